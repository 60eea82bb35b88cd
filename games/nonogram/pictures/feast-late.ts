/** Drawings of ten by ten cells: feasts and fairs (the harder half). */
export const late = `
lantern
....YY....
...MMMM...
..RRRRRR..
.RRYRRYRR.
RRRYRRYRRR
RRRYRRYRRR
.RRYRRYRR.
..RRRRRR..
...MMMM...
...YYYY...

four-leaf clover
..GG.GG...
.GGGGGGG..
.GGGGGGG..
..GGGGG...
.GGGGGGG..
.GGGGGGG..
..GG.GG...
....D.....
....DD....
.....D....

sparkler
.Y.Y......
Y.Y.Y.....
.YYY......
YYWYY.....
.YYYA.....
Y.Y.YA....
.Y...YA...
.......a..
........a.
.........a

trumpet
..........
.........Y
YYYYYYYYYY
YOOOYYYYYY
..RRR....Y
..RYR.....
..RRR.....
...R......
..........
..........

reindeer
M.M....M.M
M.M....M.M
.MM....MM.
..M....M..
..TTTTTT..
.TTTTTTTT.
..TKTTKT..
..TTTTTT..
...TRRT...
....RR....

ice cream sundae
......R...
.....RR...
...WWWW...
..PPPPPP..
.PPPPYYYY.
LLLLLLLLLL
.LPPPPYYL.
..LPPYYL..
....LL....
..LLLLLL..

glasses of juice
......G...
.....GG...
OOOOOGOO..
LOOOOOOL..
LOOWOOOL..
LOOOOOOL..
.LOOOOL...
...LL.....
...LL.....
.LLLLLL...

bunting
AAAAAAAAAA
RRR.BBB.YY
RRR.BBB.YY
.R...B...Y
AAAAAAAAAA
.GGG.PPP.V
.GGG.PPP.V
..G...P..V
..........
..........

sleigh
........RR
RR......RR
RRR....RRR
RRRRRRRRRR
.RRRRRRRR.
.RYYYYYYR.
..RRRRRR..
...A..A..A
A..A..A..A
.aAAAAAAA.

rosette
..RRRRRR..
.RRRRRRRR.
RRYYYYYYRR
RRYWWWWYRR
RRYWWWWYRR
RRYYYYYYRR
.RRRRRRRR.
..RRRRRR..
.bb.bb.bb.
.b..bb..b.

lollipop
..RRRRR...
.RWWWWWR..
RWRRRRRWR.
RWRWWWRWR.
RWRWRWRWR.
RWRWWRRWR.
RWRRRRWWR.
.RWWWWRR..
..RRRAR...
.....A....

moon and star
...YYY....
..YYY.....
.YYY...Y..
YYYY..YYY.
YYY..YYYYY
YYYY..YYY.
YYYY.YY.YY
.YYYY...Y.
..YYYYYYY.
...YYYYY..
`
