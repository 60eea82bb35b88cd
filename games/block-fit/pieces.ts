import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { boardOfPlaces, type Piece } from './board.ts'
import { stepsFrom, type Lattice, type Place } from './lattice.ts'

export type Shape = readonly Place[]

/** A form, by rows, that is dealt in all its turns; the number is its weight. */
type Form = readonly [rows: string, weight: number]

const SQUARE_FORMS: readonly Form[] = [
  ['x', 2],
  ['xx', 4],
  ['xxx', 5],
  ['xxxx', 4],
  ['xxxxx', 3],
  ['xx/xx', 5],
  ['xxx/xxx', 4],
  ['xxx/xxx/xxx', 3],
  ['xx/x.', 5],
  ['xxx/x..', 4],
  ['xxx/..x', 4],
  ['xxx/.x.', 4],
  ['xx./.xx', 2],
  ['.xx/xx.', 2],
  ['xxx/x../x..', 3],
  ['x./.x', 1],
]
const HEX_FORMS: readonly Form[] = [
  ['x', 2],
  ['xx', 3],
  ['xxx', 5],
  ['xxxx', 3],
  ['xx/x.', 5],
  ['xx/xx', 5],
  ['.xx/x..', 3],
  ['xx/.x', 3],
  ['xxx/x..', 3],
  ['.xx/xx.', 3],
]
/** Letters come in small pieces only. */
const LETTER_FORMS: readonly Form[] = [
  ['xx', 4],
  ['xxx', 4],
  ['xx/x.', 5],
  ['xx/xx', 3],
  ['xxx/x..', 2],
  ['xx./.xx', 2],
]

export const shapeOfRows = (rows: string): Shape =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'x' ? [{ x, y }] : [])))

const byPlace = (one: Place, other: Place) => one.y - other.y || one.x - other.x

function settled(shape: Shape): Shape {
  const [first] = shape.toSorted(byPlace)
  const { x: left, y: top } = first!
  return shape.map(({ x, y }) => ({ x: x - left, y: y - top })).toSorted(byPlace)
}

function turnsOf(lattice: Lattice, shape: Shape): readonly Shape[] {
  const turns = new Map<string, Shape>()
  let turned = shape
  for (let turn = 0; turn < 6; turn++) {
    const still = settled(turned)
    turns.set(JSON.stringify(still), still)
    turned = turned.map(({ x, y }) => (lattice === 'hex' ? { x: -y, y: x + y } : { x: -y, y: x }))
  }
  return [...turns.values()]
}

/** Every shape of so many joined triangles, in every position. */
function triangleShapes(size: number): readonly Shape[] {
  let shapes: readonly Shape[] = [[{ x: 0, y: 0 }], [{ x: 1, y: 0 }]]
  for (let count = 1; count < size; count++) {
    const grown = new Map<string, Shape>()
    for (const shape of shapes)
      for (const cell of shape)
        for (const step of stepsFrom('triangle', cell)) {
          const next = { x: cell.x + step.x, y: cell.y + step.y }
          if (shape.some(({ x, y }) => x === next.x && y === next.y)) continue
          const larger = evenly([...shape, next])
          grown.set(JSON.stringify(larger), larger)
        }
    shapes = [...grown.values()]
  }
  return shapes
}

/** Moves a shape of triangles to the origin without turning its points over. */
function evenly(shape: Shape): Shape {
  const sorted = shape.toSorted(byPlace)
  const { x: left, y: top } = sorted[0]!
  const shift = (left + top) & 1
  return sorted.map(({ x, y }) => ({ x: x - left + shift, y: y - top }))
}

const HEXAGON: Shape = [-1, 0, 1].flatMap((x) => [
  { x, y: -1 },
  { x, y: 0 },
])

interface Weighed {
  readonly shapes: readonly Shape[]
  readonly weight: number
}

const formed = (lattice: Lattice, forms: readonly Form[]): readonly Weighed[] =>
  forms.map(([rows, weight]) => ({ shapes: turnsOf(lattice, shapeOfRows(rows)), weight }))

let triangles: readonly Weighed[] | undefined
const SQUARES = formed('square', SQUARE_FORMS)
const HEXES = formed('hex', HEX_FORMS)
const LETTERS = formed('square', LETTER_FORMS)

/** Pieces that may be dealt on a lattice. */
function stock(lattice: Lattice, letters: boolean): readonly Weighed[] {
  if (letters) return LETTERS
  if (lattice !== 'triangle') return lattice === 'hex' ? HEXES : SQUARES
  triangles ??= [
    { shapes: triangleShapes(1), weight: 1 },
    { shapes: triangleShapes(2), weight: 3 },
    { shapes: triangleShapes(3), weight: 4 },
    { shapes: triangleShapes(4), weight: 5 },
    { shapes: triangleShapes(5), weight: 2 },
    { shapes: [evenly(HEXAGON)], weight: 2 },
  ]
  return triangles
}

const COLORS = 6
const LETTER_COUNT = 3

/** One piece of chance. */
export function drawPiece(lattice: Lattice, letters: boolean, random: Random): Piece {
  const lots = stock(lattice, letters)
  let rest = random() * lots.reduce((sum, { weight }) => sum + weight, 0)
  const lot = lots.find(({ weight }) => (rest -= weight) < 0) ?? lots[0]!
  const shape = pickOne(lot.shapes, random)
  const color = 1 + pickIndex(COLORS, random)
  if (!letters) return shape.map((place) => ({ ...place, color }))
  return lettered(shape, random)
}

/** Random letters without three adjacent equal ones, which would merge at once. */
function lettered(shape: Shape, random: Random): Piece {
  const board = boardOfPlaces('square', shape)
  for (;;) {
    const letters = shape.map(() => 1 + pickIndex(LETTER_COUNT, random))
    const isCalm = letters.every(
      (letter, index) => board.neighbours[index]!.filter((next) => letters[next] === letter).length < 2,
    )
    if (isCalm) return shape.map((place, index) => ({ ...place, color: letters[index]! }))
  }
}
