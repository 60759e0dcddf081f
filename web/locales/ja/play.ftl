# 卓：質問
play-table = 卓
play-your-question = あなたへの質問
play-what-now = いま起きていること
play-why = なぜ？ { $clause }
play-why-short = なぜ？
play-sending = 手を送っています。
play-chosen = 選んだもの：{ $things }。
play-whose = { $thing }（{ $name }）
play-let-go = 放す
play-all-options = 選択肢 { $count } 個すべて
play-places = { $where }：{ $count } か所
play-your-options = 選択肢
play-search-options = 選択肢を探す
play-no-option = 「{ $words }」に合う選択肢はありません。
play-which-use = どれにしますか？
play-rest-at-once = 残りを一度に見る
play-go-on = 次へ
play-story-begin = はじめる
play-story-people = 登場人物
play-space = スペース
play-bot-thinks = { $name }が考えています
play-bot-for-you = ボットが{ $name }の代わりに考えています
play-bot-line = ボット（{ $bot }）です。その間、規則を読んだりカードを眺めたりできます。
play-faster = 速く進める
play-slower = ゆっくり進める
play-theirs-line = 番が来たらお尋ねします。その間、規則を読んだりカードを眺めたりできます。
play-watching = 観戦しています。
play-nobody = いまは誰にも尋ねていません。
play-lost = 接続が切れました。最後の手は保存されています。
play-lost-unsent = 接続が切れました。あなたの手はここに取ってあり、つながり次第送ります。
play-lost-retry = { $seconds } 秒後に再びつなぎます。卓はそのまま見られます。
play-lost-now = いま再びつないでいます。卓はそのまま見られます。
play-try-now = いまつなぐ
play-stale = その手は古い卓で指されました。
play-stale-line = 誰かが先に動きました。いまの卓を見て選び直してください。
play-refused-line = 何も変わっていません。選び直してください。
play-what-changed = 変わったところを見る
play-choose-again = 選び直す
play-paused = ゲームは一時停止中です。
play-paused-line = すべて保存されています。席にいる人なら誰でも再開できます。
play-resume = ゲームを続ける
play-pause = 一時停止
play-over = ゲームは終わりました。
play-see-result = 結果を見る
play-asked-you = 質問です：{ $prompt } 選択肢 { $count } 個。

# 席
play-seats = 席
play-standing = 順位
play-you = あなた
play-your-turn = あなたの番
play-turn = 手番
play-thinks = 考え中
play-open-seat = 空席
play-is-bot = ボット、{ $bot }
play-away = 離席中
play-here = 在席
play-score = { $label }：{ $of } のうち { $won }
play-rounds = ラウンド
play-steps = 手順
play-title-turn = ● あなたの番 — { $title }

# 記録、チャット、横の欄
play-rail = 手順、カード、記録とチャット
play-log = これまでの出来事
play-log-and-chat = 記録とチャット
play-log-empty = まだ何も起きていません。
play-chat = チャット
play-chat-short = チャット
play-chat-unread = チャット、未読 { $count } 件
play-chat-empty = まだ誰も話していません。
play-chat-say = 卓のみんなに話す
play-chat-send = 送る
play-close = 閉じる
play-undo = 取り消す
play-rules = 規則
play-text-table = 文字の卓
play-rules-failed = 規則を取得できませんでした。
play-read-in-rules = 規則の { $clause } を読む

# なぜできない？
play-why-title = なぜできないの？
play-belongs = 持ち主：{ $name }。
play-asked-now = いまの質問：
play-asked-nothing = いまはありません。
play-not-an-answer = この質問の答えはどれもこれに触れません。いま選べるものは光っています。
play-not-your-turn = ほかの人に尋ねているので、いまここで選べるものはありません。

# 取り消し
play-takeback-title = この手を戻しますか？
play-takeback-needs = 手を戻すには全員の同意が要ります。
play-keep-move = そのままにする
play-ask-others = ほかの人に尋ねる
play-no-undo-title = これは取り消せません
play-no-undo = 取り消せる手がありません。
play-consent-title = { $name }が手を戻したいそうです
play-consent-yes = 戻す
play-consent-no = そのままにする
play-consent-waiting = 同意を待っています：{ $names }

# メニュー
play-menu = 卓のメニュー
play-theme = 色
play-theme-auto = システム
play-theme-dark = ろうそく
play-theme-light = 日の光
play-sound = 質問が来たら音を鳴らす
play-still = 動きを減らす
play-invite-link = 友だちへのリンク（席に着く）
play-watch-link = 観戦用リンク
play-copy = コピー
play-copied = コピーしました。
play-copy-yourself = ブラウザがコピーを許しませんでした。リンクを選択してあるので手でコピーしてください。
play-your-seats = あなたの席
play-which-bot = どのボット
play-to-bot = ボットに任せる
play-take-back-seat = 席を取り戻す
play-leave = 卓を離れる
play-leave-title = 卓を離れますか？
play-leave-alone = すべて保存されています。最初のページでこの卓を見つけ、いつでも続けられます。
play-leave-words = 誰も待たずに済むよう、ボットがあなたの席に着き、席は戻りません。戻るつもりなら、代わりに席をボットに任せてください。そうすれば席はあなたのもののままです。
play-stay = とどまる

# 一台をみんなで
play-pass-device = { $name }に端末を渡してください
play-pass-words = 次の人の手に渡るまで、すべてのカードを隠します。
play-i-am = { $name }です：カードを見せる

# ゲームの前
play-lobby-waits = あと { $count } 席空いています。埋まると自動で始まります。
play-lobby-starts = 全員そろいました。始めます。
play-lobby-invite = 招待
play-lobby-invite-words = このリンクを開いた人は席に着けます。アカウントは要りません。
play-seat-open = 友だちを待っています
play-watching-count = { $count } 人が観戦しています。

# ゲームの後
play-over-title = ゲーム終了
play-see-table = 卓を見る
play-replay = 再生
play-rematch = もう一度
play-rematch-waits = 次の勝負が開きました：席に着く
play-rematch-watch = 次の勝負を観戦
play-rematch-open = 次の勝負が開きました。
play-rematch-failed = 次の勝負を開けませんでした。少し後でもう一度お試しください。
play-save-file = ファイルに保存
play-verify = 検証
play-verifying = 鍵からすべて配り直しています…
play-verify-failed = いまは検証できませんでした。
play-stats = 数字
play-counting = 数えています…
play-stats-failed = 数字を取得できませんでした。

# うまくいかないとき
play-coming = 卓を用意しています…
play-no-server = サーバーが答えません。卓はそこに安全に保たれています。自動で再試行します。
play-no-table = その卓はありません
play-no-table-words = 片づけられたか、リンクの文字が欠けたのかもしれません。ほかの卓は最初のページにあります。
play-forget-table = 最初のページへ
play-hung-up = サーバーが接続を終えました
play-hung-up-words = 指した手はすべてそこに保存されています。
play-token-refused = このブラウザの鍵では席を開けなくなりました。ほかの人が引き継いだのかもしれません。
play-watch-instead = 代わりに観戦する
