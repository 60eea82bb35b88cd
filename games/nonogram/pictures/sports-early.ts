/** Drawings of ten by ten cells: balls, boards and prizes (the easier half). */
export const early = `
football
...WWWW...
.WWkWWkWW.
.WkkWWkkW.
WWWWkkWWWW
WkWkkkkWkW
WkWkkkkWkW
WWWWkkWWWW
.WkkWWkkW.
.WWkWWkWW.
...WWWW...

trophy
YYYYYYYYYY
Y.YYYYYY.Y
Y.YYYYYY.Y
YYYYYYYYYY
..YYYYYY..
...YYYY...
....YY....
....YY....
..MMMMMM..
..MMMMMM..

medal
RR......RR
RRR....RRR
.RRR..RRR.
..RRRRRR..
...YYYY...
..YYYYYY..
..YYOOYY..
..YYOOYY..
..YYYYYY..
...YYYY...

tennis racket
..RRRR....
.RAAAAR...
RAAAAAAR..
RAAAAAAR..
RAAAAAAR..
.RAAAAR...
..RRRR....
...MM...GG
...MM...GG
...MM.....

skateboard
RR.......R
RR......RR
RRRRRRRRRR
.RRRRRRRR.
..AA..AA..
.KKKK.KKKK
.KHHK.KHHK
.KHHK.KHHK
.KKKK.KKKK
..........

bowling pin
...WWW....
..WWWWW...
..WWWWW...
...RRR....
...WWW....
..WWWWW...
.WWWWWWW..
.WWWWWWW..
.WWWWWWW..
..WWWWW...

boxing glove
..RRRRRR..
.RRRRRRRR.
.RRRRRRRR.
RRRRRRRRR.
RRRRRRRRR.
RRRRRRRR..
.RRRRRRR..
..RRRRRR..
..wwwwww..
..wwwwww..

basketball hoop
WWWWWWWWWW
WW......WW
WW.RRRR.WW
WW.RRRR.WW
WWWWWWWWWW
..OOOOOO..
..A.AA.A..
..AAAAAA..
...A..A...
...AAAA...

archery target
..RRRRRR..
.RWwwwwwR.
RwwRRRRwwR
RwRRRRRRwR
RwRRYYRRwR
RwRRYYRRwR
RwRRRRRRwR
RwwRRRRwWR
.RwwwwwwR.
..RRRRRR..

ice skate
BBBB......
BBBB......
BBWBB.....
BBBBB.....
BBWBBBB...
BBBBBBBBB.
BBBBBBBBBB
..A....A..
AAAAAAAAAA
.AAAAAAAAA

dumbbell
.HH....HH.
HHH....HHH
HHH....HHH
HHHAAAAHHH
HHHAAAAHHH
HHH....HHH
HHH....HHH
.HH....HH.
..........
..........

goal
wwwwwwwwww
w.A.A.A.Aw
wAAAAAAAAw
w.A.A.A.Aw
wAAAAAAAAw
w.A.A.A.Aw
wAAA..AAAw
w.A.ww.A.w
GGGGwwGGGG
GGGGGGGGGG

sailing dinghy
....W.....
....WW....
...RWWW...
..RRWWWW..
.RRRWWWWW.
RRRRWWWWW.
....M.....
.MMMMMMMM.
..MMMMMM..
BBBBBBBBBB
`
