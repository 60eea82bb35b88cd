import type { GameContext, GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { mountPack, type PackGame, type Scene } from '#kit/game/packs/pack-table.ts'
import type { Input } from './bot.ts'
import { bestGuess, type CodeState } from './code-rules.ts'
import { codeScene } from './code-scene.ts'
import type { DeductionDefinition } from './definitions.ts'
import type { Tools } from './scene-base.ts'
import { family } from './family.ts'
import { fleetAdvice, type FleetState } from './fleet-rules.ts'
import { fleetScene } from './fleet-scene.ts'
import { bestPearlMove, scoreOf, type PearlRun } from './pearl-rules.ts'
import { pearlScene } from './pearl-scene.ts'

type Context = GameContext<DeductionDefinition, Input>
type Assisted = () => boolean
type Game<State, Move> = PackGame<DeductionDefinition, State, Move>

const codes = (isAssisted: Assisted): Game<CodeState, string> => ({
  scene: (tools) => codeScene(tools, isAssisted),
  best: bestGuess,
  stars: ({ guesses, shape }) => (guesses.length <= 5 ? 3 : guesses.length < shape.tries ? 2 : 1),
  hud: ({ guesses, shape }, text, number) => [
    { id: 'tries', label: text('hud.tries'), value: number(shape.tries - guesses.length) },
  ],
  movesOf: ({ guesses }) => guesses.length,
})

const fleets = (isAssisted: Assisted): Game<FleetState, number> => ({
  scene: (tools: Tools<FleetState, number>): Scene<FleetState, number> => fleetScene(tools, isAssisted),
  best: (state) => fleetAdvice(state)?.input,
  stars: ({ moves, size }) => (moves <= size * size * 1.5 ? 3 : moves <= size * size * 2.5 ? 2 : 1),
  hud: () => [],
  movesOf: ({ moves }) => moves,
})

const pearls = (isAssisted: Assisted): Game<PearlRun, number> => ({
  scene: (tools) => pearlScene(tools, isAssisted),
  best: bestPearlMove,
  stars: (state) => (scoreOf(state) <= state.size + 3 ? 3 : scoreOf(state) <= state.size * 2 + 2 ? 2 : 1),
  hud: (state, text, number) => [{ id: 'rays', label: text('hud.rays'), value: number(scoreOf(state)) }],
  movesOf: ({ rays }) => rays.length,
})

function mountKind(canvas: HTMLCanvasElement, context: Context, isAssisted: Assisted): GameHandle {
  const own = <Move extends Input>() => context as unknown as GameContext<DeductionDefinition, Move>
  switch (context.definition.kind) {
    case 'fleet':
      return mountPack(canvas, own<number>(), fleets(isAssisted))
    case 'pearls':
      return mountPack(canvas, own<number>(), pearls(isAssisted))
    default:
      return mountPack(canvas, own<string>(), codes(isAssisted))
  }
}

/** The assistant shows what follows from the answers; it is a choice in the menu. */
function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text } = context
  let assist = context.remembered('assist') ?? 'off'
  const handle = mountKind(canvas, context, () => assist === 'on')
  const showOptions = () =>
    host.options([
      {
        id: 'assist',
        label: text('option.assist'),
        value: assist,
        choices: ['off', 'on'].map((value) => ({ value, label: text(`assist.${value}`) })),
      },
    ])
  showOptions()
  return {
    ...handle,
    restart(wish: RunWish = {}) {
      // A daily challenge names only a seed: everybody plays it on a middle level.
      handle.restart(wish.seed !== undefined && wish.level === undefined ? { ...wish, level: 14 } : wish)
      showOptions()
    },
    setOption(id, value) {
      if (id !== 'assist') return
      assist = value
      showOptions()
      handle.resume()
    },
  }
}

export default { family, mount } satisfies GameView<DeductionDefinition, Input>
