/** Drawings of ten by ten cells: fairy tales (the easier half). */
export const early = `
castle tower
.R.R..R.R.
.R.RRRR.R.
.AAAAAAAA.
.AAAAAAAA.
..AAAAAA..
..ALAALA..
..AAAAAA..
..AAAAAA..
.AAAMMAAA.
.AAAMMAAA.

wand
.......Y..
.....YYYYY
......YYY.
.....Y.M.Y
......m...
.....M....
....m.....
..MM......
..M.......
.m........

ghost
...WWWW...
..WWWWWW..
.WWWWWWWW.
.WkWWWWkW.
.WkWWWWkW.
.WWWWWWWW.
.WWWkkWWW.
.WWWWWWWW.
.WWWWWWWW.
.W.WWWW.W.

witch hat
....VV....
....VVV...
...VVV....
...VVVV...
..VVVVV...
..VVVVVV..
..OOYYOO..
.VVVVVVVV.
VVVVVVVVVV
.VVVVVVVV.

toadstool
..RRRRRR..
.RRWRRWRR.
RRRRRRRRRR
RWWRRRRWWR
RRRRRRRRRR
..SSSSSS..
...SSSS...
...SSSS...
...SSSS...
.GGGGGGGG.

dragon
.GG.......
GGGG...Y..
GKGG..YY..
GGGGG.YYY.
..GGG.GG..
...GGGGG.G
...GYYGGGG
...GYYGGG.
...GGGGG..
...GG.GG..

sword
....AA....
....AA....
....AA....
....AA....
....AA....
....AA....
..YYYYYY..
....MM....
....MM....
...YYYY...

shield
RRRRwwRRRR
RRRRwwRRRR
RRRRwwRRRR
RRRRwwRRRR
wwwwwwwwww
RRRRwwRRRR
.RRRwwRRR.
.RRRwwRRR.
..RRwwRR..
...RwwR...

crystal ball
...CCCC...
..CLCCLC..
.CLLCCLLC.
.CLCCCCLC.
.CCCCCCCC.
.CCCCCCCC.
..CCCCCC..
...CCCC...
..MMMMMM..
.MMMMMMMM.

unicorn
.Y........
..Y.......
..WWP.....
.WWWPP....
WWKWWP....
WWWWWPP...
...WWWWWWp
...WWWWWWP
...WWWWW.P
...W.W.W..

cauldron
..g....g..
.gg..g.gg.
..gggggg..
KKKKKKKKKK
.KKKKKKKK.
KKKHKKKKKK
KKKHKKKKKK
.KKKKKKKK.
..KKKKKK..
.OO.OO.OO.

princess
....YY....
..Y.YY.Y..
..YYYYYY..
..MSSSSM..
..MSKSKM..
..MSSSSM..
...MSSM...
..PPPPPP..
.PPPPPPPP.
PPPPPPPPPP

frog prince
...y.y.y..
...yyyyy..
...yyyyy..
..GGG.GGG.
.GWKG.GWKG
.GGGGGGGGG
GGGGGGGGGG
GGRRRRRRGG
.GGGGGGGG.
GG.GG.GG.G
`
