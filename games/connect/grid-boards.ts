import type { ConnectKind } from './definitions.ts'
import type { Field } from './links.ts'
import type { Slide } from './slide.ts'
import { ASLANT, JUMPS, SIGHT, type WayRule } from './ways.ts'

/** A board before dealing; the outermost ring of cells stays free. */
export interface GridBoard extends Field {
  /** 1 for a tile, -1 for a stone, else 0. */
  readonly cells: readonly number[]
  readonly slide: Slide
  /** Number of different faces. */
  readonly faces: number
  /** Sum that a pair must make; 0 when both must be equal. */
  readonly sum: number
}

/** The face that pairs with this one. */
export const partnerOf = ({ sum }: Pick<GridBoard, 'sum'>, face: number) => (sum > 0 ? sum - face : face)

const TEN = 10

interface KindRule {
  readonly rule?: WayRule
  readonly slides: readonly Slide[]
  readonly sum: number
  /** Offset into the shapes, so that games differ in their boards. */
  readonly shift: number
}

/** Columns and rows of tiles, from the first levels to the last. */
const SIZES: readonly (readonly [number, number])[] = [
  [4, 4],
  [4, 5],
  [5, 6],
  [6, 6],
  [6, 7],
  [6, 8],
  [7, 8],
  [8, 8],
  [8, 9],
  [8, 10],
]
const SLIDES: readonly Slide[] = [
  'down',
  'left',
  'apart',
  'together',
  'up',
  'open',
  'right',
  'close',
  'wheel',
]

const KIND_RULES: Readonly<Partial<Record<ConnectKind, KindRule>>> = {
  tides: { slides: SLIDES, sum: 0, shift: 0 },
  sight: {
    rule: SIGHT,
    slides: ['down', 'left', 'up', 'wheel', 'right'],
    sum: 0,
    shift: 1,
  },
  tens: { slides: ['none'], sum: TEN, shift: 2 },
  aslant: { rule: ASLANT, slides: ['none'], sum: 0, shift: 3 },
  knights: { rule: JUMPS, slides: ['together', 'close', 'down', 'left'], sum: 0, shift: 5 },
}

/** Lines with two bends, no sliding. */
const PLAIN: KindRule = { slides: ['none'], sum: 0, shift: 0 }

type Shape = (x: number, y: number, columns: number, rows: number) => number

const middleOf = (count: number) => (count - 1) / 2
const SHAPES: readonly Shape[] = [
  () => 1,
  // A round island.
  (x, y, columns, rows) => {
    const [dx, dy] = [(x - middleOf(columns)) / columns, (y - middleOf(rows)) / rows]
    return dx * dx + dy * dy < 0.27 ? 1 : 0
  },
  // Stones at the four inner corners.
  (x, y, columns, rows) => ((x === 1 || x === columns - 2) && (y === 1 || y === rows - 2) ? -1 : 1),
  // A lagoon in the middle.
  (x, y, columns, rows) =>
    Math.abs(x - middleOf(columns)) < 1.1 && Math.abs(y - middleOf(rows)) < 1.1 ? 0 : 1,
  // A reef across.
  (x, y, columns, rows) => (y === Math.floor(rows / 2) && x % 3 !== 1 && x < columns ? -1 : 1),
  // An hourglass.
  (x, y, columns, rows) => {
    const waist = Math.abs(y - middleOf(rows)) / rows
    return Math.abs(x - middleOf(columns)) / columns < 0.22 + waist * 0.75 ? 1 : 0
  },
  // A checkered rim of stones.
  (x, y, columns) => ((x === 0 || x === columns - 1) && y % 3 === 1 ? -1 : 1),
]

/** Removes the last tile of a group of odd size. */
function evenOut(cells: number[], isOfGroup: (cell: number) => boolean) {
  const group = cells.flatMap((kind, cell) => (kind > 0 && isOfGroup(cell) ? [cell] : []))
  if (group.length % 2 > 0) cells[group.at(-1)!] = 0
}

const known = new Map<string, GridBoard>()

/** The board of a level, 1 to 40. */
export function gridBoard(kind: ConnectKind, level: number): GridBoard {
  const name = `${kind} ${level}`
  const board = known.get(name) ?? makeBoard(kind, level)
  known.set(name, board)
  return board
}

function makeBoard(kind: ConnectKind, level: number): GridBoard {
  const { rule, slides, sum, shift } = KIND_RULES[kind] ?? PLAIN
  const step = (level - 1) / 4
  const [columns, rows] = SIZES[Math.min(SIZES.length - 1, Math.floor(step))]!
  const shape = SHAPES[level < 5 ? 0 : (level * 3 + Math.floor(step) + shift) % SHAPES.length]!
  const [width, height] = [columns + 2, rows + 2]
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [(cell % width) - 1, Math.floor(cell / width) - 1]
    return x < 0 || y < 0 || x >= columns || y >= rows ? 0 : shape(x, y, columns, rows)
  })
  // Diagonal lines stay on cells of one colour: each colour must hold whole pairs.
  if (rule === ASLANT) evenOut(cells, (cell) => ((cell % width) + Math.floor(cell / width)) % 2 === 0)
  evenOut(cells, (cell) => rule !== ASLANT || ((cell % width) + Math.floor(cell / width)) % 2 > 0)
  const tiles = cells.filter((cell) => cell > 0).length
  const slide = slides[(level - 1) % slides.length]!
  // Four of a kind make wrong pairs possible; with more faces they would be hard to tell apart.
  const faces = Math.min(20, Math.max(3, Math.round(tiles / (level < 4 ? 2.6 : 4))))
  return { width, height, cells, slide, faces, sum, ...(rule ? { rule } : {}) }
}
