import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  BUTTON,
  clamp,
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
  slug: 'far-javelin',
  genre: 'sports',
  input: ['tap', 'hold', 'keys'],
  ground: ['#d8704a', '#4a1f3a'],
}

export interface JavelinState extends Tries {
  phase: 'run' | 'lift' | 'fly' | 'shown'
  since: number
  /** Runner and javelin, in units along the field; the foul line is at 0. */
  x: number
  speed: number
  /** Ticks since the last step: the rhythm of taps drives the run. */
  beat: number
  angle: number
  spear: { x: number; y: number; vx: number; vy: number }
  /** Distance to beat, in units. */
  mark: number
  throws: number
  wind: number
  step: number
}

export const START = -330
export const GROUND = 312
const FASTEST = 5.4
const RHYTHM = 16
const FALL = 0.06
const FIRST_MARK = 400
const SHOWN = 56
const PATIENCE = 540

function ready(state: JavelinState, random: () => number) {
  Object.assign(state, { phase: 'run', since: 0, x: START, speed: 0, beat: 99, angle: 0.1, step: 0 })
  state.mark = Math.round(FIRST_MARK + 540 * hardness(state.throws, 10))
  state.wind = state.throws > 3 ? (random() - 0.5) * 0.02 : 0
}

function foul(state: JavelinState, turn: Turn) {
  turn.tell('foul', state.x, GROUND)
  state.phase = 'shown'
  state.since = 0
  state.throws++
  slip(state, turn, { x: state.x, y: GROUND })
}

function run(state: JavelinState, turn: Turn) {
  state.beat++
  if (turn.press) {
    // An even rhythm of four taps per second is fastest; faster tapping makes the runner stumble.
    const even = 1 - Math.min(1, Math.abs(state.beat - RHYTHM) / RHYTHM)
    state.speed = clamp(state.speed + 0.25 + 0.75 * even, 0, FASTEST)
    if (state.beat < 7) state.speed *= 0.6
    state.beat = 0
    state.step++
    turn.tell('step', state.x, GROUND)
  }
  state.speed *= 0.993
  state.x += state.speed
  if (state.x > -120 && turn.held && state.since > 40 && state.beat > 5) {
    state.phase = 'lift'
    state.since = 0
    state.angle = 0.1
  }
  if (state.x > 0) foul(state, turn)
  else if (state.since > PATIENCE) {
    state.since = 0
    slip(state, turn, { x: state.x, y: GROUND })
  }
}

function loose(state: JavelinState, turn: Turn) {
  const power = 3.4 + state.speed * 0.98
  state.spear = {
    x: state.x + 14,
    y: GROUND - 58,
    vx: exactCos(state.angle) * power,
    vy: -exactSin(state.angle) * power,
  }
  state.phase = 'fly'
  state.since = 0
  turn.tell('throw', state.x, GROUND - 58)
}

function fly(state: JavelinState, turn: Turn) {
  const { spear } = state
  spear.vx += state.wind
  spear.vy += FALL
  spear.x += spear.vx
  spear.y += spear.vy
  state.speed *= 0.9
  state.x = Math.min(-8, state.x + state.speed)
  if (spear.y < GROUND) return
  spear.y = GROUND
  state.phase = 'shown'
  state.since = 0
  state.throws++
  turn.tell('stick', spear.x, GROUND)
  if (spear.x < state.mark) return slip(state, turn, spear)
  const beyond = spear.x - state.mark
  gain(state, turn, 2 + Math.floor(beyond / 60), { x: spear.x, y: GROUND - 40 })
  if (beyond > 150) bonus(state, turn, 3, { x: spear.x, y: GROUND - 80 })
}

/** Run in rhythm, hold near the line to raise the javelin, release at the right angle; the target moves on. */
export const rules: MicroRules<JavelinState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 190,
  start(random) {
    const state: JavelinState = {
      ...freshBase(),
      lamps: 3,
      phase: 'run',
      since: 0,
      x: START,
      speed: 0,
      beat: 99,
      angle: 0.1,
      spear: { x: START, y: GROUND - 58, vx: 0, vy: 0 },
      mark: FIRST_MARK,
      throws: 0,
      wind: 0,
      step: 0,
    }
    ready(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'run') run(state, turn)
    else if (state.phase === 'lift') {
      state.angle = Math.min(1.35, state.angle + 0.026)
      state.x += state.speed
      if (state.x > 0) foul(state, turn)
      else if (!turn.held) loose(state, turn)
    } else if (state.phase === 'fly') fly(state, turn)
    else if (state.since > SHOWN) ready(state, turn.random)
  },
  worth({ speed, x, phase, angle, spear, mark }) {
    if (phase === 'run') return speed * 2 + (x - START) / 60
    if (phase === 'lift') return 8 + speed * 2 - 8 * Math.abs(angle - 0.75)
    if (phase === 'shown') return 0
    const rise = Math.sqrt(spear.vy * spear.vy + 2 * FALL * Math.max(0, GROUND - spear.y))
    const lands = spear.x + (spear.vx * (rise - spear.vy)) / FALL
    return 20 + clamp((lands - mark) / 20, -16, 16)
  },
}
