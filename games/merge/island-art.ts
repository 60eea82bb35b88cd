/** A shape of an island in a square of 100, for canvas and cover alike. */
export interface Part {
  readonly path: string
  readonly fill: string
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`
const part = (path: string, fill: string): Part => ({ path, fill })

const shoal = (rx: number): readonly Part[] => [
  part(oval(50, 78, rx + 7, 16), '#8fe7ff66'),
  part(oval(50, 77, rx, 13), '#c9974a'),
  part(oval(50, 73, rx, 12), '#ffe3a0'),
]
const grass = (rx: number): readonly Part[] => [
  part(oval(50, 71, rx, 10), '#2f9e54'),
  part(oval(50, 68, rx, 9.5), '#5fd678'),
]
const palm = (x: number, top: number): readonly Part[] => [
  part(`M${x - 3} 70Q${x - 1} 50 ${x + 4} ${top}L${x + 9} ${top}Q${x + 5} 52 ${x + 5} 70Z`, '#a2692f'),
  part(
    `M${x + 6} ${top}Q${x - 18} ${top - 16} ${x - 24} ${top + 8}Q${x - 8} ${top - 4} ${x + 6} ${top}Z`,
    '#2aa65a',
  ),
  part(
    `M${x + 6} ${top}Q${x + 30} ${top - 16} ${x + 34} ${top + 10}Q${x + 20} ${top - 4} ${x + 6} ${top}Z`,
    '#38c06c',
  ),
  part(
    `M${x + 6} ${top}Q${x - 4} ${top - 26} ${x + 20} ${top - 24}Q${x + 6} ${top - 14} ${x + 6} ${top}Z`,
    '#57dc86',
  ),
]
const house = (x: number, y: number, wall: string, roof: string): readonly Part[] => [
  part(`M${x} ${y}h28v22h-28z`, wall),
  part(`M${x + 18} ${y}h10v22h-10z`, '#00000022'),
  part(`M${x - 5} ${y + 2}L${x + 14} ${y - 17}L${x + 33} ${y + 2}Z`, roof),
  part(`M${x + 9} ${y + 8}h9v14h-9z`, '#6a3b1c'),
]
const tower = (x: number, top: number, width: number): readonly Part[] => [
  part(`M${x} ${top}h${width}L${x + width + 3} 70H${x - 3}Z`, '#fff4e4'),
  part(`M${x + width * 0.6} ${top}h${width * 0.4}L${x + width + 3} 70H${x + width * 0.6}Z`, '#d8c3b2'),
]

const STAGES: readonly (readonly Part[])[] = [
  shoal(24),
  [
    ...shoal(30),
    part('M48 70Q46 56 34 52Q36 66 48 70Z', '#35b866'),
    part('M52 70Q54 50 68 46Q66 64 52 70Z', '#5fdc86'),
  ],
  [...shoal(33), ...palm(46, 38)],
  [...shoal(37), ...grass(28), ...palm(26, 42), ...palm(60, 34)],
  [...shoal(40), ...grass(32), ...palm(22, 40), ...house(46, 48, '#ffe9c9', '#ef5d50')],
  [
    ...shoal(42),
    ...grass(36),
    ...house(18, 50, '#ffe9c9', '#ef5d50'),
    ...house(54, 46, '#fff5e6', '#3f8fe0'),
  ],
  [
    ...shoal(43),
    ...grass(37),
    ...house(58, 50, '#ffe9c9', '#ef5d50'),
    ...tower(28, 26, 20),
    part('M28 38h20l.7 9H27.300z', '#ef5d50'),
    part('M24 24h28v5H24z', '#8a3328'),
    part('M30 12h16v13H30z', '#ffe66d'),
    part('M27 13L38 2L49 13Z', '#ef5d50'),
  ],
  [
    ...shoal(44),
    ...grass(39),
    ...tower(12, 34, 17),
    ...tower(71, 34, 17),
    part('M27 42h46v28H27z', '#fff4e4'),
    part('M27 42v-7h8v7h7v-7h8v7h7v-7h8v7h8v8H27z', '#f3dcc4'),
    part('M8 35L20.500 14L33 35Z', '#8a5cf0'),
    part('M67 35L79.500 14L92 35Z', '#8a5cf0'),
    part('M40 70V58a10 10 0 0 1 20 0V70Z', '#6a3b1c'),
    part('M49 35V10h2v25z', '#8a6a4a'),
    part('M51 10l20 7-20 7z', '#ffc52e'),
  ],
]

/** Buildings on an island by rank, from a sandbank to a castle. */
export const islandParts = (rank: number): readonly Part[] =>
  STAGES[Math.min(STAGES.length, Math.max(1, rank)) - 1]!
