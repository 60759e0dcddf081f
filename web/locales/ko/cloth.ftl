cloth-table = 게임판
cloth-pickable = 고를 수 있음
cloth-chosen = 고름
cloth-look-through = 열어서 살펴볼 수 있음
cloth-pile = { $name }: { $count ->
    [0] 비어 있음
   *[other] { $count }장
  }
cloth-hand = { $name }: { $count ->
    [0] 카드 없음
   *[other] { $count }장
  }
cloth-cards = { $count ->
    [0] 카드 없음
   *[other] 카드 { $count }장
  }
cloth-empty = 비어 있음
cloth-empty-hand = 손에 든 카드가 없습니다
cloth-you = 나
cloth-damage = 피해 { $hurt } / { $of }
cloth-designed = 이 카드의 숫자 하나는 여기서 정한 것입니다. 인쇄된 값은 공개되어 있지 않습니다.
cloth-about = { $name } 이야기
cloth-how = { $figure }: 어떻게 나온 값인지
cloth-unfold = { $zone }: 펼치기 또는 접기
cloth-zoom-in = 판 확대
cloth-zoom-out = 판 축소
cloth-zoom-fit = 판 전체 보기
cloth-coming = 다가올 움직임 모두 보기
cloth-coming-short = 다가올 움직임
cloth-close = 닫기
cloth-new = 새로
