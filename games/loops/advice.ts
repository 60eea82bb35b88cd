import { isSure, lowestOf } from '#kit/game/pencil/bits.ts'
import type { Narrow, Why } from '#kit/game/pencil/solver.ts'
import { modelOf } from './model.ts'
import type { Clue } from './puzzle.ts'
import { UNTOUCHED, wrongLine, type State } from './state.ts'

/** The next certain line and its reason. */
export interface Advice {
  readonly line: number
  readonly value: number
  readonly reason: Why | 'several' | 'wrong' | 'gift'
  /** The clue that forces it. */
  readonly clue?: Clue
}

/** A careful player's next finding: a mistake, then a single clue or rule, then several together. */
export function advise(state: State): Advice | undefined {
  const { puzzle, marks } = state
  const wrong = wrongLine(state)
  if (wrong >= 0) return { line: wrong, value: puzzle.solution[wrong]!, reason: 'wrong' }
  const { constraints, clueOf, solver, start } = modelOf(puzzle)
  const domains = start()
  for (const [line, mark] of marks.entries()) if (mark !== UNTOUCHED) domains[line] = 1 << mark
  const isNews = (variable: number) => marks[variable] === UNTOUCHED && isSure(domains[variable]!)
  // Iterates: what one rule finds about points helps the next.
  for (let round = 0; round < 3; round++)
    for (const [index, { filter, why }] of constraints.entries()) {
      let found = -1
      const narrow: Narrow = (variable, mask) => {
        domains[variable]! &= mask
        if (found < 0 && isNews(variable)) found = variable
        return domains[variable] !== 0
      }
      filter(domains, narrow)
      if (found < 0) continue
      const value = lowestOf(domains[found]!)
      return {
        line: found,
        value,
        reason: round === 0 ? why : 'several',
        ...(clueOf[index] && { clue: clueOf[index] }),
      }
    }
  solver.propagate(domains)
  const line = marks.findIndex((_, one) => isNews(one))
  if (line >= 0) return { line, value: puzzle.solution[line]!, reason: 'several' }
  const gift = marks.findIndex((mark, one) => mark === UNTOUCHED && puzzle.solution[one]! > 0)
  return gift < 0 ? undefined : { line: gift, value: puzzle.solution[gift]!, reason: 'gift' }
}
