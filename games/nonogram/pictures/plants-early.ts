/** Drawings of ten by ten cells: flowers, trees and other plants (the easier half). */
export const early = `
tulip
...R..R...
...RRRR...
...RRRR...
...RRRR...
....RR....
....GG....
.g..GG..G.
.GG.GG.GG.
..GGGGGG..
....GG....

cactus
...GGGG...
...GGGG.G.
.G.GGGG.G.
.G.GGGG.G.
.G.GGGGGG.
.GGGGGG...
...GGGG...
..OOOOOO..
..OOOOOO..
...OOOO...

sunflower
..YYYYYY..
.YYMMMMYY.
YYMMMMMMYY
YYMMMMMMYY
.YYMMMMYY.
..YYYYYY..
....GG....
.GG.GG.GG.
..GGGGGG..
....GG....

oak
..GGGGGG..
.GGGGGGGG.
GGGGGGGGGG
GGGGGGGGGG
.GGGGGGGG.
..GGMMGG..
....MM....
....MM....
...MMMM...
DDDDDDDDDD

mushroom
..MMMMMM..
.MMMMMMMM.
MMMMMMMMMM
MMMMMMMMMM
...SSSS...
...SSSS...
...SSSS...
..SSSSSS..
..SSSSSS..
GGGGGGGGGG

leaf
.......GG.
....GGGGG.
..GGGGDGG.
.GGGGDGGG.
.GGGDGGGG.
GGGDGGGG..
GGDGGGGG..
GDGGGGG...
DGGG......
D.........

acorn
....MM....
....MM....
..MMMMMM..
.MMMMMMMM.
MMMMMMMMMM
.TTTTTTTT.
.TTTTTTTT.
.TTTTTTTT.
..TTTTTT..
....TT....

palm
.GGG.GGG..
GGGGGGGGG.
G..GMGG.GG
..GGMG...G
..G.MM....
....MM....
....MM....
...MM.....
...MM.....
SSSSSSSSSS

rose
...RRRR...
..RRPPRR..
..RPRRPR..
..RRPPRR..
...RRRR...
....DD....
..D.DDDD..
.DDDDDDDD.
..DDDD.D..
....DD....

willow
..DDDDDD..
.DDDDDDDD.
DDDDDDDDDD
D.DDMMDD.D
D.D.MM.D.D
D.D.MM.D.D
D.D.MM.D.D
..D.MM.D..
....MM....
GGGGGGGGGG

pine cone
....MM....
...MMMM...
..MTMMTM..
.MMMTTMMM.
.MTMMMMTM.
.MMMTTMMM.
.MTMMMMTM.
..MMTTMM..
...MMMM...
....MM....

pot plant
.GG....GG.
GGGG..GGGG
.GGGGGGGG.
...GGGG...
.GG.GG.GG.
GGGGGGGGGG
....GG....
.OOOOOOOO.
..OOOOOO..
..OOOOOO..

wheat
....YY....
..Y.YY.Y..
..YYYYYY..
...YYYY...
..Y.YY.Y..
..YYYYYY..
...YYYY...
....TT....
....TT....
....TT....
`
