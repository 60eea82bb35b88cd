import type { GameContext, GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import type { WordsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { loadScene } from './load-scene.ts'
import { mountWords } from './mount.ts'

/** Opens the table at once if its scene is loaded; else the page's calls are queued. */
function mount(canvas: HTMLCanvasElement, context: GameContext<WordsDefinition, number>): GameHandle {
  let game: GameHandle | undefined
  let isGone = false
  let isPaused = false
  let wished: RunWish | undefined
  void loadScene(context.definition.mode).then((scene) => {
    if (isGone) return
    game = mountWords(canvas, context, scene)
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
    undone: () => game?.undone?.(),
    hint: () => game?.hint?.(),
    setOption: (id, value) => game?.setOption?.(id, value),
    destroy() {
      isGone = true
      game?.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<WordsDefinition, number>
