/** Drawings of ten by ten cells: toys and games (the easier half). */
export const early = `
ball
...RRRR...
..RRwwRR..
.RRwwwwRR.
.RwwRRwwR.
RRwRRRRwRR
BBwBBBBwBB
.BwBBBBwB.
.BBwwwwBB.
..BBwwBB..
...BBBB...

teddy bear
MM..MM..MM
MMMMMMMMMM
.MKMMMMKM.
.MMttttMM.
..MtKKtM..
.MMMMMMMM.
MMMttttMMM
.MMttttMM.
.MMMMMMMM.
.MM....MM.

kite
....RR....
...RRYY...
..RRRYYY..
.RRRRYYYY.
.BBBBGGGG.
..BBBGGG..
...BBGG...
....BG....
....A..P..
.....AAP..

building blocks
....RR....
...RRRR...
...RWWR...
...RRRR...
BBBB.GGGG.
BWWB.GWWG.
BWWB.GWWG.
BBBB.GGGG.
..........
..........

spinning top
....RR....
....RR....
..YYYYYY..
.YYYYYYYY.
RRRRRRRRRR
.BBBBBBBB.
.BBBBBBBB.
..BBBBBB..
...BBBB...
....AA....

robot
....RR....
.AAAAAAAA.
.ALAAAALA.
.AAAAAAAA.
.AAKKKKAA.
...AAAA...
BBBBBBBBBB
B.BBYYBB.B
A.BBBBBB.A
..BB..BB..

toy train
K.........
KK...RRRRR
KK...RLLLR
KK...RLLLR
bbbbbRRRRR
bbbbbRRRRR
bbbbbRRRRR
YYYYYYYYYY
.KK..K..KK
KKK..K..KK

doll
..OOOOOO..
.OOOOOOOO.
.OOSSSSOO.
.OSKSSKSO.
.OSSSSSSO.
.O.SRRS.O.
..PPPPPP..
.PPPPPPPP.
PPPPPPPPPP
...S..S...

rocking horse
...MM.....
..MMMM....
.MMKMM....
MMMMMM....
...MMMMMMT
...MMMMMMT
...M...M..
..MM..MM..
R........R
.rRRRRRRR.

yo-yo
...A......
...A......
...A......
..BBBB....
.BBBBBB...
BBBYYBBB..
BBBYYBBB..
BBBBBBBB..
.BBBBBB...
..BBBB....

dice
.aAAAAAAA.
AwwwwwwwWA
AwKwwwwKwA
AwwwwwwwwA
AwwwKKwwwA
AwwwKKwwwA
AwwwwwwwwA
AwKwwwwKwA
AwwwwwwwwA
.AAAAAAAA.

jigsaw piece
...BB.....
..BBBB....
...BB.....
BBBBBBBB..
BBBBBBBB.B
BBBBBBBBBB
.BBBBBBB.B
BBBBBBBB..
BBB..BBB..
BBBB.BBB..

skipping rope
..AAAAA...
.a.....AA.
A.......A.
A.......A.
A.......A.
.A.....A..
.A.....A..
RR....RR..
RR....RR..
RR....RR..
`
