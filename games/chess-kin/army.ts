import type { Seat } from '#kit/game/duel/rules.ts'
import { leapsOf, type Leap } from './betza.ts'
import type { KinDefinition } from './definition.ts'
import { KINDS } from './kinds.ts'

/** The squares a piece passes in order. */
export interface Ray {
  readonly squares: readonly number[]
  readonly moves: boolean
  readonly takes: boolean
  readonly hops: boolean
  readonly near: boolean
  /** A square that must be empty; -1 for none. */
  readonly block: number
  /** Flies over everything but takes only the other royal piece. */
  readonly glares: boolean
}

/** A definition compiled for play. Kinds are numbered from 1 in the order of their letters. */
export interface Army {
  readonly definition: KinDefinition
  readonly letters: readonly string[]
  readonly kindOf: Readonly<Record<string, number>>
  readonly size: number
  /** Number of the royal kind; 0 without one. */
  readonly royal: number
  readonly pawn: number
  readonly racer: number
  /** Kind after promotion, back in the hand, and after a merge; 0 for no change. */
  readonly promotes: readonly number[]
  readonly reverts: readonly number[]
  readonly merges: ReadonlyMap<number, number>
  readonly climbs: readonly number[]
  /** Start squares by seat and kind. */
  readonly homes: readonly [readonly (readonly number[])[], readonly (readonly number[])[]]
  /** By seat, kind and square. */
  readonly rays: readonly [readonly (readonly (readonly Ray[])[])[], readonly (readonly (readonly Ray[])[])[]]
  /** Blocked squares, and those that riders may cross. */
  readonly walls: ReadonlySet<number>
  readonly water: ReadonlySet<number>
  readonly centre: ReadonlySet<number>
  readonly worths: readonly number[]
  /** The same for a piece in hand. */
  readonly handWorths: readonly number[]
  /** Kinds that can be in a hand. */
  readonly trays: readonly number[]
}

export const MERGE_BASE = 64

/** A piece in hand is worth less than one in play. */
const WAITING = 0.85

/** Whether captured pieces go to the capturer's hand. */
export const keepsTaken = ({ drops }: KinDefinition) => drops === 'free' || drops === 'one-pawn-a-file'

const lettersOf = ({ start, promotes, merges, pocket }: KinDefinition): string[] => [
  ...new Set([
    ...start.toLowerCase().replace(/[^a-z]/g, ''),
    ...pocket,
    ...Object.values(promotes),
    ...Object.values(merges),
  ]),
]

const middleOf = (size: number) => (size % 2 ? [(size - 1) / 2] : [size / 2 - 1, size / 2])

/** The four central squares, or one on an odd board. */
function centreOf(width: number, height: number): Set<number> {
  return new Set(middleOf(height).flatMap((row) => middleOf(width).map((column) => row * width + column)))
}

/** Squares of a board's text, row by row from the far edge: a letter, `.`, `*` or `~`. */
export const squaresOf = (start: string): readonly string[] =>
  start
    .split('/')
    .flatMap((row) => [...row.matchAll(/\d|\D/g)])
    .flatMap(([part]) => (/\d/.test(part) ? Array.from({ length: Number(part) }, () => '.') : [part]))

export function armyOf(definition: KinDefinition): Army {
  const { width, height, start, promotes, merges, pocket } = definition
  const letters = lettersOf(definition)
  const number = (letter: string | undefined) => (letter === undefined ? 0 : letters.indexOf(letter) + 1)
  const table = (pairs: Readonly<Record<string, string>>) => [0, ...letters.map((one) => number(pairs[one]))]
  const first = new Set(start.toLowerCase().replace(/[^a-z]/g, ''))
  // Pieces that turn over repeatedly return to their first side.
  const pairs = Object.entries(promotes).filter(([from]) => first.has(from))
  const back = Object.fromEntries(pairs.map(([from, to]) => [to, from]))
  const squares = squaresOf(start)
  const water = squaresWith(squares, '~')
  const walls = new Set([...squaresWith(squares, '*'), ...water])
  const fields = { definition, walls, water }
  const side = (seat: Seat) => [
    [],
    ...letters.map((letter) => squares.map((_, square) => raysOf(fields, letter, seat, square))),
  ]
  const worths = [0, ...letters.map((letter) => worthOf(definition, letter))]
  const held = pocket
    ? [...new Set(pocket)]
    : letters.filter((one) => first.has(one) && one !== definition.royal && !back[one])
  return {
    definition,
    letters,
    kindOf: Object.fromEntries(letters.map((letter) => [letter, number(letter)])),
    size: width * height,
    royal: number(definition.royal || undefined),
    pawn: number('p'),
    racer: number(definition.racer || undefined),
    promotes: table(promotes),
    reverts: table(back),
    climbs: table(definition.climbs),
    homes: [homesOf(squares, letters, true), homesOf(squares, letters, false)],
    merges: new Map(
      Object.entries(merges).flatMap(([pair, to]) => {
        const [one, other] = [number(pair[0]), number(pair[1])]
        return [
          [one * MERGE_BASE + other, number(to)],
          [other * MERGE_BASE + one, number(to)],
        ] as const
      }),
    ),
    rays: [side(0), side(1)],
    walls,
    water,
    centre: centreOf(width, height),
    worths,
    handWorths: worths.map((worth) => Math.round(worth * (pocket ? WAITING : 1))),
    trays:
      definition.drops === 'none'
        ? []
        : held.map(number).toSorted((one, other) => worths[one]! - worths[other]!),
  }
}

