import { looseMoves, tryMove } from './moves.ts'
import { takeBack } from './position.ts'
import { slotOf, type Search } from './search.ts'

/** The principal variation, as far as the table still has it. */
export function lineOf({ position, memory }: Search, first: number, most: number): readonly number[] {
  const line: number[] = []
  for (let move = first; move !== 0 && line.length < most;) {
    // The slot may belong to another position.
    if (!looseMoves(position).includes(move) || !tryMove(position, move)) break
    line.push(move)
    move = memory.checks[slotOf(position)] === position.check ? memory.moves[slotOf(position)]! : 0
  }
  for (const _ of line) takeBack(position)
  return line
}
