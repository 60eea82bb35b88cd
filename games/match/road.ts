import { GEAR } from './foes.ts'

/** Five lands of eight places; in each the way forks twice and meets again before the last ones. */
export const LAND_SIZE = 8
export const LANDS = 5

/** Places of a land by their step, as shares of a map whose way begins at the bottom. */
export const SPOTS: readonly { readonly x: number; readonly y: number }[] = [
  { x: 0.5, y: 0.95 },
  { x: 0.2, y: 0.8 },
  { x: 0.8, y: 0.8 },
  { x: 0.5, y: 0.66 },
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
  { x: 0.5, y: 0.36 },
  { x: 0.5, y: 0.1 },
]
const ON: readonly (readonly number[])[] = [[1, 2], [3], [3], [4, 5], [6], [6], [7], [8]]

export const landOf = (level: number) => Math.floor((level - 1) / LAND_SIZE)
const stepOf = (level: number) => (level - 1) % LAND_SIZE
export const levelsOf = (land: number): readonly number[] =>
  Array.from({ length: LAND_SIZE }, (_, step) => land * LAND_SIZE + step + 1)
export const spotOf = (level: number) => SPOTS[stepOf(level)]!

/** Where the way leads from a place. */
export function nextOf(level: number): readonly number[] {
  const first = level - stepOf(level)
  return ON[stepOf(level)]!.map((step) => first + step).filter((next) => next <= LANDS * LAND_SIZE)
}

/** Whether a place can be gone to: the first, or one that a won place leads to. */
export const isReached = (won: ReadonlySet<number>, level: number): boolean =>
  level === 1 || [...won].some((from) => nextOf(from).includes(level))

/** The farthest place that is open and not won; else the last won one. */
export function goesOn(won: ReadonlySet<number>, from: number): number {
  const open = nextOf(from).filter((level) => !won.has(level))
  if (open.length > 0) return open[0]!
  const all = Array.from({ length: LANDS * LAND_SIZE }, (_, index) => index + 1)
  return all.findLast((level) => isReached(won, level) && !won.has(level)) ?? from
}

/** The gear that a place gives, by its number; 0 where it gives none. */
export const gearOfPlace = (level: number): number =>
  Math.max(
    0,
    GEAR.findIndex(({ from }) => from === level),
  )
