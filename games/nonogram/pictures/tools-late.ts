/** Drawings of ten by ten cells: tools and work (the harder half). */
export const late = `
pliers
...AA.AA..
..AA...AA.
..AA...AA.
...AA.AA..
....AAA...
...RRARR..
..RR...RR.
..RR...RR.
.RR.....RR
.RR.....RR

tape measure
..YYYYY...
.YYYYYYY..
YYkkkkYYY.
YkWWWWkYY.
YkWWWWkYY.
YYkkkkYYY.
YYYYYYYYY.
YYYYYYYYYA
SSSSSSSSSA
.........A

toolbox
...hhhh...
..h....h..
..h....h..
RRRRRRRRRR
RRRRRRRRRR
AAAAYYAAAA
RRRRYYRRRR
RRRRRRRRRR
RRRRRRRRRR
RRRRRRRRRR

drill
..........
OOOOOOO...
OOOOOOOHHH
OWOOOOO.HH
OOOOOOO...
..OOO.....
..KKK.....
..KKK.....
.OOOOO....
.OOOOO....

magnet
RRR....RRR
RRR....RRR
RRR....RRR
RRR....RRR
RRRR..RRRR
.RRRRRRRR.
..RRRRRR..
..........
.Y......Y.
Y.Y....Y.Y

cogwheel
...A..A...
.A.AAAA.A.
..AAAAAA..
AAAA..AAAA
.AA....AA.
.AA....AA.
AAAA..AAAA
..AAAAAA..
.A.AAAA.A.
...A..A...

watering can
..........
...GGG....
..G...G..A
.GGGGG..AA
.GGGGG.AA.
GGGGGGAA..
G.GGGGG...
GGGGGGG...
.GGGGGG...
.GGGGGG...

torch
.KKKKKK...
.KYYYYK...
.KYYYYK...
.KKKKKK...
..KKKK....
..KRRK....
..KKKK....
..KKKK....
..KKKK....
..KKKK....

anvil
..........
HHHHHHHHHH
.HHHHHHHHH
..HHHHHHH.
....HHH...
....HHH...
....HHH...
..HHHHHHH.
.HHHHHHHHH
MMMMMMMMMM

plane
..........
......MM..
..M..MM...
.MMM.MM...
.MMMMMMMM.
TTTTTTTTTT
TTTTTTTTTT
AAAAAAAAAA
.........Y
......YYYY

bricks
RRRR.RRRRR
RRRR.RRRRR
..........
RR.RRRR.RR
RR.RRRR.RR
..........
RRRR.RRRRR
RRRR.RRRRR
..........
RR.RRRR.RR

helmet
..........
...YYYY...
..YYYYYY..
.YYYOOYYY.
.YYYOOYYY.
YYYYOOYYYY
YYYYOOYYYY
YYYYYYYYYY
OOOOOOOOOO
..........
`
