/** Drawings of ten by ten cells: what makes music (the easier half). */
export const early = `
note
....KKKK..
....KKKKK.
....K...K.
....K.....
....K.....
....K.....
..KKK.....
.KKKK.....
.KKKK.....
..KK......

drum
W........M
.W......M.
RRRRRRRRRR
RyyyyyyyyR
RRyRRyRRyR
RyRRyRRyRR
RRyRRyRRyR
RyRRyRRyRR
RyyyyyyyyR
.RRRRRRRR.

bell
....YY....
...YYYY...
..YYYYYY..
..YYYYYY..
..YYYYYY..
..YYYYYY..
.YYYYYYYY.
YYYYYYYYYY
....OO....
....OO....

two notes
..KKKKKKKK
..KKKKKKKK
..K......K
..K......K
..K......K
..K......K
KKK....KKK
KKK....KKK
KKK....KKK
..........

guitar
......HHH.
......HMH.
.....MM...
....MM....
..OOO.....
.OOOOO....
OOOKKOO...
OOOKKOO...
.OOOOO....
..OOO.....

piano keys
kkkkkkkkkk
WWkWWkWWkW
WWkWWkWWkW
WWkWWkWWkW
WWkWWkWWkW
WWWWWWWWWW
WWWWWWWWWW
WWWWWWWWWW
WWWWWWWWWW
kkkkkkkkkk

trumpet
........YY
.......YYY
YYYYYYYYYY
Y.Y.Y.YYYY
YYYYYYYYYY
..Y....YYY
..YYYYYYYY
...YYYYY..
..........
..........

microphone
...HHHH...
..HAHAHH..
..HHAHAH..
..HAHAHH..
..HHHHHH..
...KKKK...
....KK....
....KK....
....KK....
....KK....

headphones
..HHHHHH..
.HH....HH.
HH......HH
H........H
RR......RR
RRR....RRR
RRR....RRR
RRR....RRR
RRR....RRR
.R......R.

violin
.....MM...
.....MM...
.....KK...
....OKO...
...OOKOO..
...OOKOO..
....OKO...
...OOKOO..
..OOOKOOO.
...OOOOO..

flute
......AAA.
......AKA.
.....AAA..
....AKA...
...AAAA...
..AKA.....
.AAA......
AKAA......
AA........
..........

harp
YYYYYYY...
YY....YY..
YAY....YY.
YAAY...YY.
YAAAY..Y..
YAAAA.YY..
YAAAAYY...
YAAAYY....
YYYYY.....
YYYY......

radio
......HH..
......H...
.....H....
RRRRRRRRRR
RKKKRWWWWR
RKHKRRRRRR
RKKKRYRYRR
RKKKRRRRRR
RRRRRRRRRR
.HH....HH.
`
