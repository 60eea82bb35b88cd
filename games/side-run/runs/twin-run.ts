import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  end,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#e08a5a', '#22366f'] }

export interface Runner {
  high: number
  rise: number
}
export interface Barrier {
  x: number
  /** 0 is the lower runner, 1 the upper one. */
  seat: 0 | 1
  kind: 'thorn' | 'pearl'
  high: number
  done: boolean
}
export interface TwinState extends Base {
  x: number
  runners: [Runner, Runner]
  barriers: Barrier[]
  built: number
  lamps: number
  shield: number
}

/** The plank: one runs on top, the other mirrored below. */
export const PLANK = 205
export const UPPER = 1
export const LOWER = 2
const LEAP = 7.4
const GRAVITY = 0.5

function lay(state: TwinState, random: Random) {
  const hard = hardness(state.built, 9000)
  const x = state.built + between(150 - 30 * hard, 250 - 60 * hard, random)
  const seat = random() < 0.5 ? 0 : 1
  state.barriers.push({ x, seat, kind: 'thorn', high: 0, done: false })
  if (random() < 0.45)
    state.barriers.push({
      x: x + 70,
      seat: seat === 0 ? 1 : 0,
      kind: 'pearl',
      high: between(20, 48, random),
      done: false,
    })
  state.built = x
}

const placeOf = (state: TwinState, seat: 0 | 1) => ({
  x: state.x,
  y: seat === 0 ? PLANK + 12 + state.runners[0].high : PLANK - state.runners[1].high - 10,
})

function meet(state: TwinState, turn: Turn, barrier: Barrier) {
  const runner = state.runners[barrier.seat]
  const at = placeOf(state, barrier.seat)
  if (barrier.kind === 'pearl') {
    if (Math.abs(barrier.x - state.x) > 14 || Math.abs(runner.high + 16 - barrier.high) > 24) return
    barrier.done = true
    bonus(state, turn, 1, at)
    return
  }
  if (state.shield === 0 && Math.abs(barrier.x - state.x) < 17 && runner.high < 20) {
    barrier.done = true
    state.lamps--
    state.shield = 70
    state.combo = 0
    turn.tell('hurt', at.x, at.y)
    if (state.lamps <= 0) end(state, turn, at)
  } else if (barrier.x < state.x - 20) {
    barrier.done = true
    if (state.shield === 0) gain(state, turn, 1, at)
  }
}

/** One thumb per runner; neither ever stops. */
export const rules: MicroRules<TwinState> = {
  inputs: [0, UPPER, LOWER],
  hand: 'tap',
  sight: 70,
  start(random) {
    const state: TwinState = {
      ...freshBase(),
      x: 0,
      runners: [
        { high: 0, rise: 0 },
        { high: 0, rise: 0 },
      ],
      barriers: [],
      built: 240,
      lamps: 3,
      shield: 0,
    }
    while (state.built < 700) lay(state, random)
    return state
  },
  step(state, turn) {
    state.x += 3.7 + 2.9 * hardness(state.tick, 2600)
    if (state.shield > 0) state.shield--
    for (const seat of [0, 1] as const) {
      const runner = state.runners[seat]
      const isAsked = turn.input === (seat === 0 ? LOWER : UPPER) && state.last !== turn.input
      if (isAsked && runner.high === 0) {
        runner.rise = LEAP
        turn.tell('jump', state.x, placeOf(state, seat).y)
      }
      if (runner.high === 0 && runner.rise <= 0) continue
      runner.high = Math.max(0, runner.high + runner.rise)
      runner.rise = runner.high === 0 ? 0 : runner.rise - GRAVITY
    }
    for (const barrier of state.barriers) if (!barrier.done) meet(state, turn, barrier)
    if (state.barriers[0] && state.barriers[0].x < state.x - 320) state.barriers.shift()
    while (state.built < state.x + 700) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
