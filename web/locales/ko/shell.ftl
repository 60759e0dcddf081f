# 페이지의 틀
skip-to-main = 본문으로 건너뛰기
go-home = 처음으로
to-the-shelf = 선반으로
try-again = 다시 시도
done = 완료
none = 없음
trouble-title = 문제가 생겼습니다
page-missed = 이 페이지를 가져오지 못했습니다. 테이블은 서버에 안전하게 있습니다.
page-broke = 이 페이지에 오류가 생겼습니다. 테이블은 서버에 안전하게 있습니다.
offline-notice = 오프라인입니다. 테이블은 서버에서 기다리고 있으며, 연결되면 이어집니다.
problem-offline = 서버에 연결할 수 없습니다. 서버가 켜져 있고 인터넷에 연결되어 있나요?
problem-unknown = 서버가 알 수 없는 답을 보냈습니다 ({ $status }).
not-found-title = 없는 페이지입니다
not-found = { $path }에는 아무것도 없습니다. 링크가 잘렸을 수 있습니다.
theme-to-light = 한낮: 밝은 색
theme-to-dark = 촛불: 어두운 색

# 자리
colour = 색
colour-A = 하늘색(A), 원
colour-B = 불꽃색(B), 마름모
colour-C = 클로버색(C), 삼각형
colour-D = 땅거미색(D), 사각형
colour-E = 담황색(E), 육각형
colour-F = 폭스글러브색(F), 별
colour-G = 갈매기색(G), 십자
empty-seat = 빈자리

# 처음 화면
motto = 다섯 가지 판타지 보드게임. 앉아서 바로 시작하세요.
shelf-label = 선반의 게임
shelf-away = 선반을 볼 수 없습니다
play = 시작
play-game = { $title } 시작
not-on-the-table = 아직 준비 중
players-exactly = { $count }명
players-range = { $least }–{ $most }명
players-from-to = { $least }~{ $most }명
minutes-short = { $minutes }분
minutes-long = 약 { $minutes }분
paste-link = 테이블 링크 붙여넣기
join = 참가
watch = 관전
link-missing = 먼저 테이블 링크를 붙여넣으세요.
link-unreadable = 테이블 링크가 아닙니다. …/t/이름 또는 …/t/이름#join=… 꼴이어야 합니다.
link-no-invitation = 이 링크에는 초대가 없습니다. 관전하거나, 자리가 있는 링크를 부탁하세요.
link-elsewhere = 이 테이블은 다른 서버에 있습니다:
your-tables = 내 테이블
your-turn = 내 차례
continue = 계속
continue-table = { $title } 계속
watch-table = { $title } 관전
replay = 다시 보기
replay-table = { $title } 다시 보기
remove-from-list = 목록에서 빼기
remove-table = 목록에서 { $title } 빼기
no-tables = 아직 테이블이 없습니다
no-tables-hint = 선반에서 상자를 골라 시작하세요.
lost-tables = 이 브라우저가 기억하는 테이블 { $count }개가 이제 이 서버에 없습니다.
forget-them = 지우기
open-file = 게임 파일 열기
open-file-hint = 저장한 게임을 고르거나 이곳에 끌어다 놓으면 다시 볼 수 있습니다.
drop-here = 여기에 놓으세요.
file-too-long = 게임 파일이라기에는 너무 깁니다.
file-refused = { $name } 파일을 열지 못했습니다. { $why }
how-to-play = 게임 방법
text-tables = 글 테이블
credits-title = 만든 이와 출처

