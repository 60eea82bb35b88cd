import { seededRandom, shuffled } from '#kit/random/random.ts'
import type { Board } from './boards.ts'
import { search } from './search.ts'

/** Orders in which the jumps are tried; the middle one of their searches counts. */
const ORDERS = 5

/** How many positions a blind search looks at until it has solved one, at most `most`: the measure of a level's difficulty. */
export function effortOf(board: Board, pegs: string, most: number): number {
  const random = seededRandom(1)
  const looked = Array.from(
    { length: ORDERS },
    () => search({ ...board, jumps: shuffled(board.jumps, random) }, pegs, most).looked,
  )
  const middle = looked.toSorted((one, other) => one - other)[Math.floor(ORDERS / 2)]!
  return Math.min(most, middle)
}
