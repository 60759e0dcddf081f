# ページの枠
skip-to-main = 本文へ
go-home = ホーム
to-the-shelf = 棚へ
try-again = もう一度試す
done = 完了
none = なし
trouble-title = 問題が起きました
page-missed = このページを取得できませんでした。テーブルはサーバーに無事あります。
page-broke = このページで不具合が起きました。テーブルはサーバーに無事あります。
offline-notice = オフラインです。テーブルはサーバーで待っています。つながれば続けられます。
problem-offline = サーバーにつながりません。サーバーは動いていますか。ネットワークはつながっていますか。
problem-unknown = サーバーから意味の分からない返事が来ました（{ $status }）。
not-found-title = ページがありません
not-found = { $path } には何もありません。リンクが途中で切れているかもしれません。
theme-to-light = 昼：明るい色
theme-to-dark = ろうそく：暗い色

# 席
colour = 色
colour-A = 空色（A）、円
colour-B = 炎色（B）、ひし形
colour-C = クローバー色（C）、三角形
colour-D = 夕暮れ色（D）、四角形
colour-E = 生成り色（E）、六角形
colour-F = ジギタリス色（F）、星
empty-seat = 空席

# ホーム
motto = 五つのファンタジーボードゲーム。座って、すぐ遊べます。
shelf-label = 棚のゲーム
shelf-away = 棚が見えません
play = 遊ぶ
play-game = { $title } を遊ぶ
not-on-the-table = まだ準備中
players-exactly = { $count }人
players-range = { $least }–{ $most }人
players-from-to = { $least }～{ $most }人
minutes-short = { $minutes }分
minutes-long = 約{ $minutes }分
paste-link = テーブルのリンクを貼る
join = 参加
watch = 観戦
link-missing = まずテーブルのリンクを貼ってください。
link-unreadable = テーブルのリンクではありません。…/t/名前 か …/t/名前#join=… の形です。
link-no-invitation = このリンクに招待はありません。観戦するか、席のあるリンクを頼んでください。
link-elsewhere = このテーブルは別のサーバーにあります：
your-tables = 自分のテーブル
your-turn = 自分の番
continue = 続ける
continue-table = { $title } を続ける
watch-table = { $title } を観戦する
replay = 再生
replay-table = { $title } を再生する
remove-from-list = 一覧から外す
remove-table = { $title } を一覧から外す
no-tables = まだテーブルがありません
no-tables-hint = 棚から箱を取って始めましょう。
lost-tables = このブラウザが覚えているテーブルのうち { $count } 件は、もうこのサーバーにありません。
forget-them = 忘れる
open-file = ゲームファイルを開く
open-file-hint = 保存したゲームを選ぶか、ここに落とすと再生できます。
drop-here = ここに落としてください。
file-too-long = ゲームのファイルにしては長すぎます。
file-refused = { $name } を開けませんでした。{ $why }
how-to-play = 遊び方
text-tables = 文字のテーブル
credits-title = クレジットと出典

