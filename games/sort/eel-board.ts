import { dealEels } from './eel-deal.ts'
import { eelRules, freeEel, type EelState } from './eel-rules.ts'
import type { Board, Move } from './move.ts'

export function eelBoard(hearts: number): Board<EelState> {
  return {
    rules: (level) => eelRules(dealEels(level, hearts)),
    best(state) {
      const index = freeEel(state)
      return index < 0 ? undefined : [index, 0]
    },
    line(level) {
      const line: Move[] = []
      let state = dealEels(level, hearts)
      for (let index = freeEel(state); index >= 0; index = freeEel(state)) {
        line.push([index, 0])
        state = { ...state, gone: `${state.gone.slice(0, index)}1${state.gone.slice(index + 1)}` }
      }
      return line
    },
  }
}
