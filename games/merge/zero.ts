import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Input } from './state.ts'

/** Ranks 1 to 9 are positive, the same from here on negative. */
export const NEGATIVE = 10
const LARGEST = 6
/** Longest path; the search for hints stops earlier. */
export const LONGEST_ZERO = 7
const SEARCHED = 5
const FOUND_A_CELL = 12
/** Best paths listed per length. */
const LISTED = [0, 0, 80, 60, 10, 6] as const

export const zeroValue = (rank: number) => (rank > NEGATIVE ? NEGATIVE - rank : rank)

/** Small amounts come more often, of both signs alike. */
export const drawSigned = (random: Random) =>
  1 + Math.min(pickIndex(LARGEST, random), pickIndex(LARGEST, random)) + (random() < 0.5 ? NEGATIVE : 0)

/** All that a path moves, plus and minus alike, for each of its cells. */
export const zeroPoints = (cells: readonly number[], path: Input) =>
  path.length * path.reduce((sum, cell) => sum + Math.abs(zeroValue(cells[cell]!)), 0)

/** Whether the amounts along a path cancel out. */
export const isZero = (cells: readonly number[], path: Input) =>
  path.length <= LONGEST_ZERO && path.reduce((sum, cell) => sum + zeroValue(cells[cell]!), 0) === 0

/** Paths that come to zero: some of each length, no search for the longest. */
export function zeroPaths(
  cells: readonly number[],
  beside: readonly (readonly number[])[],
): readonly Input[] {
  const found: (readonly number[])[][] = Array.from({ length: SEARCHED + 1 }, () => [])
  let left = 0
  const walk = (path: readonly number[], sum: number) => {
    if (left <= 0) return
    // A path and the same one backwards are one.
    if (path.length > 1 && sum === 0 && path[0]! < path.at(-1)!) {
      found[path.length]!.push(path)
      left--
    }
    if (path.length === SEARCHED || Math.abs(sum) > LARGEST * (SEARCHED - path.length)) return
    for (const next of beside[path.at(-1)!]!)
      if (!path.includes(next)) walk([...path, next], sum + zeroValue(cells[next]!))
  }
  for (let cell = 0; cell < cells.length; cell++) {
    left = FOUND_A_CELL
    walk([cell], zeroValue(cells[cell]!))
  }
  return found.flatMap((paths, length) =>
    paths
      .toSorted((one, other) => zeroPoints(cells, other) - zeroPoints(cells, one))
      .slice(0, LISTED[length]),
  )
}
