import type { Move } from './move.ts'
import { movedIn } from './yard-rules.ts'
import type { Yard, YardState } from './yard-state.ts'

interface Step {
  readonly state: YardState
  readonly move: Move | undefined
  readonly parent: Step | undefined
}

/** Weight of remaining work against moves made, where a game does not say. */
const HASTE = 2

/** Weighted A*: finds a short solution, not always the shortest. */
export function yardLine(yard: Yard, start: YardState, positions: number): readonly Move[] | undefined {
  const shelves: Step[][] = []
  const best = new Map<string, number>()
  let low = 0
  const shelve = (step: Step) => {
    const { state } = step
    const name = yard.nameOf(state)
    const known = best.get(name)
    if (known !== undefined && known <= state.moves) return
    best.set(name, state.moves)
    const worth = Math.round(state.moves - start.moves + (yard.haste ?? HASTE) * yard.away(state))
    ;(shelves[worth] ??= []).push(step)
    low = Math.min(low, worth)
  }
  shelve({ state: start, move: undefined, parent: undefined })
  for (let looked = 0; looked < positions; looked++) {
    while (low < shelves.length && !shelves[low]?.length) low++
    const step = shelves[low]?.pop()
    if (!step) return undefined
    if (yard.isWon(step.state)) return lineTo(step)
    for (const move of yard.legal(step.state))
      shelve({ state: movedIn(yard, step.state, move), move, parent: step })
  }
  return undefined
}

function lineTo(last: Step): readonly Move[] {
  const line: Move[] = []
  for (let step: Step | undefined = last; step?.move; step = step.parent) line.unshift(step.move)
  return line
}
