import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Move } from './move.ts'
import type { Yard, YardState } from './yard-state.ts'

/** The board after a legal move. */
export const movedIn = (yard: Yard, state: YardState, move: Move): YardState =>
  yard.stages(state, move).at(-1)?.state ?? state

export const isLegal = (yard: Yard, state: YardState, [from, to]: Move) =>
  yard.legal(state).some((move) => move[0] === from && move[1] === to)

export function yardRules(yard: Yard, first: YardState): TurnRules<YardState, Move> {
  const whole = Math.max(1, yard.away(first))
  return {
    start: () => first,
    step(state, move) {
      if (!isLegal(yard, state, move)) return { state, events: [{ kind: 'refused' }] }
      const stages = yard.stages(state, move)
      const events: SimEvent[] = stages.map(({ kind }) => ({ kind }))
      const next = stages.at(-1)!.state
      if (yard.isWon(next)) events.push({ kind: 'done' })
      else if (yard.away(next) < yard.away(state)) events.push({ kind: 'nearer' })
      return { state: next, events }
    },
    legal: (state) => (yard.isWon(state) ? [] : yard.legal(state)),
    status: (state) => (yard.isWon(state) ? 'won' : yard.legal(state).length === 0 ? 'lost' : 'playing'),
    score: ({ moves }) => moves,
    progress: (state) => (yard.isWon(state) ? 1 : Math.max(0, Math.min(0.99, 1 - yard.away(state) / whole))),
  }
}
