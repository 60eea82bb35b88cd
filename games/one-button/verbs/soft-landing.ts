import { exactSin } from '#kit/game/exact-math.ts'
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
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#7f9fe8', '#2a2f70'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Pad {
  y: number
  wide: number
  reach: number
  phase: number
  pace: number
}
export interface LandingState extends Base {
  y: number
  vy: number
  /** 0 to 1. */
  fuel: number
  pads: Pad[]
  /** Ticks for which the pad still carries the boat; 0 in the air. */
  stands: number
  lamps: number
  eye: number
  count: number
}

export const POD_X = 200
export const SAFE = 2.1
const GENTLE = 1.1
const APART = 190
const STANDS = 46

export const padX = ({ reach, phase, pace }: Pad, tick: number) =>
  POD_X + reach * exactSin(phase + pace * tick)

function nextPad(state: LandingState, turn: Turn) {
  const hard = hardness(state.count, 14)
  const last = state.pads.at(-1)
  state.pads.push({
    y: (last?.y ?? 240) + APART,
    wide: 66 - 26 * hard,
    reach: between(40, 90 + 60 * hard, turn.random),
    phase: between(0, 6.283, turn.random),
    pace: between(0.012, 0.016 + 0.016 * hard, turn.random),
  })
}

function touch(state: LandingState, turn: Turn, pad: Pad) {
  const at = { x: POD_X, y: pad.y }
  const off = Math.abs(padX(pad, state.tick) - POD_X)
  if (off > pad.wide) {
    state.lamps--
    state.combo = 0
    pad.y = -9999
    turn.tell('missed', POD_X, state.y)
    if (state.lamps === 0) end(state, turn, at)
    return
  }
  if (state.vy > SAFE) {
    state.lamps--
    state.combo = 0
    turn.tell('bump', at.x, at.y)
    if (state.lamps === 0) {
      end(state, turn, at)
      return
    }
  } else {
    gain(state, turn, 1, at)
    if (state.vy < GENTLE) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    if (off < 12) bonus(state, turn, 1, { x: at.x + 40, y: at.y - 20 })
  }
  state.count++
  state.y = pad.y - 20
  state.vy = 0
  state.fuel = 1
  state.stands = STANDS
}

/** Hold for thrust: hover until the raft is below you, and set down softly before the fuel is gone. */
export const rules: MicroRules<LandingState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start: () => ({
    ...freshBase(),
    y: 70,
    vy: 0,
    fuel: 1,
    pads: [
      { y: 240, wide: 66, reach: 30, phase: 0, pace: 0.015 },
      { y: 430, wide: 64, reach: 60, phase: 1, pace: 0.016 },
    ],
    stands: 0,
    lamps: 3,
    eye: 0,
    count: 0,
  }),
  step(state, turn) {
    state.eye += (state.y - 120 - state.eye) * 0.07
    if (state.stands > 0) {
      if (--state.stands > 0) return
      state.pads = state.pads.filter(({ y }) => y > state.y + 40)
      turn.tell('sinks', POD_X, state.y + 20)
    }
    const burns = turn.held && state.fuel > 0
    if (turn.press) turn.tell('thrust', POD_X, state.y + 20)
    if (burns) state.fuel = Math.max(0, state.fuel - 0.0058)
    state.vy = Math.max(-2.4, Math.min(6, state.vy + (burns ? -0.15 : 0.095)))
    state.y += state.vy
    while (state.pads.length < 3) nextPad(state, turn)
    const pad = state.pads.find(({ y }) => y > 0)
    if (pad && state.vy > 0 && state.y + 20 >= pad.y) touch(state, turn, pad)
    state.pads = state.pads.filter(({ y }) => y > -9000)
  },
}