# テーブルの用意
new-table = 新しいテーブル
no-such-game = 棚にそのゲームはありません。
game-not-ready = { $title } はまだ準備中です。
read-rules = ルールを読む
who-sits-where = 席の並び
drag-hint = ドラッグで席を替える
change-place = { $name }、{ $place }番の席：矢印キーで動かす
change-place-hint = ドラッグか矢印キーで動かす
now-at-place = { $count }席のうち{ $place }番になりました
another-colour = 別の色にする
colour-of = { $name }：{ $colour }。別の色にする
who-sits-at = { $place }番の席に座る人
who-me = 自分
who-friend = 友だち
who-bot = ボット
who-closed = なし
you = 自分
your-name = 名前
name-at = { $place }番の席のプレイヤーの名前
seat-friend = 友だち
seat-closed = 空き
friend-hint = リンクから参加
bot-hint = すぐに指します
bot-level = ボットの強さ
bot-names = ミソサザイ, ミヤマガラス, アトリ, ヒバリ, サギ, ツル, アマツバメ, カケス
hot-seat = { $count }人がこの端末で遊びます。互いの手札を見ないように、手番ごとに端末を渡します。
nobody-here = この端末で遊ぶ人はいません。観戦になります。
how-you-play = 遊び方の設定
all-defaults = すべて標準
options-changed = { $count }件を変更
back-to-defaults = 標準に戻す
changed = 変更
cards = カード
cards-told = ゲーム付属のカード：{ $counted }。ここで決めた数には羽ペンの印が付きます。
source-printed = 印刷どおり { $count }
source-public = 公開どおり { $count }
source-designed = ここで作ったもの { $count }
cards-with = 使用：{ $packs }
choose-pack = パックを選ぶ
packs-told = パックはカードを差し替えたり加えたりします。使ったパックはゲームのファイルに残ります。
own-pack = 自分のパック
own-pack-hint = ゲームのカードと同じ項目を持つ TOML ファイルです。
own-pack-there = テーブルを開くときに読みます。誤りは行とともに知らせます。
pack-too-long = { $name } はパックにしては長すぎます。
choose-file = ファイルを選ぶ
take-away = 外す
the-table = テーブル
players = プレイヤー
bots = ボット
bots-levels = { $count }、{ $levels }
watching = 観戦
anyone-with-link = リンクを知る人はだれでも
open-table = テーブルを開く
starts-at-once = ゲームはすぐに始まります。
starts-with-friends = 友だちに送るリンクができます。全員が座ると始まります。

# 座る
join-title = テーブルに参加
invited = このテーブルに招待されています。
free-chair = 空席
bot-called = ボット、{ $bot }
which-chair = 席
any-chair = どこでも
chair-number = { $place }番
name-missing = 名前を書いてください。
sit-down = 座る
just-watch = 観戦だけする
no-chair-left = 席はすべて埋まっています。観戦できます。

# 設定
settings-title = 設定
settings-you = 自分
settings-look = 見た目と音
settings-kept = このブラウザに残るもの
your-name-about = 席に出ます。テーブルごとに変えられます。
colour-about = ほかの人が使っていなければこの色になります。
theme = 画面の色
theme-about = ろうそくは暗く、昼は明るい色です。システムに合わせることもできます。
theme-auto = システム
theme-dark = ろうそく
theme-light = 昼
language = 言語
language-about = ページの言語です。ゲームの言葉はゲームによります。
language-auto = システム
reduced-motion = 動きを減らす
reduced-motion-about = ものは動かず、その場に現れます。システムの設定にはいつも従います。
sound = 音
sound-about = テーブルで何かが起きたときの小さな音です。
text-tables-about = テーブルを文字で開きます。同じゲームを絵なしで遊べます。
kept-tables = テーブルと席
kept-tables-about = { $count ->
    [0] ありません。座った席はこのブラウザだけに残ります。
   *[other] テーブル{ $count }件。席の鍵はこのブラウザだけに残ります。
}
forget-tables = すべてのテーブルを忘れる
forget-tables-ask = すべてのテーブルを忘れますか
forget-tables-words = このブラウザは{ $count }件のテーブルの席を手放します。鍵がなければ二度と座れません。
keep-them = 残しておく

# クレジット
credits-games = ゲーム
credits-games-words = Attack at the Tower は OcaStudios が作り、無料で印刷できるように公開したものです。ルールは自分たちの言葉で書き直しました。ここで作ったものには羽ペンの印が付きます。
credits-icons = アイコン
credits-icons-words = 紋章はすべて game-icons のもので、一色で自作の地に描いています。
credits-fonts = 書体
credits-fonts-words = Atkinson Hyperlegible（Braille Institute）と Cinzel（Natanael Gama）。
credits-code = コード
credits-code-words = Monoceros は Apache License 2.0 の自由ソフトウェアです。このページの土台：
