/** Drawings of ten by ten cells: clothes and jewels (the easier half). */
export const early = `
t-shirt
.RRR..RRR.
RRRRRRRRRR
RRRRRRRRRR
RRRRRRRRRR
.RRRRRRRR.
.RRRRRRRR.
.RRRRRRRR.
.RRRRRRRR.
.RRRRRRRR.
.RRRRRRRR.

trousers
.BBBBBBBB.
.MMMMMMMM.
.BBBBBBBB.
.BBBBBBBB.
.BBBBBBBB.
.BBB..BBB.
.BBB..BBB.
.BBB..BBB.
.BBB..BBB.
.BBB..BBB.

cap
..........
...RRRR...
..RRRRRR..
.RRRRRRRR.
.RRRWWRRR.
.RRRWWRRR.
.RRRRRRRR.
.NNNNNNNNN
......NNNN
..........

top hat
..........
..KKKKKK..
..KKKKKK..
..KKKKKK..
..KKKKKK..
..KKKKKK..
..RRRRRR..
..RRRRRR..
KKKKKKKKKK
.KKKKKKKK.

dress
..P....P..
..PPPPPP..
...PPPP...
...PPPP...
..WWWWWW..
..PPPPPP..
.PPPPPPPP.
.PPPPPPPP.
PPPPPPPPPP
PPPPPPPPPP

boot
...MMMM...
...TTTT...
...MMMM...
...MMMM...
...MMMM...
...MMMM...
...MMMMM..
...MMMMMMM
...MMMMMMM
...KKK.KKK

sock
..RRRR....
..WWWW....
..RRRR....
..WWWW....
..RRRR....
..WWWWW...
..RRRRRRR.
..WWWWWWWW
..RRRRRRRR
...RRRRRR.

glove
...R.R....
..RR.RR...
..RR.RR.R.
R.RRRRR.RR
RRRRRRRRRR
.RRRRRRRRR
.RRRRRRRR.
..RRRRRRR.
..WWWWWW..
..WWWWWW..

glasses
..........
..........
K........K
K........K
KKKK..KKKK
KLLKKKKLLK
KLLK..KLLK
KLLK..KLLK
.KK....KK.
..........

tie
...NNNN...
...NNNN...
....NN....
...NNNN...
...RNNR...
...NRRN...
..NNNNNN..
..RNNNNR..
..NRNNRN..
...NNNN...

scarf
..OOOOOO..
.OYYYYYYO.
.OOOOOOOO.
..OOOOOO..
...OYYO...
...OYYO...
...OOOO...
...OYYOO..
...OYYOO..
...O.OYO..

bow
..........
PP......PP
PPPP..PPPP
PVPPPPPPVP
PPVPVVPVPP
PVPPPPPPVP
PPPP..PPPP
PP..PP..PP
...PPPP...
..PP..PP..

crown
..........
....YY....
Y...YY...Y
YY.YYYY.YY
YYYYYYYYYY
YYRYYYYRYY
YYYYRRYYYY
YYYYYYYYYY
OOOOOOOOOO
..........
`
