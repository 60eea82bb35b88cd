import { YOU } from '#kit/game/cards/card-rules.ts'
import { mountMatch } from '#kit/game/cards/mount-match.ts'
import type { GameContext, GameHandle, GameView, HudItem } from '#kit/game/contract.ts'
import { mountSealed, namedText } from '#kit/game/duel/sealed-mount.ts'
import type { DuelContext } from '#kit/game/duel/table.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { ADVISER } from './bot.ts'
import type { DominoDefinition } from './definitions.ts'
import { family } from './family.ts'
import { bestFrame, parOf, type FrameState } from './frame-rules.ts'
import { frameScene } from './frame-scene.ts'
import { thinkOf } from './rules.ts'
import { matchScene } from './scene.ts'
import { twistFor } from './seats.ts'
import { isSameSide, pointsOf, type DominoState, type Twist } from './state.ts'

type Context = GameContext<DominoDefinition, number> & Pick<DuelContext<number>, 'far'>

type MatchTools = Parameters<typeof matchScene>[0]

const SEAT_KEYS = {
  own: 'name.you',
  rivals: ['name.crab', 'name.turtle', 'name.parrot'],
  ends: ['say.won', 'say.stuck'],
}
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

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { twist } = context.definition
  if (!twist) {
    // A match counts its hands, the frame its moves.
    const text: Context['text'] = (key, values) =>
      context.text(key === 'say.moves' ? 'frame.moves' : key, values)
    return mountPack(canvas, { ...context, text }, frame)
  }
  const { far } = context
  if (!far) return mountMatch(canvas, context, matchOf(twist))
  const text = namedText(context.text, far, SEAT_KEYS)
  const scene = (tools: MatchTools) => matchScene(tools, twistFor(twist, tools.state().hands.length), far)
  return mountSealed(canvas, { ...context, text }, { far, scene })
}

export default { family, mount } satisfies GameView<DominoDefinition, number>
