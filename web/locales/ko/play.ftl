# 테이블: 질문
play-table = 테이블
play-your-question = 당신에게 온 질문
play-what-now = 지금 벌어지는 일
play-why = 왜? { $clause }
play-why-short = 왜?
play-sending = 수를 보내는 중입니다.
play-chosen = 고른 것: { $things }.
play-whose = { $thing } ({ $name })
play-let-go = 놓기
play-all-options = 선택지 { $count }개 모두
play-places = { $where }: { $count }곳
play-your-options = 선택지
play-search-options = 선택지 찾기
play-no-option = “{ $words }”에 맞는 선택지가 없습니다.
play-which-use = 어느 것으로 할까요?
play-rest-at-once = 나머지를 한 번에 보기
play-go-on = 계속
play-story-begin = 시작하기
play-story-people = 등장인물
play-space = 스페이스
play-bot-thinks = { $name } 님이 생각 중입니다
play-bot-for-you = 봇이 { $name } 대신 생각 중입니다
play-bot-line = 봇({ $bot })입니다. 그동안 규칙을 읽거나 카드를 살펴볼 수 있습니다.
play-faster = 빠르게 진행
play-slower = 차분하게 진행
play-theirs-line = 차례가 오면 물어봅니다. 그동안 규칙을 읽거나 카드를 살펴볼 수 있습니다.
play-watching = 관전하고 있습니다.
play-nobody = 지금은 아무에게도 묻지 않습니다.
play-lost = 연결이 끊겼습니다. 마지막 수는 저장되었습니다.
play-lost-unsent = 연결이 끊겼습니다. 둔 수는 여기에 보관했다가 연결되면 바로 보냅니다.
play-lost-retry = { $seconds }초 뒤에 다시 시도합니다. 테이블은 계속 볼 수 있습니다.
play-lost-now = 지금 다시 시도하고 있습니다. 테이블은 계속 볼 수 있습니다.
play-try-now = 지금 시도
play-stale = 지난 테이블에서 둔 수입니다.
play-stale-line = 다른 사람이 먼저 두었습니다. 지금의 테이블을 보고 다시 고르세요.
play-refused-line = 바뀐 것은 없습니다. 다시 고르세요.
play-what-changed = 바뀐 점 보기
play-choose-again = 다시 고르기
play-paused = 게임이 멈춰 있습니다.
play-paused-line = 모두 저장되었습니다. 자리에 앉은 누구나 다시 시작할 수 있습니다.
play-resume = 게임 계속하기
play-pause = 잠시 멈춤
play-over = 게임이 끝났습니다.
play-see-result = 결과 보기
play-asked-you = 질문이 왔습니다: { $prompt } 선택지 { $count }개.

# 자리
play-seats = 자리
play-standing = 현재 점수
play-you = 나
play-your-turn = 내 차례
play-turn = 차례
play-thinks = 생각 중
play-open-seat = 빈자리
play-is-bot = 봇, { $bot }
play-away = 자리 비움
play-here = 와 있음
play-score = { $label }: { $of }개 중 { $won }개
play-rounds = 라운드
play-steps = 단계
play-title-turn = ● 내 차례 — { $title }

# 기록, 채팅, 옆 패널
play-rail = 단계, 카드, 기록과 채팅
play-log = 있었던 일
play-log-and-chat = 기록과 채팅
play-log-empty = 아직 아무 일도 없었습니다.
play-chat = 채팅
play-chat-short = 채팅
play-chat-unread = 채팅, 읽지 않은 말 { $count }개
play-chat-empty = 아직 아무도 말하지 않았습니다.
play-chat-say = 테이블에 한마디
play-chat-send = 보내기
play-close = 닫기
play-undo = 되돌리기
play-rules = 규칙
play-text-table = 글 테이블
play-rules-failed = 규칙을 불러오지 못했습니다.
play-read-in-rules = 규칙에서 { $clause } 읽기

# 왜 안 되나요?
play-why-title = 왜 안 되나요?
play-belongs = 주인: { $name }.
play-asked-now = 지금의 질문:
play-asked-nothing = 지금은 없습니다.
play-not-an-answer = 이 질문의 어떤 답도 이것에 닿지 않습니다. 지금 고를 수 있는 것은 빛납니다.
play-not-your-turn = 다른 사람에게 묻고 있어 지금은 고를 것이 없습니다.

