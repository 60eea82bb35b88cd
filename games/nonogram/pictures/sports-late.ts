/** Drawings of ten by ten cells: balls, boards and prizes (the harder half). */
export const late = `
cricket bat
........MM
.......MM.
......MM..
.....TTT..
....TTTT..
...TTTT...
..TTTT....
.TTTT...RR
TTTT....RR
.TT.......

surfer
......RR..
......RR..
...RRRR...
..R.RR....
....RRR...
....R..R..
..YYYYYYY.
.YYYYYYYYY
BBBBBBBBBB
.BBB.BBB.B

kayak
AA........
.AA.RR....
..AARR....
...AAA....
..RRRAA...
YYYYYYAAY.
.YYYYYYYAA
..YYYYYY.A
BBBBBBBBBB
B.BBB.BBBB

whistle cap
..BBBBBB..
.BBBBBBBB.
BBBBBBBBBB
BBBBBBBBBB
BBBBBBBBBB
WWWWWWWWWW
...NNNNNNN
....NNNNNN
..........
..........

swim goggles
..........
.........K
KK.KKKK.KK
KLLKKKKLLK
KLLLKKLLLK
KLLLKKLLLK
KLLLK.KLLL
.KKK...KKK
..........
..........

golf flag
...RRRR...
...RRRRRR.
...RRRR...
...K......
...K......
...K......
...K...WW.
...K...WW.
GGGKKGGGGG
GGGGGGGGGG

stopwatch
....AA....
...AAAA.AA
..hhhhhhA.
.hWWWWWWh.
hWWWKWWWWh
hWWWKWWWWh
hWWWKKKWWh
hWWWWWWWWh
.hWWWWWWh.
..hhhhhh..

jersey
.RR....RR.
RRRRRRRRRR
RRRWWWWRRR
RRRWRRWRRR
..RRRWRR..
..RRWRRR..
..RRWRRR..
..RRWRRR..
..RRRRRR..
..RRRRRR..

ski
B....R....
BB..RR....
.B..R.....
.BBRR...RR
..BBR..RR.
...BRRRR..
..RRRBB...
RRR..BBB..
.......BBB
.........B

trainer shoe
RR........
RRRR......
RRRRR.....
RRWRRRR...
RRRWRRRRR.
RRRRWRRRRR
WWWWWWWWWW
WWWWWWWWWW
..........
..........

billiards
..KKKKKK..
KKKKKKKKK.
KKKwwwwKKK
KKwwKKwwKK
KKwwKKwwKK
KKKwwwwKKK
KKwwKKwwKK
KKwwKKwwKK
.KKwwwwKK.
..KKKKKK..

shuttlecock
W..WW.W..W
WW.WWWW.WW
.WWWWWWWW.
.W.WWWW.W.
.WWWWWWWW.
..WWWWWW..
..RRRRRR..
...RRRR...
...RRRR...
....RR....
`
