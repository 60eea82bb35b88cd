import type { GameContext, GameDefinition, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import { family } from './family.ts'
import { prankScene } from './prank-scene.ts'
import { PATIENCE, sceneAt, starsOf, type PrankInput, type State } from './rules.ts'
import { solve } from './search.ts'

const mount = (canvas: HTMLCanvasElement, context: GameContext<GameDefinition, PrankInput>) =>
  mountPack<GameDefinition, State, PrankInput>(canvas, context, {
    scene: prankScene,
    best: ({ scene, looks }) => solve(sceneAt(scene), looks)?.[0],
    stars: starsOf,
    movesOf: ({ moves }) => moves,
    hud: ({ slips }, text, number) => [
      { id: 'tries', label: text('hud.tries'), value: number(Math.max(0, PATIENCE - slips)) },
    ],
  })

export default { family, mount } satisfies GameView<GameDefinition, PrankInput>