const homesOf = (squares: readonly string[], letters: readonly string[], capitals: boolean) => [
  [],
  ...letters.map((letter) => [...squaresWith(squares, capitals ? letter.toUpperCase() : letter)]),
]

const squaresWith = (squares: readonly string[], mark: string) =>
  new Set([...squares.entries()].flatMap(([square, what]) => (what === mark ? [square] : [])))

const worthOf = ({ worths }: KinDefinition, letter: string) => worths[letter] ?? KINDS[letter]!.worth

interface Fields {
  readonly definition: KinDefinition
  readonly walls: ReadonlySet<number>
  readonly water: ReadonlySet<number>
}

/** A column beyond the side edges, reflected. */
function bounced(column: number, width: number): number {
  const period = 2 * (width - 1)
  const along = ((column % period) + period) % period
  return along < width ? along : period - along
}

function raysOf({ definition, walls, water }: Fields, letter: string, seat: Seat, square: number): Ray[] {
  const { width, height, wraps, bounces, moves, double, palace, royal } = definition
  const way = seat === 0 ? 1 : -1
  const [row, column] = [Math.floor(square / width), square % width]
  /** The square at an offset; `undefined` beyond the edge. */
  const at = (right: number, up: number, bends = false): number | undefined => {
    const [newRow, straight] = [row - up * way, column + right * way]
    const newColumn = wraps ? (straight + width * 8) % width : bends ? bounced(straight, width) : straight
    if (newRow < 0 || newRow >= height || newColumn < 0 || newColumn >= width) return undefined
    const found = newRow * width + newColumn
    if ((walls.has(found) && !water.has(found)) || (palace && !isAllowed(definition, letter, seat, found)))
      return undefined
    return found
  }
  const home = seat === 0 ? height - 2 : 1
  const toRay = ({ right, up, range, moves: goes, takes, hops, near, lame }: Leap): Ray => {
    const reach = double && letter === 'p' && row === home && goes && !takes && right === 0 ? 2 : range
    const squares: number[] = []
    const [wide, tall] = [Math.abs(right), Math.abs(up)]
    const bends = bounces && wide === 1 && tall === 1 && reach > 1
    for (let step = 1; step <= Math.min(reach, wraps ? width : 16); step++) {
      const next = at(right * step, up * step, bends)
      if (next === undefined || next === square) break
      if (!water.has(next)) squares.push(next)
    }
    const blocker = lame
      ? at(wide >= tall ? Math.sign(right) : 0, tall >= wide ? Math.sign(up) : 0)
      : undefined
    return { squares, moves: goes, takes, hops, near, block: blocker ?? -1, glares: false }
  }
  const rays = leapsOf(moves[letter] ?? KINDS[letter]!.move).map(toRay)
  // Generals may not face each other on an open file: each guards it against the other.
  if (palace && letter === royal) {
    const squares = Array.from({ length: height }, (_, step) => square - (step + 1) * width * way)
    const file = squares.filter((one) => one >= 0 && one < width * height)
    rays.push({ squares: file, moves: false, takes: true, hops: false, near: false, block: -1, glares: true })
  }
  return rays.filter(({ squares }) => squares.length > 0)
}

/** The palace of kings and guards is three by three; elephants do not cross the river. */
function isAllowed({ width, height, royal }: KinDefinition, letter: string, seat: Seat, square: number) {
  const row = Math.floor(square / width)
  const deep = seat === 0 ? height - 1 - row : row
  if (letter === royal || letter === 'f') return deep < 3 && Math.abs((square % width) - (width - 1) / 2) <= 1
  return letter !== 'e' || deep < height / 2
}
