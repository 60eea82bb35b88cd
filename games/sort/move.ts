import type { TurnRules } from '#kit/game/turn-sim.ts'

/** Every move is a pair of small numbers: from and to, car and direction, eel and nothing, raft and steps. */
export type Move = readonly [number, number]

/** What each kind of board brings. */
export interface Board<State> {
  rules(level: number): TurnRules<State, Move>
  /** The next move of a solution; `undefined` where the search finds none. */
  best(state: State): Move | undefined
  /** A whole way to win a fresh level. */
  line(level: number): readonly Move[] | undefined
}
