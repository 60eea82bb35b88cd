/** Drawings of ten by ten cells: streets and buildings (the easier half). */
export const early = `
church
....YY....
....YY....
...NNNN...
...WWWW...
...WKKW...
.NNWWWWNN.
NNNWWWWNNN
WWWWWWWWWW
WLWWMMWWLW
WLWWMMWWLW

bus stop
.RRRR.....
.RWWR.....
.RWWR.....
.RRRR.....
...A......
...A.LLLLL
...A.L...L
...A.L...L
...A.MMMML
...A.M..ML

traffic light
...HHHH...
..HHRRHH..
...HRRH...
..HHHHHH..
...HYYH...
..HHYYHH..
...HHHH...
..HHGGHH..
...HGGH...
....HH....

skyscraper
....AA....
....AA....
..BBBBBB..
..BYBBYB..
..BBBBBB..
..BYBBYB..
..BBBBBB..
..BYBBYB..
..BBBBBB..
..BBMMBB..

fountain
K.L.LL.L..
.L..LL..l.
L..L..L..L
...L..L...
....AA....
.AAAAAAAA.
....AA....
....AA....
AAAAAAAAAA
.AAAAAAAA.

street lamp
..HHHHH...
..H..YYY..
..H..YYY..
..H.......
..H.......
..H.......
..H.......
..H.......
.HHH......
HHHHH.....

bench
..........
MMMMMMMMMM
..........
MMMMMMMMMM
.M......M.
MMMMMMMMMM
MMMMMMMMMM
.H......H.
.H......H.
HH......HH

letterbox
..RRRR....
.RRRRRR...
RRRRRRRR..
RkkkkkkR..
RRRRRRRR..
RWWWWWRR..
RWWWWWRR..
RRRRRRRR..
RRRRRRRR..
kkkkkkkk..

bridge
....HH....
...H.HH...
..h.H..h..
.H..H...H.
H...H....H
AAAAAAAAAA
H...H....H
H...H....H
LLLLLLLLLL
LL.LLL.LLL

windmill
WW......WW
.WW....WW.
..WWRRWW..
...RWWR...
..RRWWRR..
.WWRRRRWW.
WWRRRRRRWW
W.TTTTTT.W
..TTMMTT..
..TTMMTT..

shop
RRRRRRRRRR
RWRWRWRWRW
RWRWRWRWRW
.R.R.R.R.R
tttttttttt
tLLLLtMMMt
tLLLLtMMMt
tLLLLtMMYt
ttttttMMMt
AAAAAAAAAA

crane
YYYYYYYYYY
YY.....Y..
.Y.....A..
.Y.....A..
.Y....AAA.
.Y....RRR.
.Y....RRR.
.Y........
YYY.......
YYYY......

gate
..MM......
.MMMMMMMM.
.M.MM.MMM.
.M.MM.M.M.
MMMMMMMMMM
.M.MM.M.M.
.M.MM.M.M.
MMMMMMMMMM
.M.MM.M.M.
.M.MM.M.M.
`
