import { COURSE_HOLES } from './courses.ts'
import type { Course } from './definitions.ts'

export interface Place {
  readonly x: number
  readonly y: number
}
export interface Ferry {
  /** Middle of the deck at both ends of its path. */
  readonly from: Place
  readonly to: Place
}

/** A hole for the physics; places are in field units. */
export interface Hole {
  /** Eight rows of eight signs, without the things above the ground. */
  readonly rows: readonly string[]
  readonly tee: Place
  readonly cup: Place
  readonly pearl: Place | undefined
  readonly mills: readonly Place[]
  readonly bumpers: readonly Place[]
  readonly ferries: readonly Ferry[]
  /** Ends of a conch lie at the same index of both lists. */
  readonly conches: readonly (readonly [Place, Place])[]
  readonly draws: readonly Place[]
  readonly pushes: readonly Place[]
  /** All must be lit before the cup opens. */
  readonly lamps: readonly Place[]
  readonly discs: readonly Disc[]
  /** The other end of the crab's path, if the cup walks. */
  readonly walk: Place | undefined
  /** Each flips all drawbridges of the hole. */
  readonly levers: readonly Place[]
  readonly boulders: readonly Place[]
}

/** A turning disc; `way` is 1 clockwise, -1 counter-clockwise. */
export interface Disc extends Place {
  readonly way: 1 | -1
}

export const SIDE = 8
export const CELL = 46
export const EDGE = 16
export const HOLES = 9

export const middleOf = (column: number, row: number): Place => ({
  x: EDGE + (column + 0.5) * CELL,
  y: EDGE + (row + 0.5) * CELL,
})

const known = new Map<string, Hole>()

/** The hole of a course, from 0; a mirrored one is reversed. */
export function holeOf(course: Course, index: number, isMirrored: boolean): Hole {
  const name = `${course} ${index} ${isMirrored}`
  const hole = known.get(name) ?? readHole(COURSE_HOLES[course][index]!, isMirrored)
  known.set(name, hole)
  return hole
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', D: 'E', E: 'D' }
const mirrored = (row: string) =>
  [...row]
    .map((sign) => TURNED[sign] ?? sign)
    .toReversed()
    .join('')

function readHole(text: string, isMirrored: boolean): Hole {
  const signs = text.split(' ').map((row) => (isMirrored ? mirrored(row) : row))
  const all = (wanted: string) =>
    signs.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === wanted ? [middleOf(x, y)] : [])))
  const pairs = ['a', 'b', 'c'].map(all).filter((ends) => ends.length === 2)
  return {
    rows: signs.map((row) => row.replaceAll(/[FG]/g, '~').replaceAll(/[TCpMoabclDEQyS+-]/g, '.')),
    tee: all('T')[0]!,
    cup: all('C')[0]!,
    pearl: all('p')[0],
    mills: all('M'),
    bumpers: all('o'),
    ferries: ferriesOf(signs),
    conches: pairs.map(([one, other]) => [one!, other!] as const),
    draws: all('+'),
    pushes: all('-'),
    lamps: all('l'),
    discs: [
      ...all('D').map((place) => ({ ...place, way: 1 as const })),
      ...all('E').map((place) => ({ ...place, way: -1 as const })),
    ],
    walk: all('Q')[0],
    levers: all('y'),
    boulders: all('S'),
  }
}

/** A ferry runs as far as the water in its row or column. */
function ferriesOf(signs: readonly string[]): readonly Ferry[] {
  const isWet = (x: number, y: number) => '~FG'.includes(signs[y]?.[x] ?? '#')
  const reach = (x: number, y: number, dx: number, dy: number): Place =>
    isWet(x + dx, y + dy) ? reach(x + dx, y + dy, dx, dy) : middleOf(x, y)
  return signs.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (sign === 'F') return [{ from: reach(x, y, -1, 0), to: reach(x, y, 1, 0) }]
      return sign === 'G' ? [{ from: reach(x, y, 0, -1), to: reach(x, y, 0, 1) }] : []
    }),
  )
}

/** Index of the cell below a place, row by row. */
export const cellAt = ({ x, y }: Place) =>
  Math.floor((y - EDGE) / CELL) * SIDE + Math.floor((x - EDGE) / CELL)

/** The sign at a column and row; outside is wall. */
export const signAt = ({ rows }: Hole, column: number, row: number): string => rows[row]?.[column] ?? '#'
