/** Thirty drawings of five by five cells; letters are colours of `paints.ts`, small ones colour a cell that stays empty. */
export const starters = `
heart
.R.R.
RRRRR
RRRRR
.RRR.
..R..

crown
Y.Y.Y
Y.Y.Y
YYYYY
YrYbY
YYYYY

butterfly
PP.PP
PPKPP
.PKP.
PPKPP
PP.PP

key
.YYY.
.Y.Y.
.YYY.
..Y..
..YY.

fish
.OO.O
OkOOO
OOOOO
.OO.O
.....

flag
MRRRR
MRRRR
MRRR.
M....
M....

snail
N....
NMMM.
NMtM.
NMMMN
NNNNN

lamp
..Y..
.YYY.
YYYYY
..A..
.AAA.

note
..NNN
..N.N
..N.N
NNNNN
NN.NN

rocket
..R..
.WWW.
.WbW.
RWWWR
R.O.R

car
.BBB.
BlBlB
BBBBB
BBBBB
.K.K.

crab
R...R
RR.RR
.RRR.
RRRRR
R...R

palm
GG.GG
.GGG.
G.M.G
..M..
SSSSS

tree
.GGG.
GGGGG
.GGG.
..M..
..M..

mushroom
.RRR.
RRRRR
RRRRR
..S..
..S..

cup
WWWW.
WWWWW
WWW.W
WWWWW
.WW..

arrow
..G..
.GGG.
GGGGG
..G..
..G..

umbrella
.PPP.
PPPPP
..M..
M.M..
MMM..

anchor
..N..
.NNN.
N.N.N
N.N.N
.NNN.

bell
..Y..
.YYY.
.YYY.
YYYYY
..K..

cherry
...GG
..G.G
.G..G
RR.RR
RR.RR

ice cream
.PPP.
PPPPP
TTTTT
.TTT.
..T..

cat
K...K
KKKKK
KgKgK
KKKKK
.KpK.

star
..Y..
YYYYY
.YYY.
YYYYY
Y...Y

flower
.P.P.
PPYPP
.PPP.
..G..
.GG..

moon
YYYY.
YYY..
YY...
YYY..
.YYY.

house
..R..
.RRR.
RRRRR
.SkS.
.SkS.

boat
..W..
.WWW.
..WWW
MMMMM
.MMM.

duck
.YY..
OYY..
.Y..Y
.YYYY
.YYY.

bird
.BB..
OBB..
.BBBB
..BB.
..O..
`
