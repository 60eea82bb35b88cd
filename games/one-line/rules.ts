import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Board, RuleName } from './boards.ts'
import { boardOf } from './levels.ts'
import { coveredShare, isComplete, nextPlaces } from './steps.ts'

export interface LineState {
  readonly rule: RuleName
  readonly level: number
  /** Places of the line from its start; slides and leaps by their end. */
  readonly path: readonly number[]
  readonly moves: number
}

export const boardIn = ({ rule, level }: LineState): Board => boardOf(rule, level)

export function firstState(rule: RuleName, level: number): LineState {
  return { rule, level, path: [boardOf(rule, level).walk[0]!], moves: 0 }
}

/** Steps of a solution without going back. */
export const parOf = (state: LineState) => boardIn(state).walk.length - 1

/** Moving to the place before the last undoes the last step. */
export const isBack = ({ path }: LineState, place: number) => path.length > 1 && path.at(-2) === place

export function lineRules(rule: RuleName, level: number): TurnRules<LineState, number> {
  const board = boardOf(rule, level)
  const ways = ({ path }: LineState) => nextPlaces(board, path)
  return {
    start: () => firstState(rule, level),
    step(state, place) {
      const moves = state.moves + 1
      if (ways(state).includes(place)) {
        const next = { ...state, path: [...state.path, place], moves }
        const events: SimEvent[] = [{ kind: 'step', x: place }]
        if (isComplete(board, next.path)) events.push({ kind: 'complete' })
        else if (ways(next).length === 0) events.push({ kind: 'stuck', x: place })
        return { state: next, events }
      }
      if (isBack(state, place))
        return {
          state: { ...state, path: state.path.slice(0, -1), moves },
          events: [{ kind: 'back', x: place }],
        }
      return { state, events: [{ kind: 'refused' }] }
    },
    legal: (state) => [...ways(state), ...state.path.slice(-2, -1)],
    status: ({ path }) => (isComplete(board, path) ? 'won' : 'playing'),
    score: ({ moves }) => moves,
    progress: ({ path }) => Math.min(1, coveredShare(board, path)),
  }
}
