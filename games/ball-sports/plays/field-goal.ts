import { exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  BUTTON,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'twilight-field-goal',
  input: ['tap', 'keys'],
  ground: ['#d88a5a', '#2a3050'],
}

export interface GoalState extends Tries {
  phase: 'aim' | 'power' | 'fly' | 'shown'
  since: number
  /** Where the kick points on the line of the posts, off the middle. */
  aim: number
  power: number
  /** How far the posts are, 0 near to 1 far, and what the wind adds on the way. */
  far: number
  wind: number
  kicks: number
  result: 'none' | 'good' | 'post' | 'wide' | 'short'
}

export const SPOT = { x: 200, y: 352 } as const
const FLIGHT = 62
const SHOWN = 46
const PATIENCE = 520

/** Half the way between the posts, their foot and how far up they go, as the eye sees them. */
export const postsOf = (far: number) => ({
  half: 62 - 26 * far,
  foot: 214 - 34 * far,
  top: 66 - 6 * far,
  bar: 158 - 26 * far,
})
/** The power that just clears the bar, and how much more is too much for nothing. */
export const neededPower = (far: number) => 0.36 + 0.44 * far

function ready(state: GoalState, random: () => number) {
  const hard = hardness(state.kicks, 9)
  Object.assign(state, { phase: 'aim', since: 0, aim: 0, power: 0, result: 'none' })
  state.far = Math.min(1, random() * 0.35 + 0.75 * hard)
  state.wind = state.kicks < 2 ? 0 : (random() - 0.5) * 96 * (0.4 + hard)
}

/** Where the ball crosses the line of the posts. */
export const crossing = ({ aim, wind, far }: Pick<GoalState, 'aim' | 'wind' | 'far'>) =>
  200 + aim + wind * (0.5 + 0.5 * far)

/** The ball on its way: place, and how large it still looks. */
export function ballOf(state: GoalState) {
  const { phase, since, far, power } = state
  if (phase === 'aim' || phase === 'power') return { ...SPOT, size: 15 }
  const share = phase === 'shown' ? 1 : since / FLIGHT
  const { bar, top } = postsOf(far)
  const over = (power - neededPower(far)) / 0.4
  const end = bar - Math.max(-0.5, Math.min(1, over)) * (bar - top) * 0.9
  const bend = state.wind * (0.5 + 0.5 * far) * share * share
  return {
    x: SPOT.x + state.aim * share + bend,
    y: SPOT.y + (end - SPOT.y) * share - 4 * 60 * share * (1 - share),
    size: 15 - 9 * share,
  }
}

function cross(state: GoalState, turn: Turn) {
  const { half } = postsOf(state.far)
  const at = ballOf(state)
  const off = Math.abs(crossing(state) - 200)
  state.phase = 'shown'
  state.since = 0
  state.kicks++
  state.result =
    state.power < neededPower(state.far)
      ? 'short'
      : off < half - 6
        ? 'good'
        : off < half + 6
          ? 'post'
          : 'wide'
  turn.tell(state.result, at.x, at.y)
  if (state.result !== 'good') return slip(state, turn, at)
  gain(state, turn, 1 + Math.round(2 * state.far), at)
  if (off < 9) bonus(state, turn, 2, { x: 200, y: at.y - 30 })
}

/** Two taps: direction against the wind, then enough power for the distance. */
export const rules: MicroRules<GoalState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 118,
  start(random) {
    const state: GoalState = {
      ...freshBase(),
      lamps: 3,
      phase: 'aim',
      since: 0,
      aim: 0,
      power: 0,
      far: 0,
      wind: 0,
      kicks: 0,
      result: 'none',
    }
    ready(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    const pace = 0.04 + 0.035 * hardness(state.kicks, 12)
    if (state.phase === 'aim') {
      state.aim = 112 * exactSin(state.since * pace)
      if (turn.press && state.since > 4) {
        state.phase = 'power'
        state.since = 0
        turn.tell('lock', SPOT.x, SPOT.y)
      } else if (state.since > PATIENCE) {
        state.since = 0
        slip(state, turn, SPOT)
      }
    } else if (state.phase === 'power') {
      state.power = 0.5 - 0.5 * exactSin(state.since * pace + Math.PI / 2)
      if (turn.press || state.since > PATIENCE) {
        state.phase = 'fly'
        state.since = 0
        turn.tell('kick', SPOT.x, SPOT.y)
      }
    } else if (state.phase === 'fly') {
      if (state.since >= FLIGHT) cross(state, turn)
    } else if (state.since > SHOWN) ready(state, turn.random)
  },
  worth(state) {
    if (state.phase === 'aim' || state.phase === 'shown') return 0
    const off = Math.abs(crossing(state) - 200)
    const weak = state.phase === 'fly' && state.power < neededPower(state.far) ? 20 : 0
    return 8 - off / 6 - weak
  },
}
