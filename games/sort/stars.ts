import type { State } from './boards.ts'

const TWO_STARS = 1.6

/** Three stars for the moves of a good player, two for a little more; eels count the hearts that are left. */
export function starsOf(state: State): 1 | 2 | 3 {
  if (state.kind === 'eels') return state.hearts === state.most ? 3 : state.hearts === state.most - 1 ? 2 : 1
  if (state.moves <= state.par) return 3
  return state.moves <= state.par * TWO_STARS ? 2 : 1
}
