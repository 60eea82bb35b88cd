import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f8a6f', '#08303a'] }

export interface EelState extends Base {
  x: number
  y: number
  heading: number
  way: 1 | -1
  /** Where it has been, x, y, x, y, …, newest last. */
  tail: number[]
  length: number
  pearl: { x: number; y: number }
  /** Ticks until this pearl sinks. */
  left: number
}

export const POND = 184
export const EEL = 10
const BEND = 0.047
const EVERY = 4
const FIRST_LENGTH = 9
const LONGEST = 46
export const PEARL_TICKS = 420
const tenth = (value: number) => Math.round(value * 10) / 10

function place(state: EelState, random: Random) {
  const angle = between(0, 6.28, random)
  const far = between(30, 140, random)
  state.pearl = { x: 200 + far * exactCos(angle), y: 200 + far * exactSin(angle) }
  state.left = PEARL_TICKS
}

function bitesItself({ tail, x, y }: EelState): boolean {
  // Its neck is always near; only parts farther back count.
  for (let at = 0; at < tail.length - 10; at += 2)
    if (distance(tail[at]!, tail[at + 1]!, x, y) < EEL * 1.35) return true
  return false
}

/** It always swims in a curve: press to bend the other way. */
export const rules: MicroRules<EelState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 300,
    heading: -1.5,
    way: 1,
    tail: [],
    length: FIRST_LENGTH,
    pearl: { x: 250, y: 160 },
    left: PEARL_TICKS,
  }),
  step(state, turn) {
    if (turn.press) {
      state.way = state.way === 1 ? -1 : 1
      turn.tell('bend', state.x, state.y)
    }
    const speed = 2.5 + 1.1 * hardness(state.tick, 4000)
    state.heading = (state.heading + state.way * BEND * (speed / 2.5)) % (2 * Math.PI)
    state.x += speed * exactCos(state.heading)
    state.y += speed * exactSin(state.heading)
    if (state.tick % EVERY === 0) state.tail.push(tenth(state.x), tenth(state.y))
    if (state.tail.length > state.length * 2) state.tail.splice(0, state.tail.length - state.length * 2)
    const at = { x: state.x, y: state.y }
    if (distance(state.x, state.y, 200, 200) > POND - EEL || bitesItself(state)) end(state, turn, at)
    if (distance(state.x, state.y, state.pearl.x, state.pearl.y) < 25) {
      gain(state, turn, 1, at)
      if (state.left > PEARL_TICKS * 0.7) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
      state.length = Math.min(LONGEST, state.length + 2)
      place(state, turn.random)
    } else if (--state.left <= 0) {
      state.combo = 0
      turn.tell('sink', state.pearl.x, state.pearl.y)
      place(state, turn.random)
      // Missed pearls make it longer all the same.
      state.length = Math.min(LONGEST, state.length + 6)
    }
  },
  worth: ({ x, y, pearl }) => -distance(x, y, pearl.x, pearl.y) * 0.04,
}