# 되돌리기
play-takeback-title = 이 수를 무를까요?
play-takeback-needs = 무르려면 모두의 동의가 필요합니다.
play-keep-move = 그대로 두기
play-ask-others = 다른 사람에게 묻기
play-no-undo-title = 되돌릴 수 없습니다
play-no-undo = 되돌릴 수가 없습니다.
play-consent-title = { $name } 님이 수를 무르고 싶어 합니다
play-consent-yes = 무르기
play-consent-no = 그대로 두기
play-consent-waiting = 동의를 기다리는 중: { $names }

# 메뉴
play-menu = 테이블 메뉴
play-theme = 색
play-theme-auto = 시스템
play-theme-dark = 촛불
play-theme-light = 햇빛
play-sound = 질문이 오면 소리 내기
play-still = 움직임 줄이기
play-invite-link = 친구에게 줄 링크 (자리에 앉음)
play-watch-link = 관전 링크
play-copy = 복사
play-copied = 복사했습니다.
play-copy-yourself = 브라우저가 복사를 허락하지 않았습니다. 링크를 선택해 두었으니 직접 복사하세요.
play-your-seats = 내 자리
play-which-bot = 어느 봇
play-to-bot = 봇에게 맡기기
play-take-back-seat = 자리 되찾기
play-leave = 테이블 떠나기
play-leave-title = 테이블을 떠날까요?
play-leave-alone = 모두 저장되었습니다. 첫 화면에서 이 테이블을 찾아 언제든 이어 할 수 있습니다.
play-leave-words = 아무도 기다리지 않도록 봇이 자리를 아주 넘겨받습니다. 돌아올 생각이라면 대신 자리를 봇에게 맡기세요. 그러면 자리는 그대로 당신 것입니다.
play-stay = 머무르기

# 여럿이 한 기기로
play-pass-device = { $name } 님에게 기기를 넘기세요
play-pass-words = 다음 사람이 손에 들 때까지 모든 카드를 가립니다.
play-i-am = { $name }입니다: 내 카드 보기

# 게임 전
play-lobby-waits = 아직 { $count }자리가 비어 있습니다. 다 차면 게임이 저절로 시작됩니다.
play-lobby-starts = 모두 모였습니다. 게임을 시작합니다.
play-lobby-invite = 초대
play-lobby-invite-words = 이 링크를 여는 사람은 앉을 수 있습니다. 계정은 필요 없습니다.
play-seat-open = 친구를 기다립니다
play-watching-count = { $count }명이 관전하고 있습니다.

# 게임 후
play-over-title = 게임이 끝났습니다
play-see-table = 테이블 보기
play-replay = 다시 보기
play-rematch = 다시 하기
play-rematch-waits = 새 판이 열렸습니다: 앉기
play-rematch-watch = 새 판 관전하기
play-rematch-open = 새 판이 열렸습니다.
play-rematch-failed = 새 판을 열지 못했습니다. 잠시 뒤 다시 해 보세요.
play-save-file = 파일 저장
play-verify = 검증
play-verifying = 열쇠로 처음부터 다시 나누어 보는 중…
play-verify-failed = 지금은 검증하지 못했습니다.
play-stats = 수치
play-counting = 세는 중…
play-stats-failed = 수치를 불러오지 못했습니다.

# 잘못되었을 때
play-coming = 테이블을 차리는 중…
play-no-server = 서버가 답하지 않습니다. 테이블은 그곳에 안전하게 있으며 저절로 다시 시도합니다.
play-no-table = 그런 테이블이 없습니다
play-no-table-words = 치워졌거나 링크에서 글자가 빠졌을 수 있습니다. 다른 테이블은 첫 화면에 있습니다.
play-forget-table = 첫 화면으로
play-hung-up = 서버가 연결을 끝냈습니다
play-hung-up-words = 지금까지 둔 것은 모두 그곳에 저장되어 있습니다.
play-token-refused = 이 브라우저의 열쇠로는 더 이상 자리를 열 수 없습니다. 다른 사람이 넘겨받았을 수 있습니다.
play-watch-instead = 대신 관전하기
