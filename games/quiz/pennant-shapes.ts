import { INK } from './palette.ts'
import { bar, disc, fill, line, WOOD, type Shape } from './shapes.ts'

const CLOTH = { W: '#fdfaf0', R: '#d8342c', B: '#1f55a8', Y: '#ffd23c', K: '#26222c' } as const
type Color = keyof typeof CLOTH
const [LEFT, TOP, SIDE] = [38, 8, 84]

/** Rectangles of each flag in sixtieths of its side: colour, x, y, width, height. */
const PATCHES: Readonly<Record<string, string>> = {
  A: 'W0 0 30 60, B30 0 30 60',
  B: 'R0 0 60 60',
  C: 'B0 0 60 60, W0 12 60 36, R0 24 60 12',
  D: 'Y0 0 60 60, B0 15 60 30',
  E: 'B0 0 60 30, R0 30 60 30',
  F: 'W0 0 60 60',
  G: 'Y0 0 60 60, B10 0 10 60, B30 0 10 60, B50 0 10 60',
  H: 'W0 0 30 60, R30 0 30 60',
  I: 'Y0 0 60 60',
  J: 'B0 0 60 60, W0 20 60 20',
  K: 'Y0 0 30 60, B30 0 30 60',
  L: 'Y0 0 60 60, K30 0 30 30, K0 30 30 30',
  M: 'B0 0 60 60',
  N: 'W0 0 60 60',
  O: 'R0 0 60 60',
  P: 'B0 0 60 60, W18 18 24 24',
  Q: 'Y0 0 60 60',
  R: 'R0 0 60 60, Y24 0 12 60, Y0 24 60 12',
  S: 'W0 0 60 60, B18 18 24 24',
  T: 'R0 0 60 60, W20 0 40 60, B40 0 20 60',
  U: 'R0 0 60 60, W30 0 30 30, W0 30 30 30',
  V: 'W0 0 60 60',
  W: 'B0 0 60 60, W12 12 36 36, R24 24 12 12',
  X: 'W0 0 60 60, B24 0 12 60, B0 24 60 12',
  Y: 'Y0 0 60 60',
  Z: 'Y0 0 60 60',
}

const inFlag = (points: readonly number[]) =>
  points.map((share, at) => (at % 2 === 0 ? LEFT : TOP) + share * SIDE)
const cloth = (color: Color, points: readonly number[]) => fill(inFlag(points), CLOTH[color])

const saltire = (color: Color): Shape[] => [
  cloth(color, [0, 0, 0.16, 0, 1, 0.84, 1, 1, 0.84, 1, 0, 0.16]),
  cloth(color, [1, 0, 0.84, 0, 0, 0.84, 0, 1, 0.16, 1, 1, 0.16]),
]

/** What is not a rectangle. The cut of a swallowtail has the colour of the air. */
function signsOf(letter: string): Shape[] {
  switch (letter) {
    case 'A':
    case 'B':
      return [fill(inFlag([1.02, 0.02, 1.02, 0.98, 0.72, 0.5]), '#dcebf2')]
    case 'F':
      return [cloth('R', [0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5])]
    case 'I':
      return [disc(LEFT + SIDE / 2, TOP + SIDE / 2, SIDE * 0.24, CLOTH.K)]
    case 'M':
      return saltire('W')
    case 'V':
      return saltire('R')
    case 'N':
      return Array.from({ length: 8 }, (_, cell) => {
        const [row, column] = [Math.floor(cell / 2), (cell % 2) * 2 + (Math.floor(cell / 2) % 2)]
        return bar(LEFT + (column * SIDE) / 4, TOP + (row * SIDE) / 4, SIDE / 4, SIDE / 4, 0, CLOTH.B)
      })
    case 'O':
      return [cloth('Y', [0, 0, 1, 1, 0, 1])]
    case 'Y':
      return [0.2, 0.6, 1, 1.4, 1.8].map((sum) => {
        const [from, to] = [sum - 0.2, sum]
        const edge = (at: number) => (at <= 1 ? [0, at, at, 0] : [at - 1, 1, 1, at - 1])
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edge(from)
        const [x3 = 0, y3 = 0, x4 = 0, y4 = 0] = edge(to)
        return cloth('R', [x1, y1, x2, y2, x4, y4, x3, y3])
      })
    case 'Z':
      return [
        cloth('K', [0, 0, 0.5, 0.5, 0, 1]),
        cloth('B', [1, 0, 0.5, 0.5, 1, 1]),
        cloth('R', [0, 1, 0.5, 0.5, 1, 1]),
      ]
    default:
      return []
  }
}

/** A signal flag at its halyard. */
export function pennant(letter: string): Shape[] {
  return [
    bar(4, 2, 152, 96, 12, '#dcebf2'),
    line([30, 2, 30, 98], 3, WOOD),
    line([30, TOP + 3, LEFT, TOP + 1], 1.5, INK),
    line([30, TOP + SIDE - 3, LEFT, TOP + SIDE - 1], 1.5, INK),
    bar(LEFT + 3, TOP + 4, SIDE, SIDE, 0, '#b5c9d4'),
    ...PATCHES[letter]!.split(', ').map((patch) => {
      const [x = 0, y = 0, wide = 60, high = 60] = patch
        .slice(1)
        .split(' ')
        .map((part) => (Number(part) * SIDE) / 60)
      return bar(LEFT + x, TOP + y, wide, high, 0, CLOTH[patch[0] as Color])
    }),
    ...signsOf(letter),
  ]
}
