import { end, freshBase, gain, hardness, type Base, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#b8804f', '#4a2a3a'] }

export interface PullState extends Base {
  x: number
  speed: number
  /** Engine speed, 0 to 1. */
  revs: number
  /** How far the nose has risen; at 1 the tractor turns over. */
  lift: number
  rise: number
  /** Wheel slip, 0 to 1. */
  slip: number
  /** Index of the pull; the player has three. */
  pull: number
  /** Ticks without motion since it first moved. */
  stuck: number
  best: number
  /** Grip of each stretch of ground. */
  grips: number[]
  mark: number
  /** Ticks between two pulls. */
  rest: number
}

export const STRETCH = 60
export const THROTTLE = 1
export const LEAN = 2

/** The sledge's weight slides forward with the distance: every metre is harder. */
export const weightAt = ({ x, pull }: PullState) => 0.34 + 0.1 * pull + x / 2600
export const gripAt = ({ grips, x }: PullState) =>
  grips[Math.floor(Math.max(0, x) / STRETCH) % grips.length] ?? 0.7

function again(state: PullState, random: Random) {
  state.x = 0
  state.speed = state.revs = state.lift = state.rise = state.slip = state.stuck = state.mark = 0
  state.grips = Array.from({ length: 40 }, () => 0.62 + 0.38 * random())
  state.rest = 0
}

/** Balance throttle: enough to pull, not so much that wheels dig in or the nose rises; lean to hold it down. */
export const rules: MicroRules<PullState> = {
  inputs: [0, THROTTLE, LEAN],
  hand: 'hold',
  sight: 110,
  start(random) {
    const state: PullState = {
      ...freshBase(),
      x: 0,
      speed: 0,
      revs: 0,
      lift: 0,
      rise: 0,
      slip: 0,
      pull: 0,
      stuck: 0,
      best: 0,
      grips: [],
      mark: 0,
      rest: 0,
    }
    again(state, random)
    return state
  },
  step(state, turn) {
    if (state.rest > 0) {
      state.rest--
      if (state.rest === 0) again(state, turn.random)
      return
    }
    const at = { x: state.x, y: 250 }
    if (turn.input === THROTTLE && state.last !== THROTTLE) turn.tell('roar', at.x, at.y)
    const wanted = turn.input === THROTTLE ? 1 : turn.input === LEAN ? 0.35 : 0
    state.revs += (wanted - state.revs) * (wanted > state.revs ? 0.016 : 0.05)
    const grip = gripAt(state) * (turn.input === LEAN ? 0.72 : 1)
    const force = state.revs * 1.15
    state.slip += (Math.max(0, Math.min(1, (force - grip) * 3)) - state.slip) * 0.12
    const pull = force * (1 - 0.75 * state.slip)
    state.speed = Math.max(0, state.speed + (pull - weightAt(state)) * 0.05 - state.speed * 0.006)
    state.x += state.speed
    // Traction raises the nose; leaning lowers it.
    state.rise += (pull * 0.62 - 0.42 - (turn.input === LEAN ? 0.4 : 0)) * 0.0042 - state.rise * 0.05
    state.lift = Math.max(0, state.lift + state.rise)
    if (state.lift === 0) state.rise = Math.max(0, state.rise)
    if (state.slip > 0.5 && state.tick % 8 === 0) turn.tell('mud', state.x - 40, 296)
    if (state.x > (state.mark + 1) * STRETCH) {
      state.mark++
      gain(state, turn, 1, at)
      if (state.mark % 4 !== 0) state.combo = Math.min(state.combo, 3 + 4 * state.pull)
    }
    state.stuck = state.speed < 0.05 && (state.x > 4 || state.tick > 400) ? state.stuck + 1 : 0
    const isOver = state.lift > 1
    if (!isOver && state.stuck < 50) return
    state.best = Math.max(state.best, state.x)
    turn.tell(isOver ? 'flip' : 'stop', at.x, at.y)
    state.pull++
    state.combo = 0
    state.rest = 40
    if (state.pull >= 3) end(state, turn, at)
  },
  worth: ({ x, speed, lift }) => x * 0.2 + speed * 6 - (lift > 0.6 ? 60 * hardness(lift, 0.4) : 0),
}
