import type {
  Family,
  GameContext,
  GameDefinition,
  GameHandle,
  GameView,
  RunWish,
} from '#kit/game/contract.ts'
import { mountMicro, type Controls } from './mount.ts'
import { openMicro, type MicroRules } from './rules.ts'
import type { Scene } from './scene.ts'

/** A game of a family in its own chunk. */
export interface LoadedScene {
  readonly scene: Scene
  readonly controls: Controls
}

interface Loading<Definition> {
  readonly name: string
  readonly definitions: readonly Definition[]
  load(definition: Definition): Promise<LoadedScene>
}

/** The view of a family whose games load separately, so that a page does not load the rules and drawings of all. */
export function lazyView<Definition extends GameDefinition>({
  name,
  definitions,
  load,
}: Loading<Definition>): GameView<Definition, number> {
  const loaded = new Map<string, MicroRules>()
  const family: Family<Definition, number> = {
    name,
    realtime: true,
    definitions,
    create({ id }, seed, _level, saved) {
      const rules = loaded.get(id)
      if (!rules) throw new Error(`The rules of ${id} have not been loaded`)
      return openMicro(rules, seed, saved)
    },
    bot: () => undefined,
  }

  function mount(canvas: HTMLCanvasElement, context: GameContext<Definition, number>): GameHandle {
    let game: GameHandle | undefined
    let isGone = false
    let isPaused = false
    let wished: RunWish | undefined
    void load(context.definition).then(({ scene, controls }) => {
      if (isGone) return
      loaded.set(context.definition.id, scene.rules)
      game = mountMicro(canvas, context, scene, controls)
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

  return { family, mount }
}
