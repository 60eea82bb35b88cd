import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { BlockFitDefinition } from './definitions.ts'
import { advice, family } from './family.ts'
import type { Move, State } from './rules.ts'
import { blockScene } from './scene.ts'
import { trayLevel, trayStars } from './tray-rules.ts'

type Context = GameContext<BlockFitDefinition, Move>

/** In filling games the text after a move lists the waiting pieces. */
const fillingContext = (context: Context): Context => ({
  ...context,
  text: (key, values) => context.text(key === 'say.moves' ? 'say.left' : key, values),
})

const mount = (canvas: HTMLCanvasElement, context: Context) => {
  const isFilling = context.definition.goal === 'fill'
  return mountPack<BlockFitDefinition, State, Move>(canvas, isFilling ? fillingContext(context) : context, {
    scene: blockScene,
    best: (state, level) => advice(context.definition, level, state),
    stars: (state, level) => trayStars(trayLevel(level), state),
    movesOf: ({ score, slots }) => (isFilling ? slots.filter((piece) => piece !== null).length : score),
    hud: ({ slots, streak }, text, number) =>
      isFilling
        ? [
            {
              id: 'left',
              label: text('hud.left'),
              value: number(slots.filter((piece) => piece !== null).length),
            },
          ]
        : [{ id: 'streak', label: text('hud.streak'), value: `×${number(Math.max(1, streak))}` }],
  })
}

export default { family, mount } satisfies GameView<BlockFitDefinition, Move>
