/** Drawings of ten by ten cells: what lives and floats around the island (the easier half). */
export const early = `
lighthouse
....YY....
...YYYY...
...HllH...
...WWWW...
...RRRR...
...WWWW...
...RRRR...
..WWWWWW..
..RRkkRR..
.AAAAAAAAA

message bottle
....MM....
....MM....
....ll....
...CCCC...
..CCCCCC..
..CCSSCC..
..CCSSCC..
..CCSSCC..
..CCCCCC..
..CCCCCC..

submarine
.....HH...
.....H....
....YYY...
....YYY...
.YYYYYYYY.
YYYYYYYYYY
YllYllYllY
YYYYYYYYYY
.YYYYYYYY.
..........

sailing boat
....W.....
....WR....
...WWRR...
..WWWRRR..
..WWWRRRR.
.WWWWRRRRR
....M.....
MMMMMMMMMM
.MMMMMMMM.
..MMMMMM..

octopus
...VVVV...
..VVVVVV..
..VkVVkV..
..VVVVVV..
..VVVVVV..
.VVVVVVVV.
VV.VVVV.VV
V.VV..VV.V
..V....V..
.VV....VV.

penguin
...KKKK...
..KKKKKK..
..KwKKwK..
..KKOOKK..
.KKWWWWKK.
KKWWWWWWKK
K.WWWWWW.K
..WWWWWW..
..KWWWWK..
..OO..OO..

sea snail
..........
...MMMM...
..MTTTTM..
.MTMMMTM..
.MTMtMTM.T
.MTMMTTM.T
.MMTTTMMTT
..MMMMMTTT
TTTTTTTTTT
.TTTTTTTT.

puffer fish
...Y..Y...
..YYYYYY..
Y.YYYYYY.Y
.YYYYYYYY.
YYkYYYYYYY
YYYYYYYYYY
.WWWWWWYY.
Y.WWWWWW.Y
..WWWWWW..
...Y..Y...

shark
.....A....
.....AA...
....AAA...
..AAAAAA.A
.AkAAAAAAA
AAAAAAAAAA
AAAAAAAA.A
.rWWWAA...
..WWWWA...
.....AA...

wave
..........
...CCCC...
..CCCCCCC.
.CCC...CCC
.CCC....CC
CCCC......
CCCCC.....
CCCCCCC...
BBBBBBBBBB
BBBBBBBBBB

pearl oyster
..VVVVVV..
.VVPVVPVV.
VVVPVVPVVV
VVVPVVPVVV
.VVVVVVVV.
..........
...PwwP...
VVVPwwPVVV
VVVVPPVVVV
.VVVVVVVV.

crab
RR......RR
R.R....R.R
RRR....RRR
.R.K..K.R.
.RRRRRRRR.
..RRRRRR..
RRRRRRRRRR
R.RRRRRR.R
R.R.RR.R.R
..R....R..

seahorse
..OOO.....
.OOOOO....
OOkOO.....
..OOO.....
...OOO.Y..
..OOOOYY..
..OYYO.Y..
...OO.....
O..OO.....
OOOO......
`
