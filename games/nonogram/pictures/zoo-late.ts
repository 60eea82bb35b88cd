/** Drawings of ten by ten cells: animals of house, field and jungle (the harder half). */
export const late = `
bear
.MM....MM.
MMMM..MMMM
MtMMMMMMtM
MMMMMMMMMM
MMKMMMMKMM
MMMMMMMMMM
MMMttttMMM
MMttKKttMM
.MMttttMM.
..MMMMMM..

penguin
...NNNN...
..NNNNNN..
..NWNNWN..
..NNOONN..
.NNWWWWNN.
NNNWWWWNNN
N.NWWWWN.N
..NWWWWN..
..NNWWNN..
.OOO..OOO.

whale
...L.L....
....L.....
..BBBBB..B
.BBBBBBBBB
BBBBBBBBBB
BKBBBBBBB.
BBBBBBBB..
WWWWWBBB..
.WWWWWB...
..........

lion
..oooooo..
.ooYYYYoo.
ooYYYYYYoo
oYKYYYYKYo
oYYYYYYYYo
oYYYMMYYYo
oYYMYYMYYo
ooYYYYYYoo
.ooYYYYoo.
..oooooo..

crab
RR......RR
R.R....R.R
RRR....RRR
.RR.RR.RR.
..RRRRRR..
.RRKRRKRR.
.RRRRRRRR.
RRRRRRRRRR
R.R.RR.R.R
..R....R..

giraffe
.M.M......
.YYY......
YYKY......
YYYY......
..MY......
..YY......
..YMYYYMY.
..YYMYYYY.
..YYYYMYY.
..Y.Y.Y.Y.

horse
..M.......
.MMM......
MMMMMM....
MKMMMMM...
MMM.MMM...
....MMMMMM
....MMMMMM
....MMMMMM
....M.M.MM
....M.M.M.

spider
...K..K.KK
.K.K..K.K.
..K.KK.K..
KKKKKKKKKK
...KKKK...
.KKRKKRKK.
K..KKKK..K
K.KKKKKK..
.K.K..K...
K..K..K..K

swan
..WWW.....
.WW.W.....
OW..W.....
....W.....
...WW.....
..WW..WWW.
.WW.WWWWW.
.WWWWWWWWW
.WWWWWWWW.
BBBBBBBBBB

butterfly fish
..Y...kk..
.YYY.kYYk.
YYYYkYYYYk
YWYkYYYYYY
kkYYWYYYYY
kYYWYYYYYY
YWYkYYYYYY
YYYYkYYYYk
.YYY.kYYk.
..Y...kk..

parrot
...RRRR...
..RRRRRR..
..RWRRRR..
YYRRRRRR..
YYYRRRRB..
Y..RRRBB..
...RRBBB..
..MMMMMMMM
....RBB...
.....BB...

snake
.GGGG.....
GKGGGG....
GGG.GG....
R...GG....
...GG..GG.
..GG..GGG.
.GG..GG.G.
.GG.GG..G.
.GGGGG..GG
..GGG....G
`
