import type { Board } from './boards.ts'

/** What a search came to: the jumps that leave one marble, if it found them, and how many positions it looked at. */
export interface Search {
  readonly line: readonly number[] | undefined
  readonly looked: number
}

/**
 * Jumps that leave one marble; `undefined` when the search limit finds none. A position is one number with a
 * bit per hole: fewer than 53, so doubles are exact.
 */
export function search({ jumps }: Board, pegs: string, positions: number): Search {
  const filled = [...pegs].map((sign) => sign === '1')
  const weights = jumps.map(([from, over, to]) => 2 ** to - 2 ** from - 2 ** over)
  const dead = new Set<number>()
  const line: number[] = []
  let looked = 0

  function goOn(name: number, left: number): boolean {
    if (left === 1) return true
    if (dead.has(name) || ++looked > positions) return false
    for (let index = 0; index < jumps.length; index++) {
      const [from, over, to] = jumps[index]!
      if (!filled[from] || !filled[over] || filled[to]) continue
      filled[from] = filled[over] = false
      filled[to] = true
      line.push(index)
      if (goOn(name + weights[index]!, left - 1)) return true
      line.pop()
      filled[from] = filled[over] = true
      filled[to] = false
    }
    dead.add(name)
    return false
  }

  const name = filled.reduce((sum, isFilled, hole) => sum + (isFilled ? 2 ** hole : 0), 0)
  const isSolved = goOn(name, filled.filter(Boolean).length)
  return { line: isSolved ? line : undefined, looked }
}

export const solve = (board: Board, pegs: string, positions: number) => search(board, pegs, positions).line
