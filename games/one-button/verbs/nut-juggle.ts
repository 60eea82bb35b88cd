import {
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
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#f09a6a', '#52305a'] }

interface Nut {
  /** Ticks of its flight, and how many are over. */
  long: number
  age: number
  tint: number
}
export interface JuggleState extends Base {
  nuts: Nut[]
  /** Colour of the held nut, or -1. */
  hand: number
  /** Ticks the throw has been gathered. */
  pull: number
  thrown: number
  /** Ticks until another nut comes. */
  more: number
  count: number
  /** How high the ring hangs, as the length of a flight, and for how long. */
  ring: number
  ringLeft: number
}

export const HAND = { x: 262, y: 318 } as const
export const OTHER = { x: 138, y: 318 } as const
const SHORTEST = 46
const PER_TICK = 2.4
const LONGEST = 150
const MOST = 5

/** How high a flight of so many ticks goes, in units. */
export const heightOf = (long: number) => Math.min(300, long * long * 0.0129 + 10)

/** Where a nut is: up from the throwing hand and over to the catching one, from there across. */
export function nutPlace({ long, age }: Nut): { x: number; y: number } {
  const k = age / long
  return {
    x: HAND.x - (HAND.x - OTHER.x) * Math.min(1, k * 1.16),
    y: HAND.y - heightOf(long) * 4 * k * (1 - k),
  }
}

function release(state: JuggleState, turn: Turn) {
  const long = Math.min(LONGEST, SHORTEST + state.pull * PER_TICK)
  state.nuts.push({ long, age: 0, tint: state.hand })
  state.hand = -1
  state.pull = 0
  state.thrown++
  turn.tell('throw', HAND.x, HAND.y)
  if (state.ringLeft <= 0 || Math.abs(state.ring - long) > 10) return
  bonus(state, turn, 3, { x: 200, y: HAND.y - heightOf(state.ring) })
  state.ringLeft = 0
}

/** Hold to charge the throw, release to throw: the hand must be empty when the next nut comes down. */
export const rules: MicroRules<JuggleState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 130,
  start: () => ({
    ...freshBase(),
    nuts: [{ long: 120, age: 30, tint: 1 }],
    hand: 0,
    pull: 0,
    thrown: 0,
    more: 480,
    count: 2,
    ring: 110,
    ringLeft: 0,
  }),
  step(state, turn) {
    if (state.hand >= 0) {
      if (turn.held) state.pull = Math.min(60, state.pull + 1)
      else if (state.pull > 0) release(state, turn)
    }
    const pace = 1 + 0.5 * hardness(state.tick, 4000)
    for (const nut of state.nuts) nut.age += pace
    for (const nut of state.nuts) {
      if (nut.age < nut.long || state.over) continue
      if (state.hand >= 0) {
        end(state, turn, OTHER)
        return
      }
      state.hand = nut.tint
      state.pull = 0
      nut.age = 9999
      gain(state, turn, Math.max(1, state.count - 2), { x: HAND.x, y: HAND.y - 20 })
    }
    state.nuts = state.nuts.filter(({ age }) => age < 9000)
    state.ringLeft--
    if (state.ringLeft < -240) {
      state.ring = 70 + Math.floor(turn.random() * 70)
      state.ringLeft = 420
      turn.tell('ring', 200, HAND.y - heightOf(state.ring))
    }
    if (--state.more > 0 || state.count >= MOST) return
    state.more = 840
    state.nuts.push({ long: 150, age: 0, tint: state.count })
    state.count++
    turn.tell('another', HAND.x, HAND.y - 40)
  },
}
