import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { PushDefinition } from './definitions.ts'
import { family } from './family.ts'
import { pushScene } from './push-scene.ts'
import { best, parOf, type State } from './rules.ts'

type Context = GameContext<PushDefinition, number>

const TWO_STARS = 1.5

function mount(canvas: HTMLCanvasElement, context: Context) {
  const { id, rules } = context.definition
  return mountPack<PushDefinition, State, number>(canvas, context, {
    scene: pushScene,
    best: (state) => best(rules, state),
    stars(state, level) {
      const par = parOf(rules, id, level)
      return state.moves <= par ? 3 : state.moves <= par * TWO_STARS ? 2 : 1
    },
    movesOf: ({ moves }) => moves,
    hud: (_state, text, number, level) => [
      { id: 'par', label: text('hud.par'), value: number(parOf(rules, id, level)) },
    ],
  })
}

export default { family, mount } satisfies GameView<PushDefinition, number>
