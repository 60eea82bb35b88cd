import { YOU } from '#kit/game/cards/card-rules.ts'
import type { GameContext, GameHandle, GameView, HudItem, RunWish } from '#kit/game/contract.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { ADVISER } from './bot.ts'
import { MODES, modeOf, type DominoDefinition, type Mode } from './definitions.ts'
import { family } from './family.ts'
import { bestFrame, parOf, type FrameState } from './frame-rules.ts'
import { frameScene } from './frame-scene.ts'
import { thinkOf } from './rules.ts'
import { matchScene } from './scene.ts'
import { isSameSide, pointsOf, type DominoState, type Twist } from './state.ts'

type Context = GameContext<DominoDefinition, number>

/** The order of the menu. */
const CHOICES: readonly Mode[] = ['easy', 'normal', 'hard']
const TWO_STARS = 1.6
const THREE_STARS = 1.15

function matchOf(twist: Twist): PackGame<DominoDefinition, DominoState, number> {
  const { goal } = twist
  const bestRival = (state: DominoState) =>
    Math.max(...state.totals.map((_, seat) => (isSameSide(twist, seat, YOU) ? 0 : pointsOf(state, seat))))
  return {
    scene: (tools) => matchScene(tools, twist),
    best: (state) => thinkOf(twist, state, ADVISER),
    stars(state) {
      const lead = state.totals[YOU]! - bestRival(state)
      return lead * 2 >= goal ? 3 : lead * 4 >= goal ? 2 : 1
    },
    hud: (state, text, number): HudItem[] => [
      { id: 'rivals', label: text('hud.best'), value: number(bestRival(state)) },
      { id: 'goal', label: text('hud.goal'), value: number(goal) },
    ],
    movesOf: ({ round }) => round + 1,
  }
}

const frame: PackGame<DominoDefinition, FrameState, number> = {
  scene: frameScene,
  best: bestFrame,
  stars({ moves }, level) {
    const par = parOf(level)
    return moves <= Math.ceil(par * THREE_STARS) ? 3 : moves <= par * TWO_STARS ? 2 : 1
  },
  hud: (_state, text, number, level) => [{ id: 'par', label: text('hud.par'), value: number(parOf(level)) }],
  movesOf: ({ moves }) => moves,
}

/** The level of a match is how well the rivals play, chosen in the menu. */
function mountMatch(canvas: HTMLCanvasElement, context: Context, twist: Twist): GameHandle {
  const { host, text } = context
  let level = 1
  const known = <Given extends { readonly level: number }>(run: Given): Given => {
    level = run.level
    return run
  }
  const handle = mountPack(
    canvas,
    { ...context, open: () => known(context.open()), fresh: (wish?: RunWish) => known(context.fresh(wish)) },
    matchOf(twist),
  )
  const showOptions = () =>
    host.options([
      {
        id: 'rival',
        label: text('option.rival'),
        value: modeOf(level),
        choices: CHOICES.map((mode) => ({ value: mode, label: text(`mode.${mode}`) })),
      },
    ])
  const restart = (wish: RunWish = {}) => {
    // The challenge of the day names a seed only: everybody meets the same rivals.
    const isDaily = wish.seed !== undefined && wish.level === undefined
    handle.restart(isDaily ? { ...wish, level: 1 } : wish)
    showOptions()
  }
  showOptions()
  return {
    ...handle,
    restart,
    setOption(id, value) {
      const wanted = MODES.findIndex((mode) => mode === value) + 1
      if (id === 'rival' && wanted > 0 && wanted !== level) restart({ level: wanted })
    },
  }
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { twist } = context.definition
  if (!twist) {
    // A match counts its hands, the frame its moves.
    const text: Context['text'] = (key, values) =>
      context.text(key === 'say.moves' ? 'frame.moves' : key, values)
    return mountPack(canvas, { ...context, text }, frame)
  }
  return mountMatch(canvas, context, twist)
}

export default { family, mount } satisfies GameView<DominoDefinition, number>
