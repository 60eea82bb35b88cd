/** Drawings of ten by ten cells in two to four colours; here every colour is a brush of its own (the harder half). */
export const late = `
snowman
...KKKK...
..KKKKKK..
...WWWW...
...KWWK...
...WOOW...
..RRRRRR..
..WWWWWR..
.WWWKWWWW.
.WWWKWWWW.
..WWWWWW..

parasol
....RR....
..RRWWRR..
.RRWWWWRR.
RRRWWWWRRR
RRRWWWWRRR
....MM....
....MM....
....MM....
.YYYMMYYY.
YYYYYYYYYY

chick
...YYYY...
..YYYYYY..
..YKYYKY..
..YYOOYY..
...YYYY...
..WYYYYW..
WWWWYYWWWW
WWWWWWWWWW
.WWWWWWWW.
..WWWWWW..

fried egg
..........
..WWWWW...
.WWWWWWWW.
WWWYYYWWWW
WWYYYYYWWW
WWYYYYYWW.
.WWYYYWWW.
.WWWWWWWWW
...WWWWWW.
.....WW...

toucan
...KKKK...
..KKKKKK..
YYKWWKKK..
YYYWWKKKK.
.YYKKKKKK.
...WWKKKK.
...WWKKKKK
....WKKKKK
.....KK.KK
........KK

flag cake
....R.....
....R.....
...WWWW...
..WWWWWW..
..PPPPPP..
..WWPWWP..
.WWWWWWWW.
.PPPPPPPP.
.PPPPPPPP.
TTTTTTTTTT

cactus
.....P....
....GG....
....GG..G.
.G..GG..G.
.G..GG.GG.
.GGGGGGG..
...GGG....
.YYYYYYY..
..OOOOO...
..OOOOO...

parrot
...RRRR...
..RRRRRR..
.YWWRRRR..
YYWBRRRR..
YYRRRRRB..
...RRRBBB.
...RRBBBB.
....RBBBB.
.....RBBBB
.....RR.BB

tulip
..R.RR.R..
..RRRRRR..
..RRRRRR..
..RRRRRR..
...RRRR...
....GG..G.
G...GG.GG.
GG..GGGG..
.GGGGGG...
...GGG....

cocktail
.......RR.
......RRRR
.....G.RR.
.WWWWGWWW.
.WOOOOOOW.
..WOOOOW..
...WOOW...
....WW....
....WW....
..WWWWWW..

palm beach
..GGG.GGG.
.GGGGGGGGG
GG..MMG..G
G...MM....
....MM....
...MM.....
...MM.....
.YYMMYYYY.
YYYYYYYYYY
BBBBBBBBBB

pencil
.......PP.
......PPPP
.....YPPPP
....YYYPP.
..YYYYYY..
..YYYYY...
.TYYYY....
.TTYY.....
KTTT......
KK........
`
