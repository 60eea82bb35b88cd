import type { GameContext, GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import type { IdleDefinition } from './definitions.ts'
import { family } from './family.ts'
import { loadScene } from './load-scene.ts'
import { mountIdle } from './mount.ts'
import type { IdleInput } from './rules.ts'

/** Mounts the game once its drawing is loaded; earlier calls of the page are queued. */
function mount(canvas: HTMLCanvasElement, context: GameContext<IdleDefinition, IdleInput>): GameHandle {
  let game: GameHandle | undefined
  let isGone = false
  let isPaused = false
  let wished: RunWish | undefined
  void loadScene(context.definition.trade).then((scene) => {
    if (isGone) return
    game = mountIdle(canvas, context, scene)
    if (wished) game.restart(wished)
    if (isPaused) game.pause()
  })
  return {
    pause() {
      isPaused = true
      game?.pause()
    },
    resume() {
      isPaused = false
      game?.resume()
    },
    restart(wish) {
      if (game) game.restart(wish)
      else wished = wish ?? {}
    },
    destroy() {
      isGone = true
      game?.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<IdleDefinition, IdleInput>
