import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { HiddenDefinition } from './definitions.ts'
import { family } from './family.ts'
import { boardOf } from './hunts.ts'
import { pictureScene } from './picture-scene.ts'
import { bestOf, doneOf, patienceOf, starsOf, type HuntState } from './rules.ts'

const mount = (canvas: HTMLCanvasElement, context: GameContext<HiddenDefinition, number>) => {
  const { hunt } = context.definition
  return mountPack<HiddenDefinition, HuntState, number>(canvas, context, {
    scene: pictureScene,
    best: (state) => bestOf(hunt, state),
    stars: (state) => starsOf(hunt, state),
    movesOf: ({ moves }) => moves,
    hud: (state, text, number) => [
      {
        id: 'found',
        label: text('hud.found'),
        value: `${number(doneOf(hunt, state))} / ${number(boardOf(hunt, state.level).targets.length)}`,
      },
      hunt === 'torch'
        ? { id: 'oil', label: text('hud.oil'), value: number(state.oil) }
        : {
            id: 'tries',
            label: text('hud.tries'),
            value: number(Math.max(0, patienceOf(hunt) - state.slips)),
          },
    ],
  })
}

export default { family, mount } satisfies GameView<HiddenDefinition, number>
