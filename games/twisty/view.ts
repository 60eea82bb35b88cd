import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { TwistyDefinition } from './definitions.ts'
import { family } from './family.ts'
import { bestTurn, type TwistyState } from './rules.ts'
import { twistyScene } from './twisty-scene.ts'

const TWO_STARS = 1.8

const mount = (canvas: HTMLCanvasElement, context: GameContext<TwistyDefinition, number>) =>
  mountPack<TwistyDefinition, TwistyState, number>(canvas, context, {
    scene: twistyScene,
    best: bestTurn,
    stars: ({ moves, par }) => (moves <= par ? 3 : moves <= par * TWO_STARS ? 2 : 1),
    movesOf: ({ moves }) => moves,
    hud: ({ par }, text, number) => [{ id: 'par', label: text('hud.par'), value: number(par) }],
  })

export default { family, mount } satisfies GameView<TwistyDefinition, number>
