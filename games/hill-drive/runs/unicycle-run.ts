import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#e8907a', '#7a3050'] }

export interface UnicycleState extends Base {
  x: number
  speed: number
  /** Lean of the rider in radians; positive is forwards. */
  lean: number
  swing: number
  roll: number
  shifts: number[]
  mile: number
  /** Position and height of the next ball, which pushes the rider. */
  gusts: { x: number; push: number; done: boolean }[]
  /** Position of the tide behind. */
  tide: number
}

export const FORWARD = 1
export const BACK = 2
const FALL = 1.15

export function ground({ shifts }: UnicycleState, x: number): number {
  const [one = 0, two = 0] = shifts
  const grown = Math.min(1, Math.max(0, x - 150) / 2600)
  return 300 + grown * (22 * exactSin(x / 120 + one) + 8 * exactSin(x / 47 + two))
}

const slopeAt = (state: UnicycleState, x: number) => (ground(state, x + 4) - ground(state, x - 4)) / 8

function blow(state: UnicycleState, random: Random) {
  const before = state.gusts.at(-1)?.x ?? 380
  const hard = hardness(before, 4000)
  const push = between(0.006, 0.011 + 0.009 * hard, random)
  state.gusts.push({
    x: before + between(210, 380 - 100 * hard, random),
    push: random() < 0.5 ? push : -push,
    done: false,
  })
}

/** One wheel: pedal forward to catch a forward fall, back for a backward one. */
export const rules: MicroRules<UnicycleState> = {
  inputs: [0, FORWARD, BACK],
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: UnicycleState = {
      ...freshBase(),
      x: 0,
      speed: 1,
      lean: 0.03,
      swing: 0,
      roll: 0,
      shifts: [random() * 6, random() * 6],
      mile: 0,
      gusts: [],
      tide: -520,
    }
    while (state.gusts.length < 4) blow(state, random)
    return state
  },
  step(state, turn) {
    const push = turn.input === FORWARD ? 0.075 : turn.input === BACK ? -0.085 : 0
    if (turn.press) turn.tell('pedal', state.x, ground(state, state.x))
    const slope = slopeAt(state, state.x)
    const before = state.speed
    state.speed = Math.max(-3, Math.min(6, state.speed + push + slope * 0.05 - state.speed * 0.006))
    // Accelerating the wheel rotates the rider the other way.
    state.swing += 0.0013 * exactSin(state.lean) - (state.speed - before) * 0.024
    state.swing *= 0.996
    state.lean += state.swing
    state.x += state.speed
    state.roll += state.speed / 15
    const at = { x: state.x, y: ground(state, state.x) - 50 }
    for (const gust of state.gusts) {
      if (gust.done || state.x < gust.x) continue
      gust.done = true
      state.swing += gust.push
      turn.tell('gust', at.x, at.y)
      bonus(state, turn, 1, at)
    }
    if (state.gusts[0]?.done && state.gusts[0].x < state.x - 400) state.gusts.shift()
    while (state.gusts.at(-1)!.x < state.x + 700) blow(state, turn.random)
    const mile = Math.floor(state.x / 80)
    if (mile > state.mile) {
      state.mile = mile
      if (mile % 3 === 0) gain(state, turn, 1, at)
      else state.score++
    }
    state.tide = Math.max(state.tide + 0.9 + Math.min(1.4, state.tick / 2400), state.x - 700)
    if (Math.abs(state.lean) > FALL || state.tide > state.x) end(state, turn, at)
  },
  worth: ({ x, lean, swing }) => x * 0.1 - Math.abs(lean + swing * 22) * 40,
}
