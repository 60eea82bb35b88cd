/** Drawings of ten by ten cells: sky, weather and space (the easier half). */
export const early = `
star
....YY....
....YY....
...YYYY...
YYYYYYYYYY
.YYYYYYYY.
..YYYYYY..
..YYYYYY..
.YYYYYYYY.
.YYY..YYY.
YY......YY

moon
..SSSS....
..SSS.....
.SSSS.....
SSSS......
SSSS......
SSSS......
SSSSS...S.
.SSSSSSSS.
..SSSSSS..
...SSSS...

rocket
....WW....
...WWWW...
...WWWW...
...WBBW...
...WBBW...
...WWWW...
..RWWWWR..
.RRWWWWRR.
.RR.OO.RR.
....OO....

ringed planet
.......TT.
..OOOO..TT
.OOOOOOTT.
OOOOOOTTO.
OOOOOTTOO.
OOOOTTOOO.
OOOTTOOOO.
.TTTOOOO..
TT.OOOO...
TT........

sun
YY..YY..YY
.Y..YY..Y.
..YYYYYY..
..YYYYYY..
YYYYYYYYYY
YYYYYYYYYY
..YYYYYY..
..YYYYYY..
YY..YY....
Y...YY...Y

comet
.........O
.......OO.
....OOOO..
..OOOOOO..
.YYYOOO...
YYYYYO....
YYYYY.....
YYYYY.....
.YYY......
..........

telescope
........AA
......AAAA
....AAAAA.
..AAAAA...
.AAAMM....
..A.MM....
..MMMMM...
..MM..MM..
.MM....MM.
MM......MM

astronaut
...WWWW...
..WWWWWW..
..WNNNNW..
..WNLNNW..
..WNNNNW..
..WWWWWW..
.WWWRWWWW.
WW.WWWW.WW
...W..W...
..WW..WW..

ufo
....LL....
...LLLL...
...LLLL...
.AAAAAAAA.
AAYAAYAAYA
AAAAAAAAAA
...YYYY...
..YYYYYY..
.YYYYYYYY.
YYYYYYYYYY

satellite
BB......BB
BBB....BBB
BBB.AA.BBB
BBBAAAABBB
...AAAA...
BBBAAAABBB
BBB.AA.BBB
BBB.HH.BBB
BB..HH..BB
...HHHH...

cloud
....WW....
..WWWWW...
.WWWWWWWW.
WWWWWWWWWW
WWWWWWWWWW
.WWWWWWWW.
..B..B..B.
.B..B..B..
..B..B..B.
..........

rainbow
..rrrrrr..
.rOOOOOOr.
rOYYYYYYOr
rOYGGGGYOr
rOYG..GYOr
rOYG..GYOr
rOYG..GYOr
WWW....WWW
WWWW..WWWW
.WW....WW.

lightning
.HHHHHHH..
HHHHHHHHH.
HHHHHHHHHH
.HHHHHHHH.
...YYY....
..YYY.....
.YYYYYY...
...YYY....
..YYY.....
..Y.......
`
