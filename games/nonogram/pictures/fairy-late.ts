/** Drawings of ten by ten cells: fairy tales (the harder half). */
export const late = `
magic lamp
.......K.A
....Y...A.
...YYY.A..
....Y.....
Y.YYYYYYYY
YYYYYYYYY.
.YYYYYYY..
..YYYYY...
....Y.....
..YYYYY...

treasure
..........
.MMMMMMMM.
MMMMMMMMMM
MyMMMMMMyM
MyyyyyyyyM
yyyRyyyByy
MMMMyyMMMM
MMMMyyMMMM
MMMMMMMMMM
MMMMMMMMMM

gnome
....RR....
....RR....
...RRRR...
..RRRRRR..
..SKSSKS..
..SSRRSS..
..WWWWWW..
..BWWWWB..
.BBBWWBBB.
..BBBBBB..

apple
.....MG...
....MGG...
..RRMRRR..
.RRRRRRRR.
RRWRRRRRRR
RRWRRRRRRR
RRRRRRRRRR
.RRRRRRRR.
.RRRRRRRR.
..RRR.RR..

mermaid
.OO.......
OOOO......
OSKS......
OOSS......
..SSS...C.
.CCC.C.CC.
..CCC..CCC
..CCCCCC..
...CCCCC..
....CCC...

wizard
....NN....
...NNN....
...NYNN...
..NNNNNN..
NNNNNNNNNN
..SKSSKS..
..WWWWWW..
.NWWWWWWN.
.NNWWWWNN.
NNNNWWNNNN

bridge troll
..DDDDDD..
.DDDDDDDD.
.DWKDDWKD.
.DDDDDDDD.
.DDDOODDD.
.DKKKKKKD.
.DDWDDWDD.
..DDDDDD..
.mmmmmmmm.
.mm.mm.mm.

winged horse shoe
.AA....AA.
AAA....AAA
AA......AA
AA......AA
AA......AA
AAA....AAA
.AA....AA.
.AAA..AAA.
..AAAAAA..
...AAAA...

book of spells
VVVVVVVVV.
VvvvvvvvVV
VvvYYvvvVW
VvYvvYvvVW
VvYYYYvvVW
VvvYYvvvVW
VvvvvvvvVW
VvvvvvvvVW
VVVVVVVVVV
.VVVVVVVVv

carriage
....YY....
..YYYYYY..
.YYLLLLYY.
.YLLLLLLY.
.YYYYYYYY.
YYYYYYYYYY
.YYYYYYYY.
.M.M..M.M.
M.M.MM.M.M
.M.M..M.M.

beanstalk
.WWW...WW.
WWWWW.WWWW
.....G....
...GGG....
..G..G.GG.
.....GG...
..GGGG....
.G...GG...
.....G.GG.
MMMMMGMMMM

spinning wheel
...MMMM...
..m.MM.m..
.M..MM..M.
M...MM...M
MMMMMMMMMM
M...MM...M
.M..MM..M.
..m.MM.m..
...MMMM...
.MM....MM.
`
