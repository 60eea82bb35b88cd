import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { cellsOf, touching, type Board } from './board.ts'

export interface PathWish {
  readonly paths: number
  readonly shortest: number
  readonly longest: number
  /** Whether a path may continue from its last cell to the next. */
  mayGo(path: readonly number[], next: number): boolean
  /** Whether a finished path is acceptable. */
  isGood?(path: readonly number[]): boolean
}

/** Random paths that share no cell and do not cross at a corner. */
export function drawPaths(board: Board, wish: PathWish, random: Random): number[][] {
  const taken = new Set<number>()
  const crossed = new Set<string>()
  const paths: number[][] = []
  for (const start of shuffled(cellsOf(board), random)) {
    if (paths.length >= wish.paths) break
    if (taken.has(start)) continue
    const path = [start]
    const isFinished = () => path.length >= wish.shortest && wish.isGood?.(path)
    while (path.length < wish.longest && !isFinished()) {
      const last = path.at(-1)!
      const next = touching(board, last).filter(
        (cell) =>
          !taken.has(cell) &&
          // A path that touches itself cannot be read.
          !touching(board, cell).some((near) => near !== last && path.includes(near)) &&
          !path.includes(cell) &&
          !crossed.has(crossing(last, cell)) &&
          wish.mayGo(path, cell),
      )
      if (next.length === 0) break
      path.push(pickOne(next, random))
    }
    if (path.length < wish.shortest || (wish.isGood && !wish.isGood(path))) continue
    paths.push(path)
    for (const [at, cell] of path.entries()) {
      taken.add(cell)
      if (at > 0) crossed.add(crossing(path[at - 1]!, cell))
    }
  }
  return paths
}

/** Two diagonal steps cross if they have the same midpoint. */
const crossing = (from: number, to: number) => `${from + to}`
