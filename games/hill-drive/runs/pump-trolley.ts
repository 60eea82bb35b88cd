import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { bonus, end, freshBase, gain, hardness, type Base, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#c88a5a', '#4a2f3c'] }

export interface TrolleyState extends Base {
  x: number
  speed: number
  shifts: number[]
  mile: number
  /** Index of the next trestle, and whether it has cracked. */
  trestle: number
  isCracked: boolean
  /** Position of the express train. */
  express: number
}

export const RIGHT = 1
export const LEFT = 2
const FIRST = 900
export const PERIOD = 820
export const SPAN = 150
/** Distance per radian of the crank. */
const CRANK = 40
const PUSH = 0.1

export const trestleAt = (trestle: number) => FIRST + trestle * PERIOD
/** Highest speed that a trestle bears. */
export const limitOf = (trestle: number) => Math.max(3.2, 4.4 - trestle * 0.12)
/** 1: the right end of the beam moves down at its strongest; -1: the left end. */
export const beamPull = ({ x }: TrolleyState) => exactCos(x / CRANK)
export const beamTilt = ({ x }: TrolleyState) => exactSin(x / CRANK)

export function ground({ shifts }: TrolleyState, x: number): number {
  const [one = 0, two = 0] = shifts
  const grown = Math.min(1, Math.max(0, x - 150) / 1800)
  return 300 + grown * (30 * exactSin(x / 230 + one) + 14 * exactSin(x / 121 + two))
}

const slopeAt = (state: TrolleyState) => (ground(state, state.x + 5) - ground(state, state.x - 5)) / 10

/** A beam on a crank: press the end that moves down; the other end brakes. */
export const rules: MicroRules<TrolleyState> = {
  inputs: [0, RIGHT, LEFT],
  hand: 'hold',
  sight: 110,
  start: (random) => ({
    ...freshBase(),
    x: 0,
    speed: 0,
    shifts: [random() * 6.28, random() * 6.28],
    mile: 0,
    trestle: 0,
    isCracked: false,
    express: -800,
  }),
  step(state, turn) {
    const at = { x: state.x, y: ground(state, state.x) - 50 }
    const pull = beamPull(state)
    const arm = turn.input === RIGHT ? pull : turn.input === LEFT ? -pull : 0
    if (turn.input > 0 && turn.input !== state.last) turn.tell(arm > 0 ? 'pump' : 'clunk', at.x, at.y + 40)
    state.speed += PUSH * arm * Math.max(0.25, 1 - Math.abs(state.speed) / 11)
    state.speed += slopeAt(state) * 0.09 - state.speed * 0.0075
    state.speed = Math.max(-0.6, Math.min(9, state.speed))
    state.x += state.speed
    const from = trestleAt(state.trestle)
    const isOn = state.x > from && state.x < from + SPAN
    if (isOn && !state.isCracked && state.speed > limitOf(state.trestle)) {
      state.isCracked = true
      state.speed *= 0.25
      state.combo = 0
      turn.tell('crack', at.x, at.y + 50)
    }
    if (state.x >= from + SPAN) {
      if (!state.isCracked) bonus(state, turn, 3, at)
      state.trestle++
      state.isCracked = false
    }
    const mile = Math.floor(state.x / 120)
    if (mile > state.mile) {
      state.mile = mile
      gain(state, turn, 1, at)
    }
    const pace = 1.9 + 2.9 * hardness(state.tick, 3600)
    state.express = Math.max(state.express + pace, state.x - 840)
    if (state.express > state.x - 60) end(state, turn, at)
  },
  worth: ({ x, speed }) => x * 0.1 + speed * 4,
}
