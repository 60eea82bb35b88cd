import type { GameContext, GameHandle, GameView, HudItem } from '#kit/game/contract.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { seededRandom } from '#kit/random/random.ts'
import { bestMove } from './bot.ts'
import type { GridDefinition } from './definition.ts'
import { family } from './family.ts'
import { gridScene } from './scene.ts'
import { cardsOn, type Move, type State } from './state.ts'

type Context = GameContext<GridDefinition, Move>

/** Three stars need this share of the par. */
const FINE_SHARE = 1.25
const GOOD_SHARE = 1.1
const QUICK_POINTS = 500

function starsOf({ rules }: GridDefinition, { points, redeals }: State): 1 | 2 | 3 {
  if (rules.kind === 'square')
    return points >= rules.par * FINE_SHARE ? 3 : points >= rules.par * GOOD_SHARE ? 2 : 1
  if (rules.kind === 'gaps') return redeals < 2 ? 3 : 2
  return points > QUICK_POINTS ? 3 : 2
}

function gameOf(definition: GridDefinition): PackGame<GridDefinition, State, Move> {
  const { rules } = definition
  return {
    scene: gridScene,
    // A hint must be fast on a phone too: little effort where there are many moves.
    best: (state) =>
      bestMove(
        definition,
        state,
        seededRandom(state.moves + 7),
        rules.kind === 'match' || rules.kind === 'row' ? 1 : 2,
      ),
    stars: (state) => starsOf(definition, state),
    hud(state, text, number): HudItem[] {
      if (rules.kind === 'square') {
        const goal = { id: 'goal', label: text('hud.goal'), value: number(rules.par) }
        if (rules.swaps === undefined) return [goal]
        return [goal, { id: 'swaps', label: text('hud.swaps'), value: number(rules.swaps - state.moves) }]
      }
      if (rules.kind === 'gaps')
        return [{ id: 'moves', label: text('hud.moves'), value: number(state.moves) }]
      return [{ id: 'left', label: text('hud.left'), value: number(cardsOn(state) + state.stock.length) }]
    },
    movesOf: ({ moves }) => moves,
  }
}

const mount = (canvas: HTMLCanvasElement, context: Context): GameHandle =>
  mountPack(canvas, context, gameOf(context.definition))

export default { family, mount } satisfies GameView<GridDefinition, Move>
