import type { GameContext, HudItem } from '#kit/game/contract.ts'
import type { Board } from './board.ts'
import { isRun, type MatchDefinition } from './definitions.ts'
import { HERO_HP } from './foes.ts'
import type { State } from './state.ts'

const GREAT_REST = 0.3
const GOOD_REST = 0.12
const WELL = 0.66
const ALIVE = 0.33
const GREAT_RUN = 5000
const GOOD_RUN = 3000

/** The counters above the stage. */
export function hudOf(
  board: Board,
  { cells, left, duel, moves }: State,
  { text, number }: Pick<GameContext<MatchDefinition>, 'text' | 'number'>,
): HudItem[] {
  const item = (id: string, value: number): HudItem => ({
    id,
    label: text(`hud.${id}`),
    value: number(value),
  })
  if (duel) return [item('wait', duel.wait)]
  if (board.definition.kind === 'collapse')
    return [item('gems', cells.filter((cell) => cell !== 0).length), item('allowed', board.moves)]
  return left < 0 ? [item('moves', moves)] : [item('left', left)]
}

/** Stars by what was saved: moves, health, or gems that did not remain. */
export function starsOf(board: Board, { left, duel, cells, score }: State): 1 | 2 | 3 {
  if (duel) return duel.hp >= HERO_HP * WELL ? 3 : duel.hp >= HERO_HP * ALIVE ? 2 : 1
  if (board.definition.kind === 'collapse') {
    const rest = cells.filter((cell) => cell !== 0).length
    return rest <= board.moves * ALIVE ? 3 : rest <= board.moves * WELL ? 2 : 1
  }
  if (isRun(board.definition.kind)) return score >= GREAT_RUN ? 3 : score >= GOOD_RUN ? 2 : 1
  const share = left / board.moves
  return share >= GREAT_REST ? 3 : share >= GOOD_REST ? 2 : 1
}
