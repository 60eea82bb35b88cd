import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { PaintDefinition } from './definitions.ts'
import { dotsScene } from './dots-scene.ts'
import { family } from './family.ts'
import { easelScene } from './easel-scene.ts'
import { hueScene } from './hue-scene.ts'
import { bestOf, isFree, parOf, patienceOf, shareDone, starsOf, type PaintState } from './rules.ts'

const mount = (canvas: HTMLCanvasElement, context: GameContext<PaintDefinition, number>) => {
  const { craft } = context.definition
  return mountPack<PaintDefinition, PaintState, number>(canvas, context, {
    scene: craft === 'dots' ? dotsScene : craft === 'hue' ? hueScene : easelScene,
    best: (state) => bestOf(craft, state),
    stars: (state) => starsOf(craft, state),
    movesOf: ({ moves }) => moves,
    hud: (state, text, number) => [
      {
        id: 'done',
        label: text('hud.done'),
        value: `${number(Math.floor(shareDone(craft, state) * 100))} %`,
      },
      isFree(craft)
        ? {
            id: 'par',
            label: text('hud.par'),
            value: `${number(state.moves)} / ${number(parOf(craft, state.level))}`,
          }
        : {
            id: 'tries',
            label: text('hud.tries'),
            value: number(Math.max(0, patienceOf(craft) - state.slips)),
          },
    ],
  })
}

export default { family, mount } satisfies GameView<PaintDefinition, number>
