/** Drawings of ten by ten cells: insects and other small animals (the harder half). */
export const late = `
moth
A.AA..AA.A
AA.AkkA.AA
AAAAkkAAAA
AHAAkkAAHA
AAAAkkAAAA
.AAAMMAAA.
..AAMMAA..
.AAAMMAAA.
.AA.MM.AA.
.A......A.

snail shell
...MMMM...
..MTTTTM..
.MTMMMMTM.
MTMTTTMTM.
MTMTMTMTM.
MTMTMMMTM.
MTMTTTTTM.
.MTMMMMM.y
.yyyyyyyyy
yyyyyyyyy.

flea
....HHH...
...HHHHH..
..HHHHHHH.
.HHHHHHHHH
HHKHHHHHHH
HHHHHHHHHH
.H.HHHHHH.
H.HH..HH..
..H..h.H..
.H..H...H.

web
KK..K..KK.
.K..K..K..
..KKKKK...
..K.K.K...
KKKKKKKKKK
..K.K.K...
..KKKKK...
.k..K..k..
K...K...K.
....K.....

stag beetle
K........K
K.K....K.K
KK.K..K.KK
.KKKKKKKK.
..MMMMMM..
.MMMMMMMM.
KMMMMMMMMK
.MMMMMMMM.
KMMMMMMMMK
.KMMMMMMK.

cockroach
k.........
.K........
..MMMMMM..
.MMMMMMMM.
MKMMTMMMMM
MMMMMTTTTM
MMMMMMMMMM
.MMMMMMMM.
.M.M.M.MM.
M.M.M.M..M

magnifying glass
..HHHH....
.HLLLLH...
HLWLLLLH..
HLLLLLLH..
HLLLLLLH..
HLLLLLLH..
.HLLLLHH..
..HHHHMMM.
.......MMM
........MM

cocoon
MMMMMMMMMM
....G.....
...GGG....
..GGGGG...
..GDGDG...
..GGGGG...
..GDGDG...
..GGGGG...
...GGG....
....G.....

wasp
..LL......
.LLLL.....
..LLLL....
...LLL....
KKYYKYKYY.
KWKYYKYKYK
KKKYYKYKYY
.K.KYKYK..
K.K..K....
..........

ant hill
....M.....
...MMM..K.
..MMKMM...
..MMMMM.K.
.MMMMMMM..
.MKMMMMM.K
MMMMMMMMM.
MMMMKMMMM.
MMMMKMMMMM
GGGGGGGGGG

daisy with bee
.....YK...
....YKYK..
.WW..KK...
WWYWW.....
WYYYW.....
WWYWW.....
.WWW......
..GG......
GGGG......
.GGG......

jar with bug
AAAAAAAAAA
.LLLLLLLL.
LLLLLLLLLL
LWLLLLLLWL
LWLrrrrLWL
LLrrrrrrLL
LLrKrrKrLL
LLrrrrrrLL
LLLLLLLLLL
.LLLLLLLL.
`
