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
import { slip, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'harbor-horseshoes',
  genre: 'sports',
  input: ['tap', 'keys'],
  ground: ['#c88a48', '#4a2a1a'],
}

export interface ShoeState extends Tries {
  phase: 'aim' | 'power' | 'fly' | 'shown'
  since: number
  /** Sideways error in units at the stake. */
  aside: number
  power: number
  /** Rotation of the shoe in radians: 0 opens towards the stake. */
  spin: number
  /** Whether the rotation has been fixed. */
  set: boolean
  lies: { x: number; y: number; spin: number; ringer: boolean }[]
  throws: number
}

export const STAKE: Place = { x: 200, y: 92 }
export const HAND: Place = { x: 200, y: 350 }
const FLIGHT = 64
const SHOWN = 40
const PATIENCE = 600
const FULL_TURN = 2 * Math.PI

/** Position of the swinging mark, -1 to 1. */
const swing = (since: number, speed: number) => exactSin(since * speed)
const pace = ({ throws }: ShoeState) => 0.042 + 0.04 * hardness(throws, 12)
export const RIGHT_POWER = 0.72

/** Position and height of the shoe. */
export function shoeOf(state: ShoeState) {
  const share = state.phase === 'fly' ? state.since / FLIGHT : state.phase === 'shown' ? 1 : 0
  const far = (state.power / RIGHT_POWER) * (HAND.y - STAKE.y)
  return {
    x: HAND.x + state.aside * share,
    y: HAND.y - far * share,
    z: 4 * 74 * share * (1 - share),
  }
}

/** Angle of the opening away from the stake, 0 to π. */
export function turnedAway(spin: number): number {
  const rest = ((spin % FULL_TURN) + FULL_TURN) % FULL_TURN
  return Math.min(rest, FULL_TURN - rest)
}

function land(state: ShoeState, turn: Turn) {
  const at = shoeOf(state)
  const [dx, dy] = [at.x - STAKE.x, at.y - STAKE.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const open = turnedAway(state.spin) < 0.85
  const ringer = far < 24 && open
  state.phase = 'shown'
  state.since = 0
  state.throws++
  state.lies.push({ x: ringer ? STAKE.x : at.x, y: ringer ? STAKE.y + 4 : at.y, spin: state.spin, ringer })
  if (state.lies.length > 4) state.lies.shift()
  turn.tell(far < 24 ? 'clang' : 'sand', at.x, at.y)
  if (ringer) {
    gain(state, turn, 3, STAKE)
    if (far < 8) bonus(state, turn, 2, { x: STAKE.x, y: STAKE.y - 34 })
  } else if (far < 24) gain(state, turn, 2, STAKE)
  else if (far < 46) gain(state, turn, 1, at)
  else slip(state, turn, at)
}

/** Three taps: direction, power, and rotation in flight. */
export const rules: MicroRules<ShoeState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 96,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    phase: 'aim',
    since: 0,
    aside: 0,
    power: RIGHT_POWER,
    spin: 0,
    set: false,
    lies: [],
    throws: 0,
  }),
  step(state, turn) {
    state.since++
    if (state.phase === 'aim') {
      state.aside = 96 * swing(state.since, pace(state))
      if (turn.press) {
        state.phase = 'power'
        state.since = 0
        turn.tell('lock', HAND.x, HAND.y)
      } else if (state.since > PATIENCE) {
        state.since = 0
        slip(state, turn, HAND)
      }
    } else if (state.phase === 'power') {
      state.power = 0.6 - 0.42 * swing(state.since + 30, pace(state) * 1.05)
      if (turn.press || state.since > PATIENCE) {
        state.phase = 'fly'
        state.since = 0
        state.spin = Math.PI
        state.set = false
        turn.tell('throw', HAND.x, HAND.y)
      }
    } else if (state.phase === 'fly') {
      if (!state.set) state.spin += 0.13 + 0.05 * hardness(state.throws, 14)
      if (turn.press && !state.set) {
        state.set = true
        turn.tell('set', shoeOf(state).x, shoeOf(state).y)
      }
      if (state.since >= FLIGHT) land(state, turn)
    } else if (state.since > SHOWN) {
      state.phase = 'aim'
      state.since = 0
      state.power = RIGHT_POWER
    }
  },
  worth(state) {
    if (state.phase === 'aim') return 0
    const aside = -Math.abs(state.aside) / 8
    const far = state.phase === 'power' ? 0 : -Math.abs(state.power - RIGHT_POWER) * 60
    const spin = state.phase === 'fly' && state.set ? 6 - 4 * turnedAway(state.spin) : 0
    return 6 + aside + far + spin
  },
}
