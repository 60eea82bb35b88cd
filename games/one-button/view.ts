import type { Family, GameContext, GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { definitions, type OneButtonDefinition, type Verb } from './definitions.ts'
import { loadScene } from './load-scene.ts'

/** Rules come with their scene, so that one game's page does not carry all of them. */
const loaded = new Map<Verb, MicroRules>()

const family: Family<OneButtonDefinition, number> = {
  name: 'one-button',
  realtime: true,
  definitions,
  create({ verb }, seed, _level, saved) {
    const rules = loaded.get(verb)
    if (!rules) throw new Error(`The rules of ${verb} have not been loaded`)
    return openMicro(rules, seed, saved)
  },
  bot: () => undefined,
}

function mount(canvas: HTMLCanvasElement, context: GameContext<OneButtonDefinition, number>): GameHandle {
  const { verb } = context.definition
  let game: GameHandle | undefined
  let isGone = false
  let isPaused = false
  let wished: RunWish | undefined
  void loadScene[verb]().then(({ scene }) => {
    if (isGone) return
    loaded.set(verb, scene.rules)
    game = mountMicro(canvas, context, scene, oneButton())
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

export default { family, mount } satisfies GameView<OneButtonDefinition, number>
