import { modelOf, nameOf } from './model.ts'
import { isSound, type State } from './state.ts'

/** The next certain area, or one to remove, and its reason. */
export interface Advice {
  readonly cells: readonly number[]
  readonly reason: 'wrong' | 'only' | 'several' | 'gift'
  /** The cell that only this area covers. */
  readonly cell?: number
}

/** A careful player's next finding: a mistake, a cell with a single covering, then several reasons together. */
export function advise(state: State): Advice | undefined {
  const { puzzle, areas } = state
  const names = new Set(puzzle.solution.map(nameOf))
  const wrong = areas.find((cells) => isSound(state, cells) && !names.has(nameOf(cells)))
  if (wrong) return { cells: wrong, reason: 'wrong' }
  const { tiling } = modelOf(puzzle)
  const drawn = new Set(areas.map(nameOf))
  const stand = tiling.start()
  for (const [index, { cells }] of tiling.pieces.entries())
    if (drawn.has(nameOf(cells))) tiling.lay(stand, index)
  const cellCount = puzzle.columns * puzzle.rows
  for (let cell = 0; cell < cellCount; cell++) {
    const may = tiling.over(stand, cell)
    if (may.length !== 1 || stand.sure[may[0]!]) continue
    return { cells: tiling.pieces[may[0]!]!.cells, reason: 'only', cell }
  }
  tiling.settle(stand)
  const found = tiling.pieces.find(({ cells }, index) => stand.sure[index] && !drawn.has(nameOf(cells)))
  if (found) return { cells: found.cells, reason: 'several' }
  const gift = puzzle.solution.find((cells) => !drawn.has(nameOf(cells)))
  return gift && { cells: gift, reason: 'gift' }
}
