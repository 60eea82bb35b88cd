/** Drawings of ten by ten cells: feasts and fairs (the easier half). */
export const early = `
gift
.rr....rr.
.r.rrrr.r.
..rrrrrr..
BBBBrrBBBB
BBBBrrBBBB
BBBBrrBBBB
rrrrrrrrrr
BBBBrrBBBB
BBBBrrBBBB
BBBBrrBBBB

balloon
..RRRR....
.RRRRRR...
RRWRRRRR..
RRWRRRRR..
RRRRRRRR..
.RRRRRR...
..RRRR....
...RR.....
....A.....
...A......

fir tree
....YY....
....DD....
...DDDD...
..DDDDDD..
...DDDD...
..DRDDRD..
.DDDDDDDD.
..DDRRDD..
DDDDDDDDDD
....MM....

egg
...BBBB...
..BBBBBB..
.BBBBBBBB.
.yyyyyyyy.
ByByBByByB
BBBBBBBBBB
yyyyyyyyyy
.BBBBBBBB.
.BBBBBBBB.
..BBBBBB..

pumpkin
.....GG...
....GG....
.OOOOOOOO.
OOOOOOOOOO
OOkOOOOkOO
OkkkOOkkkO
OOOOkkOOOO
OkOOOOOOkO
OOkkkkkkOO
.OOOOOOOO.

birthday cake
.Y..Y..Y..
.R..B..R..
.R..B..R..
pppppppppp
pWppWppWpp
WWpWWpWWpW
TTTTTTTTTT
TTTTTTTTTT
WWWWWWWWWW
TTTTTTTTTT

firework
YYY.R.K.Y.
.Y..R..Y..
..Y.R.Y...
...YRY....
RRRR.RRRR.
...YRY....
..Y.R.Y...
.Y..R..Y..
Y.K.M.K.Y.
....M.....

bell
....YY....
...YYYY...
..YYYYYY..
..YYYYYY..
..YYYYYY..
..YYYYYY..
.YYYYYYYY.
YYYYYYYYYY
....OO....
....OO....

heart
.RRR..RRR.
RRRRRRRRRR
RWRRRRRRWR
RWRRRRRRWR
RRRRRRRRRR
.RRRRRRRR.
..RRRRRR..
...RRRR...
....RR....
..........

snowman
...KKKK...
..KKKKKK..
...WWWW...
..WKWWKW..
..WWOOOW..
...WWWW...
..RRRRRRM.
.WWWKWWW.M
WWWWWWWWWW
WWWWKWWWWW

party hat
....YY....
....RR....
...RRRR...
...YRRY...
..RRRRRR..
..YRRRRY..
.RRRYYRRR.
.RRRRRRRR.
YRRRRRRRRY
YYYYYYYYYY

mask
..........
VV......VV
VVVV..VVVV
VVVVVVVVVV
VWWVVVVWWV
VWWWVVWWWV
VVVVVVVVVV
.VVVVVVVV.
..VV..VV..
..........

stocking
...WWWWWW.
...WWWWWW.
....RRRR..
....RRRR..
....RRRR..
...RRRRR..
.RRRRRRR..
RRRRRRRR..
RRRRRRR...
.WRRRR....
`
