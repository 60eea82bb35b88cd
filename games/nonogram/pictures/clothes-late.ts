/** Drawings of ten by ten cells: clothes and jewels (the harder half). */
export const late = `
ring
....LL....
...LLLL...
...LWLL...
....LL....
...YYYY...
..YY..YY..
..Y....Y..
..Y....Y..
..YY..YY..
...YYYY...

handbag
..MMMMMM..
..M....M..
.M......M.
.M......M.
VVVVVVVVVV
VVVVVVVVVV
VVVVYYVVVV
VVVVYYVVVV
VVVVVVVVVV
.VVVVVVVV.

high heel
.........R
.RR......R
RRRR....RR
RRRRR..RRR
RRRRRRRRRR
.RRRRRRRRR
...RRRRR.R
.....RR..R
.........R
.........R

button
..BBBBBB..
.BBBBBBBB.
BBBBBBBBBB
BBB.BB.BBB
BBBBBBBBBB
BBBBBBBBBB
BBB.BB.BBB
BBBBBBBBBB
.BBBBBBBB.
..BBBBBB..

woolly hat
....WW....
...WWWW...
....WW....
...RRRR...
..RRRRRR..
.RWRWRWRW.
.RRRRRRRR.
.RRRRRRRR.
WWWWWWWWWW
WWWWWWWWWW

shorts
..........
GGGGGGGGGG
yyyyyyyyyy
GGGGGGGGGG
GGGGGGGGGG
GGGGGGGGGG
GGGG..GGGG
GGGG..GGGG
GGGG..GGGG
..........

watch
...MMMM...
...MMMM...
..AAAAAA..
.AAWWKWAA.
.AWWWKWWA.
.AWWWKKKA.
.AAWWWWAA.
..AAAAAA..
...MMMM...
...MMMM...

jumper
..G....G..
.GGG..GGG.
GGGGGGGGGG
GGGGGGGGGG
GwwwwwwwwG
GGRGRGRGGG
GwwwwwwwwG
.GGGGGGGG.
.GGGGGGGG.
.wwwwwwww.

sandal
..........
......MM..
....MMMMM.
...MM...MM
..MM.....M
.MMM.MMM.M
MM.MMM.MMM
TTTTTTTTTT
.TTTTTTTTT
..........

cowboy hat
..........
...MMMM...
..MMMMMM..
..MMMMMM..
..MMMMMM..
..KKKKKK..
M.MMMMMM.M
MMMMMMMMMM
.MMMMMMMM.
..MMMMMM..

raincoat
...YYYY...
..YYYYYY..
..Y.YY.Y..
.YYYYYYYY.
YYYYYYYYYY
YYYYkkYYYY
YYYYYYYYYY
.YYYkkYYY.
.YYYYYYYY.
.YYYkkYYY.

slipper
..........
.....RRR..
....RWWWR.
...RRRWWRR
..RRRRRRRR
.RRRRRRRRR
RRPRRRRRRR
RPPPRRRRRR
RRPRRRRRRR
tttttttttt
`
