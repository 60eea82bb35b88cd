import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { EscapeDefinition } from './definitions.ts'
import { family } from './family.ts'
import { roomScene } from './room-scene.ts'
import { bestOf, candleOf, progressOf, starsOf, type RoomState } from './rules.ts'

const mount = (canvas: HTMLCanvasElement, context: GameContext<EscapeDefinition, number>) => {
  const { room } = context.definition
  return mountPack<EscapeDefinition, RoomState, number>(canvas, context, {
    scene: roomScene,
    best: (state) => bestOf(room, state),
    stars: (state) => starsOf(room, state),
    movesOf: ({ moves }) => moves,
    hud: (state, text, number) => [
      {
        id: 'done',
        label: text('hud.done'),
        value: `${number(Math.floor(progressOf(room, state) * 100))} %`,
      },
      { id: 'candle', label: text('hud.candle'), value: number(candleOf(room, state.level) - state.moves) },
    ],
  })
}

export default { family, mount } satisfies GameView<EscapeDefinition, number>
