cloth-table = テーブル
cloth-pickable = 選べます
cloth-chosen = 選択中
cloth-look-through = 開いて中を見られます
cloth-pile = { $name }：{ $count ->
    [0] なし
   *[other] { $count }枚
  }
cloth-hand = { $name }：{ $count ->
    [0] カードなし
   *[other] { $count }枚
  }
cloth-cards = { $count ->
    [0] カードなし
   *[other] カード{ $count }枚
  }
cloth-empty = なし
cloth-empty-hand = 手札はありません
cloth-you = あなた
cloth-damage = ダメージ { $hurt } / { $of }
cloth-designed = このカードの数値の一つは当方で定めたものです。印刷された値は公開されていません。
cloth-about = { $name } について
cloth-how = { $figure }：内訳を見る
cloth-unfold = { $zone }：開く・たたむ
cloth-zoom-in = 盤を拡大
cloth-zoom-out = 盤を縮小
cloth-zoom-fit = 盤の全体を表示
cloth-coming = これからの動きをすべて表示
cloth-coming-short = これからの動き
cloth-close = 閉じる
cloth-new = 新
