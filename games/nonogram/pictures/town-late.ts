/** Drawings of ten by ten cells: streets and buildings (the harder half). */
export const late = `
factory
.Aa...AA..
AA...AA...
.R...R....
.R...R....
.R...R....
RR.RRR..R.
RRRRRRRRRR
RYRYRYRYRR
RRRRRRRRRR
RRRRRRRMMR

train station clock
.hhhhhhhh.
hWWWKWWWWh
hWWWKWWWWh
hWWWKWWWWh
hWWWKKKWWh
hWWWWWWWWh
hWWWWWWWWh
.hhhhhhhh.
....hh....
..hhhhhh..

playground slide
....BB....
...BBBB...
...H..HR..
...HHHHRR.
...H..H.RR
...HHHH..R
...H..H..R
...HHHH..R
...H..H..R
...H..H.RR

swing
MMMMMMMMMM
.M.A..A.M.
.M.A..A.M.
.M.A..A.M.
MM.A..A.MM
M..A..A..M
M..RRRR..M
M........M
M........M
GGGGGGGGGG

tent
....RR....
....RR....
...RYYR...
...RYYR...
..RYRRYR..
..RYRRYR..
.RYRKKRYR.
.RYRKKRYR.
RYRKKKKRYR
RYRKKKKRYR

phone box
.RRRRRRRR.
RRRRRRRRRR
RWWWWWWWWR
RRRRRRRRRR
RllRllRllR
RllRllRllR
RRRRRRRRRR
RllRllRllR
RllRllRllR
RRRRRRRRRR

hydrant
....RR....
...RRRR...
..RRRRRR..
...RRRR...
.RRRRRRRR.
RRRRYYRRRR
.RRRYYRRR.
...RRRR...
...RRRR...
..RRRRRR..

arch
AAAAAAAAAA
ATTTTTTTTA
AAAAAAAAAA
.TTTTTTTT.
.TTT..TTT.
.TT....TT.
.TT....TT.
.TT....TT.
.TT....TT.
AAA....AAA

castle wall
A.A.A.A.AA
AAAAAAAAAA
AAAAAAAAAA
AAAkAAkAAA
AAAkAAkAAA
AAAAAAAAAA
AAAA..AAAA
AAA....AAA
AAA....AAA
AAA....AAA

market stall
.RRRRRRRR.
RRWWRRWWRR
RRWWRRWWRR
.M......M.
.M......M.
.MROOYGGM.
.MROOYGGM.
MMMMMMMMMM
.TTTTTTTT.
.M......M.

road sign
....RR....
...RRRR...
...RWWR...
..RWWWWR..
..RWKKWR..
.RWWKKWWR.
.RWWWWWWR.
RRWWKKWWRR
RRRRRRRRRR
....AA....

water tower
...HHHH...
..HHHHHH..
.BBBBBBBB.
.BLBBBBBB.
.BLBBBBBB.
.BBBBBBBB.
..H.HH.H..
..Hh..hH..
..H.HH.H..
.HH....HH.
`