# 테이블 차리기
new-table = 새 테이블
no-such-game = 선반에 그런 게임이 없습니다.
game-not-ready = { $title }: 아직 준비 중입니다.
read-rules = 규칙 읽기
who-sits-where = 자리 배치
drag-hint = 끌어서 자리 바꾸기
change-place = { $name }, { $place }번 자리: 화살표 키로 옮기기
change-place-hint = 끌거나 화살표 키로 옮기기
now-at-place = 지금 { $count }자리 가운데 { $place }번
another-colour = 다른 색으로
colour-of = { $name }: { $colour }. 다른 색으로
who-sits-at = { $place }번 자리에 앉을 사람
who-me = 나
who-friend = 친구
who-bot = 봇
who-closed = 닫음
you = 나
your-name = 이름
name-at = { $place }번 자리 플레이어의 이름
seat-friend = 친구
seat-closed = 비어 있음
friend-hint = 링크로 참가
bot-hint = 바로 둡니다
bot-level = 봇의 세기
bot-names = 굴뚝새, 까마귀, 되새, 종달새, 왜가리, 두루미, 칼새, 어치
hot-seat = { $count }명이 이 기기로 함께 합니다. 서로의 손패를 보지 않도록 차례마다 기기를 넘겨줍니다.
nobody-here = 이 기기에는 플레이어가 없습니다. 관전하게 됩니다.
role-at = { $place }번 자리의 역할
role-as-usual = 기본 역할
roles-as-usual = 기본 역할로
roles-of-others = 자리 바꾸기
roles-not-with-these = 함께할 수 없음
options-of-others = 참가하지 않는 역할의 설정 { $count }개
how-you-play = 게임 방식
all-defaults = 모두 기본값
options-changed = { $count }개 바뀜
back-to-defaults = 기본값으로
changed = 바뀜
option-own = 직접 쓰기 …
option-own-for = { $name }: 직접 쓰기
cards = 카드
cards-told = 게임에 들어 있는 카드: { $counted }. 여기서 정한 수에는 깃펜이 붙습니다.
source-printed = 인쇄된 대로 { $count }개
source-public = 공개된 대로 { $count }개
source-designed = 여기서 정한 것 { $count }개
cards-with = 사용: { $packs }
choose-pack = 팩 고르기
packs-told = 팩은 카드를 바꾸거나 더합니다. 게임 파일에는 사용한 팩이 함께 남습니다.
own-pack = 나만의 팩
own-pack-hint = 게임 카드와 같은 항목을 가진 TOML 파일입니다.
own-pack-there = 테이블을 열 때 읽습니다. 잘못이 있으면 어느 줄인지 알려 줍니다.
pack-too-long = { $name }: 팩이라기에는 너무 깁니다.
choose-file = 파일 고르기
take-away = 빼기
the-table = 테이블
players = 플레이어
bots = 봇
bots-levels = { $count }, { $levels }
watching = 관전
anyone-with-link = 링크가 있는 누구나
open-table = 테이블 열기
starts-at-once = 게임이 바로 시작됩니다.
starts-with-friends = { $count ->
    [one] 친구에게 보낼 링크가 생깁니다. 친구가 앉으면 시작합니다.
   *[other] 친구들에게 보낼 링크가 생깁니다. 모두 앉으면 시작합니다.
}

# 앉기
join-title = 테이블 참가
invited = 이 테이블에 초대받았습니다.
free-chair = 빈자리
bot-called = 봇, { $bot }
which-chair = 자리
any-chair = 아무 데나
chair-number = { $place }번
name-missing = 이름을 적어 주세요.
sit-down = 앉기
just-watch = 관전만 하기
no-chair-left = 자리가 모두 찼습니다. 관전할 수 있습니다.

# 설정
settings-title = 설정
settings-you = 나
settings-look = 보기와 소리
settings-kept = 이 브라우저에 남는 것
your-name-about = 자리에 표시됩니다. 테이블마다 바꿀 수 있습니다.
colour-about = 다른 사람이 쓰지 않으면 이 색을 받습니다.
theme = 화면 색
theme-about = 촛불은 어둡고 한낮은 밝습니다. 시스템을 따를 수도 있습니다.
theme-auto = 시스템
theme-dark = 촛불
theme-light = 한낮
language = 언어
language-about = 페이지의 언어입니다. 게임의 말은 게임을 따릅니다.
language-auto = 시스템
reduced-motion = 움직임 줄이기
reduced-motion-about = 물건이 움직이지 않고 제자리에 나타납니다. 시스템 설정은 언제나 따릅니다.
sound = 소리
sound-about = 테이블에서 무언가 일어날 때 나는 작은 소리입니다.
text-tables-about = 테이블을 글로 엽니다. 같은 게임을 그림 없이 합니다.
kept-tables = 테이블과 자리
kept-tables-about = { $count ->
    [0] 없습니다. 앉은 자리는 이 브라우저에만 남습니다.
   *[other] 테이블 { $count }개. 자리의 열쇠는 이 브라우저에만 남습니다.
}
forget-tables = 모든 테이블 지우기
forget-tables-ask = 모든 테이블을 지울까요?
forget-tables-words = 이 브라우저가 테이블 { $count }개의 자리를 내놓습니다. 열쇠가 없으면 다시 앉을 수 없습니다.
keep-them = 그대로 두기

# 만든 이
credits-games = 게임
credits-games-words = Attack at the Tower는 OcaStudios가 만들어 무료로 인쇄할 수 있게 공개했습니다. 규칙은 우리 말로 다시 썼으며, 여기서 정한 것에는 깃펜이 붙습니다.
credits-icons = 아이콘
credits-icons-words = 모든 문양은 game-icons에서 가져와 한 가지 색으로 우리 바탕에 그렸습니다.
credits-fonts = 글꼴
credits-fonts-words = Atkinson Hyperlegible(Braille Institute)과 Cinzel(Natanael Gama).
credits-code = 코드
credits-code-words = Monoceros는 Apache License 2.0의 자유 소프트웨어입니다. 이 페이지가 쓰는 것:
