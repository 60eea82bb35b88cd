import type { Family, GameContext, GameHandle, RunWish } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { definitions, type Kind, type MindDefinition } from './definitions.ts'
import { loadGame } from './load-game.ts'
import { turnRules, wayOf, type MindState } from './rules/mind-rules.ts'
import type { MindGame } from './scenes/mind-scene.ts'

const TWO_STARS = 1.7

const loaded = new Map<Kind, MindGame>()

/** The family as a page knows it: the rules of the puzzle that is played and no others. */
export const lazyFamily: Family<MindDefinition, number> = {
  name: 'mind',
  realtime: false,
  definitions,
  create({ kind }, seed, level, saved) {
    const game = loaded.get(kind)
    if (!game) throw new Error(`The rules of ${kind} have not been loaded`)
    return turnSim(turnRules(game.rules, level), seed, saved)
  },
  bot: () => undefined,
}

function mountLoaded(
  canvas: HTMLCanvasElement,
  context: GameContext<MindDefinition, number>,
  { rules, scene }: MindGame,
) {
  const pars = new Map<number, number>()
  const parOf = (level: number) => {
    const par = pars.get(level) ?? wayOf(rules, level)?.length ?? 0
    pars.set(level, par)
    return par
  }
  return mountPack<MindDefinition, MindState, number>(canvas, context, {
    scene,
    best: (state) => rules.best(state),
    stars: ({ moves }, level) => (moves <= parOf(level) ? 3 : moves <= parOf(level) * TWO_STARS ? 2 : 1),
    movesOf: ({ moves }) => moves,
    hud: (_state, text, number, level) => [
      { id: 'par', label: text('hud.par'), value: number(parOf(level)) },
    ],
  })
}

/** Mounts a puzzle as soon as its chunk is there; what the page wishes before that is done then. */
export function mountLazily(
  canvas: HTMLCanvasElement,
  context: GameContext<MindDefinition, number>,
): GameHandle {
  const { kind } = context.definition
  let handle: GameHandle | undefined
  let isGone = false
  let isPaused = false
  let wished: RunWish | undefined
  void loadGame[kind]().then(({ game }) => {
    if (isGone) return
    loaded.set(kind, game)
    handle = mountLoaded(canvas, context, game)
    if (wished) handle.restart(wished)
    if (isPaused) handle.pause()
  })
  return {
    pause() {
      isPaused = true
      handle?.pause()
    },
    resume() {
      isPaused = false
      handle?.resume()
    },
    restart(wish) {
      if (handle) handle.restart(wish)
      else wished = wish ?? {}
    },
    undone: () => handle?.undone?.(),
    hint: () => handle?.hint?.(),
    destroy() {
      isGone = true
      handle?.destroy()
    },
  }
}
