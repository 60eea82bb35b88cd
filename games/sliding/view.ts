import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { SlidingDefinition } from './definitions.ts'
import { family } from './family.ts'
import { best, parOf, type State } from './rules.ts'
import { slidingScene } from './sliding-scene.ts'

const TWO_STARS = 1.7

function mount(canvas: HTMLCanvasElement, context: GameContext<SlidingDefinition, number>) {
  const { id, rules } = context.definition
  return mountPack<SlidingDefinition, State, number>(canvas, context, {
    scene: slidingScene,
    best,
    stars({ moves }, level) {
      const par = parOf(id, rules.kind, level)
      return moves <= par * 1.15 ? 3 : moves <= par * TWO_STARS ? 2 : 1
    },
    movesOf: ({ moves }) => moves,
    hud: (_state, text, number, level) => [
      { id: 'par', label: text('hud.par'), value: number(parOf(id, rules.kind, level)) },
    ],
  })
}

export default { family, mount } satisfies GameView<SlidingDefinition, number>
