import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { OneLineDefinition } from './definitions.ts'
import { family } from './family.ts'
import { bestPlace } from './guide.ts'
import { lineScene } from './line-scene.ts'
import { parOf, type LineState } from './rules.ts'

const TWO_STARS = 1.7

const mount = (canvas: HTMLCanvasElement, context: GameContext<OneLineDefinition, number>) =>
  mountPack<OneLineDefinition, LineState, number>(canvas, context, {
    scene: lineScene,
    best: bestPlace,
    stars: (state) => (state.moves <= parOf(state) ? 3 : state.moves <= parOf(state) * TWO_STARS ? 2 : 1),
    movesOf: ({ moves }) => moves,
    hud: (state, text, number) => [{ id: 'par', label: text('hud.par'), value: number(parOf(state)) }],
  })

export default { family, mount } satisfies GameView<OneLineDefinition, number>
