import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import type { PinballDefinition } from './definitions.ts'
import { family } from './family.ts'
import { flippers } from './flippers.ts'
import { sceneOf } from './scene.ts'

function mount(canvas: HTMLCanvasElement, context: GameContext<PinballDefinition, number>): GameHandle {
  const leave = new AbortController()
  const scene = sceneOf(context.definition.table)
  const game = mountMicro(canvas, context, scene, flippers(canvas, leave.signal))
  return {
    ...game,
    destroy() {
      leave.abort()
      game.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<PinballDefinition, number>
