import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f9ab0', '#0d3450'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface HiddenState extends Base {
  x: number
  speed: number
  /** Where the flag stands, behind the reef. */
  flag: number
  /** Ticks the answer is still shown; 0 while the turtle swims. */
  shown: number
  round: number
  lamps: number
}

export const SWIM_Y = 236
export const REEF = { left: 116, right: 372 } as const
const FROM = -40
const EXACT = 9
const GOOD = 34
const SHOWN = 48

function begin(state: HiddenState, random: Random) {
  const hard = hardness(state.round, 10)
  state.round++
  state.x = FROM
  state.shown = 0
  state.speed = between(1.5, 2.4 + 1.8 * hard, random)
  state.flag = between(REEF.left + 44, REEF.left + 110 + 118 * hard, random)
}

function judge(state: HiddenState, turn: Turn) {
  const off = Math.abs(state.x - state.flag)
  const at = { x: state.x, y: SWIM_Y - 20 }
  state.shown = SHOWN
  if (off < GOOD - 12 * hardness(state.round, 12)) {
    gain(state, turn, off < EXACT ? 3 : 1, at)
    if (off < EXACT) bonus(state, turn, 2, { x: at.x, y: at.y - 34 })
    return
  }
  state.combo = 0
  state.lamps--
  turn.tell('wrong', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** The turtle dives behind the reef and swims on: press when it must be under the flag. */
export const rules: MicroRules<HiddenState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start: () => ({ ...freshBase(), x: FROM, speed: 2, flag: 210, shown: 0, round: 1, lamps: 3 }),
  step(state, turn) {
    state.x += state.speed
    if (state.shown > 0) {
      if (--state.shown === 0) begin(state, turn.random)
      return
    }
    if (turn.press) {
      turn.tell('call', state.flag, 120)
      judge(state, turn)
    } else if (state.x > REEF.right) judge(state, turn)
  },
}
