import type { State } from './boards.ts'

const TWO_STARS = 1.6

/** Three stars for a good player's moves, two for slightly more; eels count the hearts left. */
export function starsOf(state: State): 1 | 2 | 3 {
  if (state.kind === 'eels') return state.hearts === state.most ? 3 : state.hearts === state.most - 1 ? 2 : 1
  if (state.moves <= state.par) return 3
  return state.moves <= state.par * TWO_STARS ? 2 : 1
}
