import { openBounds, reason, type Insight, type Reason, type Sight } from './reason.ts'
import { boardIn, numberIn, OPEN, type State } from './rules.ts'

/** What the player sees of a board, for reasoning. */
export const sightOf = (state: State): Sight => ({
  around: boardIn(state).around,
  cap: state.cap,
  total: state.urchins,
  numberOf: (cell) => (state.cells[cell] === OPEN ? numberIn(state, cell) : undefined),
})

export interface Advice {
  readonly cell: number
  readonly does: 'dig' | 'flag' | 'unflag'
  readonly amount: number
  readonly reason: Reason
  readonly by: readonly number[]
}

function adviceOf(state: State, { cell, amount, reason: why, by }: Insight): Advice | undefined {
  const mark = state.cells[cell]!
  if (mark === OPEN) return undefined
  if (amount === 0) return { cell, does: mark > 0 ? 'unflag' : 'dig', amount, reason: why, by }
  return mark === amount ? undefined : { cell, does: 'flag', amount, reason: why, by }
}

/** The next conclusion from open numbers not yet acted upon; flags are not trusted. */
export function advise(state: State, wanted?: Advice['does']): Advice | undefined {
  if (state.hidden.length === 0) return undefined
  let advice: Advice | undefined
  const sight = sightOf(state)
  reason(sight, openBounds(sight), (insight) => {
    const next = adviceOf(state, insight)
    if (next && (wanted === undefined || next.does === wanted)) advice = next
    return advice !== undefined
  })
  return advice
}
