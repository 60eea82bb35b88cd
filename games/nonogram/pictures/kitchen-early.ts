/** Drawings of ten by ten cells: fruit and what stands in the kitchen (the easier half). */
export const early = `
watermelon
..........
DRRRRRRRRD
DRkRRkRRRD
DRRRRRRkRD
DRRkRRRRRD
.DRRRRkRD.
.DRRkRRRD.
..DDRRDD..
...DDDD...
..........

bottle
....OO....
....OO....
....CC....
....CC....
...CCCC...
..CCCCCC..
..CWWWWC..
..CWWWWC..
..CCCCCC..
..CCCCCC..

cake
....R.....
...RRR....
..WWWWWW..
.WWWWWWWW.
.PPWPPWPP.
.PPPPPPPP.
.WWWWWWWW.
.MMMMMMMM.
.MMMMMMMM.
AAAAAAAAAA

bread
..........
.MMMM.MMM.
MTTTTMTTTM
MTTTTTTTTM
.MTTTTTTM.
.MTTTTTTM.
.MTTTTTTM.
.MTTTTTTM.
.MMMMMMMM.
..........

pear
.....MM...
....MM....
...GGG....
...GGGG...
..GGGGG...
..GwGGGG..
.GGwGGGGG.
.GGGGGGGG.
.GGGGGGGG.
..GGGGGG..

lemon
..........
...YYYY...
.YYYYYYYY.
.YYwYYYYY.
YYwYYYYYYY
YYYYYYYYYY
.YYYYYYYY.
.YYYYYYYY.
...YYYY...
..........

strawberry
....GG....
.GGGGGGGG.
..GRGGRG..
RRRRRRRRRR
RRyRRRRyRR
RRRRyRRRRR
.RRRRRRRR.
.RRyRRyRR.
..RRRRRR..
....RR....

teapot
....MM....
...BBBB...
..BBBBBB..
B.BBBBBBBB
BBBBBBBB.B
.BBWBBBB.B
.BBWBBBBBB
..BBBBBB..
..BBBBBB..
.BBBBBBBB.

cooking pot
....HH....
..AAAAAA..
.AAAAAAAA.
..........
AAAAAAAAAA
A.AAAAAA.A
AAAAAAAAAA
..AAAAAA..
..AAAAAA..
...AAAA...

cheese
..........
......YY..
....YYYYY.
..YYYYYYYY
YYYYYYYYYY
YYoYYYYooY
YYYYoYYooY
YYYYYYYYYY
YooYYYoYYY
YYYYYYYYYY

apple
.....MM...
....M.GG..
.RRRMRRR..
RRRRRRRRR.
RwRRRRRRRR
RwRRRRRRRR
RRRRRRRRRR
.RRRRRRRR.
.RRRRRRR..
..RR.RR...

grapes
....MM....
..GGMGGG..
..VV.VV...
.VVVVVVVV.
.VV.VV.VV.
VVVVVVVVVV
.VVV.VVV..
..VVVVVV..
...V.VV...
....VV....

cup of tea
..A..A....
...A..A...
..A..A....
.MMMMMMM..
.CCCCCCCCC
.CCCCCCC.C
.CCCCCCCCC
..CCCCC...
...CCC....
AAAAAAAAAA
`
