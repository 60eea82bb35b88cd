/** Drawings of ten by ten cells: what makes music (the harder half). */
export const late = `
record
...KKKK...
.KKKKKKKK.
.KKaaaaKK.
KKaKKKKaKK
KKaKRRKaKK
KKaKRRKaKK
KKaKKKKaKK
.KKaaaaKK.
.KKKKKKKK.
...KKKK...

accordion
RR......RR
RRkRkRkRRR
RRkRkRkRRR
RYkRkRkRYR
RRkRkRkRRR
RYkRkRkRYR
RRkRkRkRRR
RYkRkRkRYR
RRkRkRkRRR
RR......RR

maracas
.RR.......
RRRR..GG..
RRRR.GGGG.
RRRR.GGGG.
.RR..GGGG.
.MM..GG...
.MM..MM...
.MM..MM...
.....MM...
.....MM...

triangle
....AA....
....AA....
...AAAA...
...A..A...
..AA..AA..
..A....A..
.AA....AA.
.A......A.
AAAAAAAAA.
AAAAAAAA..

ballet shoe
PP........
PPP.......
.PP.......
.PPPP.....
.PPPPPP...
.PPPPPPPP.
.PPPPPPPPP
.PP.PPPPPP
.PP.......
..PP......

stage
RRRRRRRRRR
RRRRRRRRRR
RRRR..RRRR
RRR....RRR
RR......RR
RR..KK..RR
R...KK...R
R..KKKK..R
mmmmmmmmmm
mmmmmmmmmm

loudspeaker
kkkkkkkkkk
kkkHHHHkkk
kkHHAAHHkk
kkkHHHHkkk
kkkkkkkkkk
kkHHHHHHkk
kHHAAAAHHk
kHHAAAAHHk
kkHHHHHHkk
kkkkkkkkkk

tambourine
..oooooo..
.oYYYYYYo.
AYYYYYYYYA
oYYYYYYYYo
oYYYYYYYYo
AYYYYYYYYA
oYYYYYYYYo
oYYYYYYYYo
.AYYYYYYA.
..oooooo..

gong
MMMMMMMMMM
M...MM...M
M..YYYY..M
M.YYYYYY.M
MYYYOOYYYM
MYYYOOYYYM
M.YYYYYY.M
M..YYYY..M
M........M
MM......MM

xylophone
R.........
R.O.......
R.O.Y.....
R.O.Y.G...
R.O.Y.G.B.
R.O.Y.G.B.
R.O.Y.G...
R.O.Y.....
R.O.......
R.........

whistle
.........R
........RR
AAAAAAAAR.
AAAAAAAA..
.AAAAKAA..
.AAAAAA...
..AAAAAA..
..AAAAAA..
...AAAA...
..........

saxophone
.KKK......
...Y......
...Y......
...YY.....
...YA...YY
...YY..YYY
...YA.YYYY
...YYYYYY.
...YYYYY..
....YYY...
`
