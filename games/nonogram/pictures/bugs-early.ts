/** Drawings of ten by ten cells: insects and other small animals (the easier half). */
export const early = `
ladybird
...kkkk...
..kkkkkk..
.RRRRRRRR.
RRRRkkRRRR
RkkRkkRkkR
RkkRkkRkkR
RRRRkkRRRR
RRkRkkRkRR
.RkRkkRkR.
..RRRRRR..

ant
.K........
..K.......
.KKK..KKK.
KKKKKKKKKK
KKKKKKKKKK
.KKK..KKKK
..K.KK.KK.
KK..K.K.K.
K..K..K..K
..........

caterpillar
K.K.......
.K........
GGG.......
GKGG......
GGGG......
GGGGG.GGG.
.GGGGGGGGG
..GGGGGGGG
..GGG.GGGG
..M.M..M.M

butterfly
.K......K.
O.K....K.O
OOO.KK.OOO
OYOOKKOOYO
OOOOKKOOOO
.OOOKKOOO.
.OOOKKOOO.
OYOOKKOOYO
OOO.KK.OOO
.O......O.

dragonfly
...CCCC...
....CC....
CC..BB..CC
CCCCBBCCCC
.CCCBBCCC.
CC..BB..CC
....BB....
....BB....
....BB....
....BB....

beetle
k...kk...k
.k.kkkk.k.
..kkkkkk..
.DDDDDDDD.
kDGDDDDGDk
.DGDDDDGD.
kDGDDDDGDk
.DGDDDDGD.
.DDDDDDDD.
k.DDDDDD.k

scorpion
....RRR...
...R...r..
...R....R.
......RRR.
.....RR...
rR..RRRR..
R.RRRRRR..
RRRRRRRRR.
..R.R.R.R.
.R.R.R.R..

worm
..........
.PPP......
PPKPP.....
PPPPP.....
.PPPP.....
...PP.....
...PP..PPP
...PPP.P.P
....PPPP.P
MMMMMMMMMM

grasshopper
..K.....G.
.K.....GG.
GGG...GG.G
GKGG.GGG.G
GGGGGGG..G
.GGGGGGG.G
..GGGGGGG.
..G.G.GG..
.g..G..G..
G...G..G..

spider
K...KK...K
K..K..K..K
.k.K..K.k.
..KKKKKK..
KKKRKKRKKK
...KKKK...
KKKKKKKKKK
..KKKKKK..
.k.KKKK.k.
K..K..K..K

bee hive
...YYYY...
..YYYYYY..
.YoYooYoY.
.YYYYYYYY.
YoYoYYoYoY
YYYYYYYYYY
YoYoYYoYoY
YYYKKKKYYY
.YYKKKKYY.
..oooooo..

mosquito
..LL......
.LLLL.....
.LLLLL....
..LLLL....
.HHHHHHHH.
HHKHHHHHHH
.HHHHHH...
H.H.H..H.K
..H..H..H.
.H..H....H

firefly
...K..K...
....KK....
...KKKK...
..MMMMMM..
..MMMMMM..
..MMMMMM..
...MMMM...
...YYYY...
..YYYYYY..
...YYYY...
`
