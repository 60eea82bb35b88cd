import type { DraughtsDefinition } from './definitions.ts'
import type { Line } from './moves.ts'
import { isKing } from './position.ts'

/** Keeps the lines for which the measure is greatest. */
function greatest(lines: readonly Line[], measure: (line: Line) => number): readonly Line[] {
  const most = Math.max(...lines.map(measure))
  return lines.filter((line) => measure(line) === most)
}

/**
 * Captures that may be chosen. Italian order: most pieces, then with a king, then most kings, then a king as early as
 * possible.
 */
export function chosenCaptures(
  { choice }: DraughtsDefinition,
  cells: readonly number[],
  lines: readonly Line[],
): readonly Line[] {
  if (choice === 'any' || lines.length < 2) return lines
  const isKings = ({ path }: Line) => (isKing(cells[path[0]!]!) ? 1 : 0)
  if (choice === 'king-first') return greatest(lines, isKings)
  if (choice === 'worth') {
    const worth = ({ taken }: Line) => taken.reduce((sum, cell) => sum + (isKing(cells[cell]!) ? 3 : 2), 0)
    // Of captures that are worth the same a king's goes first.
    return greatest(greatest(lines, worth), isKings)
  }
  const longest = greatest(lines, ({ taken }) => taken.length)
  if (choice === 'most') return longest
  const kingIn = (cell: number) => (isKing(cells[cell]!) ? 1 : 0)
  const byKing = greatest(longest, ({ path }) => kingIn(path[0]!))
  const ofKings = greatest(byKing, ({ taken }) => taken.reduce((sum, cell) => sum + kingIn(cell), 0))
  return greatest(
    ofKings,
    ({ taken }) => -(taken.findIndex((cell) => kingIn(cell) === 1) + 1 || taken.length + 1),
  )
}
