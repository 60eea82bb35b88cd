import { colourIn, isEmptied } from './marks.ts'
import type { Puzzle } from './puzzle.ts'
import { colourOf, isDecided, linesOf, openMasks } from './solve.ts'
import { narrowed } from './line-net.ts'
import type { State } from './rules.ts'

/** Why a line is informative: text keys `hint.<reason>`. */
export type Reason = 'rest' | 'fit' | 'overlap' | 'push' | 'reach' | 'count'

/** One line that says more than what is on the board. */
export interface Advice {
  readonly line: number
  /** Cells that the line decides, and their colours (0: stays empty). */
  readonly fills: readonly (readonly [cell: number, colour: number])[]
  readonly reason: Reason
}

/** The most informative line by what is certain. Wrong marks count as unknown. */
export function advise(puzzle: Puzzle, { cells }: State): Advice | undefined {
  const masks = openMasks(puzzle)
  for (const [cell, sign] of [...cells].entries()) {
    const right = puzzle.solution[cell]!
    if (colourIn(sign) > 0 && colourIn(sign) === right) masks[cell] = 1 << right
    else if (isEmptied(sign) && right === 0) masks[cell] = 1
  }
  let best: Advice | undefined
  let most = 0
  for (const { index, cells: own, net } of linesOf(puzzle)) {
    const before = own.map((cell) => masks[cell]!)
    const found = narrowed(net, before)
    if (!found) continue
    const fills = own.flatMap((cell, at) =>
      isDecided(found[at]!) && !isDecided(before[at]!) ? [[cell, colourOf(found[at]!)] as const] : [],
    )
    // Paint shows more than a dot.
    const worth = fills.reduce((sum, [, colour]) => sum + (colour > 0 ? 3 : 1), 0)
    if (worth <= most) continue
    most = worth
    const isWhole = found.every(isDecided)
    best = { line: index, fills, reason: reasonOf(puzzle, index, { before, fills, isWhole }) }
  }
  return best
}

interface Found {
  readonly before: readonly number[]
  readonly fills: Advice['fills']
  readonly isWhole: boolean
}

function reasonOf(puzzle: Puzzle, line: number, { before, fills, isWhole }: Found): Reason {
  const hasPaint = fills.some(([, colour]) => colour > 0)
  if (isWhole && !hasPaint) return 'rest'
  if (puzzle.clues[line]!.kind === 'total') return 'count'
  if (isWhole) return 'fit'
  if (!hasPaint) return 'reach'
  return before.some(isDecided) ? 'push' : 'overlap'
}
