import type { GameContext, GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import type { NonogramDefinition } from './definitions.ts'
import { loadPack } from './load-pack.ts'
import type { Input } from './rules.ts'
import { nonograms } from './sim.ts'
import { mountBoard } from './table.ts'

/** Brings the pictures of this one game, then mounts the board. */
function mount(canvas: HTMLCanvasElement, context: GameContext<NonogramDefinition, Input>): GameHandle {
  let game: GameHandle | undefined
  let isGone = false
  let isPaused = false
  let wished: RunWish | undefined
  const begin = () => {
    if (isGone) return
    game = mountBoard(canvas, context)
    if (wished) game.restart(wished)
    if (isPaused) game.pause()
  }
  const { pack } = context.definition.rules
  if (pack) void loadPack(pack).then(begin)
  else begin()
  return {
    pause() {
      isPaused = true
      game?.pause()
    },
    touchSize: () => game?.touchSize?.(),
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

export default { family: nonograms, mount } satisfies GameView<NonogramDefinition, Input>
