/** Drawings of ten by ten cells: things of the house (the harder half). */
export const late = `
fireplace
MMMMMMMMMM
MttttttttM
Mt......tM
Mt..RR..tM
Mt..RR..tM
Mt.ROOR.tM
Mt.ROOR.tM
MtROYYORtM
MtROYYORtM
MtMMMMMMtM

mirror
...YYYY...
..YLLLLY..
.YLLLLLLY.
.YLLWWLLY.
.YLWLLWLY.
.YLLLLLLY.
..YLLLLY..
...YYYY...
....MM....
..MMMMMM..

vase
..P....R..
.PYP..RYR.
..P.VV.R..
...GVVG...
....GG....
...BBBB...
..BLBBBB..
..BLBBBB..
..BBBBBB..
...BBBB...

umbrella stand
..........
..RR..RR..
.RRRRRRRR.
RRRRRRRRRR
RWRRWWRRWR
....MM....
....MM....
....MM....
...MMMM...
...M..M...

broom
.......MM.
......MM..
.....MM...
....MM....
...MM.....
..YYY.....
.YYYYY....
YYOYOYY...
YOYOYY....
.Y.YY.....

bucket
.AAAAAAA..
.A......A.
A........A
BBBBBBBBBB
BBBBBBBBBB
.BLBBBBLB.
.BLBBBBLB.
.BLBBBBLB.
.BBBBBBBB.
..BBBBBB..

iron
...KKKKK..
..K.....K.
..K.....K.
.BBBBBBBB.
BBBBBBBBB.
BBBBBBBBBB
BBWBBBBBBB
BBBBBBBBBB
aaaaaaaaaa
.aaaaaaaa.

telephone
..........
.RRRRRRRR.
RRRRRRRRRR
RR.R..R.RR
...RRRR...
..RRWWRR..
.RRWKKWRR.
.RRWKKWRR.
.RRRWWRRR.
RRRRRRRRRR

cup
..A...A...
...A.A....
..A...A...
BBBBBBB...
BBBBBBBBB.
BWBBBBB..B
BWBBBBB..B
BBBBBBBBB.
.BBBBB....
AAAAAAAA..

comb
..........
VVVVVVVVVV
VVVVVVVVVV
V.V.V.V.VV
V.V.V.V.VV
V.V.V.V.VV
V.V.V.V.VV
V.V.V.V.VV
..........
..........

scissors
..A.K..A..
..AA..AA..
...AAAA...
....AA....
....HH....
...HHHH...
..RR..RR..
.R..RR..R.
.R..RR..R.
..RR..RR..

house key hook
....R.....
...RRR....
..RRRRR.M.
.RRRRRRRM.
RRRRRRRRR.
.TTTTTTT..
.TLLTMMT..
.TLLTMMT..
.TTTTMMT..
GGGGGGGGGG
`
