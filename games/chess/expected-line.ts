import { looseMoves, tryMove } from './moves.ts'
import { takeBack } from './position.ts'
import { slotOf, type Search } from './search.ts'

/** The moves that the search expects, its best first, as far as it remembers them. */
export function lineOf({ position, memory }: Search, first: number, most: number): readonly number[] {
  const line: number[] = []
  for (let move = first; move !== 0 && line.length < most;) {
    // A slot may hold a move of another position.
    if (!looseMoves(position).includes(move) || !tryMove(position, move)) break
    line.push(move)
    move = memory.checks[slotOf(position)] === position.check ? memory.moves[slotOf(position)]! : 0
  }
  for (const _ of line) takeBack(position)
  return line
}
