import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  BUTTON,
  clamp,
  freshBase,
  gain,
  hardness,
  between,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'log-axe',
  genre: 'sports',
  input: ['hold', 'keys'],
  ground: ['#b0683f', '#3a1a24'],
}

export interface AxeState extends Tries {
  phase: 'aim' | 'swing' | 'fly' | 'shown'
  since: number
  /** Rest and current position of the log. */
  log: number
  middle: number
  lift: number
  /** Power of the throw, 0 to 1. */
  power: number
  /** Ticks the arm has been drawn back. */
  drawn: number
  axe: { x: number; y: number; vx: number; vy: number; turn: number }
  stuck: { x: number; y: number; turn: number } | null
  throws: number
}

export const HAND = { x: 58, y: 262 } as const
export const RINGS = [40, 25, 11] as const
const FALL = 0.05
/** Radians per tick for every throw, so that only the flight time decides the angle on arrival. */
export const SPIN = 0.2
const DRAW = 0.045
/** Ticks below which a touch is no throw. */
const FEWEST_DRAWN = 9
const SHOWN = 44
const PATIENCE = 600
const FULL_TURN = 2 * Math.PI
/** Tolerance of the edge's angle. */
const EDGE = 1

function ready(state: AxeState, random: () => number) {
  const hard = hardness(state.throws, 10)
  state.phase = 'aim'
  state.since = 0
  state.power = 0
  state.log = between(230, 350, random)
  state.lift = state.throws < 2 ? 0 : 34 * hard
  state.middle = 196
  state.stuck = null
}

/** The axe as it leaves the hand at a power. */
export const thrown = (power: number) => ({
  x: HAND.x + 16,
  y: HAND.y - 58,
  vx: 3.1 + 4.6 * power,
  vy: -2.1 + 0.5 * power,
  turn: 0,
})

/** Error of the edge's angle at the log; 0 is perfect. */
export function offEdge(turn: number): number {
  const rest = ((turn % FULL_TURN) + FULL_TURN) % FULL_TURN
  return Math.min(rest, FULL_TURN - rest)
}

export function move(axe: AxeState['axe']) {
  axe.vy += FALL
  axe.x += axe.vx
  axe.y += axe.vy
  axe.turn += SPIN
}

function arrive(state: AxeState, turn: Turn) {
  const { axe } = state
  const at = { x: axe.x, y: axe.y }
  const far = Math.abs(axe.y - state.middle)
  state.phase = 'shown'
  state.since = 0
  state.throws++
  if (far > RINGS[0] || offEdge(axe.turn) > EDGE) {
    turn.tell(far > RINGS[0] ? 'past' : 'clank', at.x, at.y)
    return slip(state, turn, at)
  }
  state.stuck = { x: state.log - 6, y: axe.y - state.middle, turn: axe.turn }
  turn.tell('stick', at.x, at.y)
  gain(state, turn, far < RINGS[2] ? 5 : far < RINGS[1] ? 3 : 1, at)
  if (offEdge(axe.turn) < 0.25) bonus(state, turn, 2, { x: at.x, y: at.y - 36 })
}

/** Hold for power and release: the axe must hit edge first. Its spin is constant, its speed is not. */
export const rules: MicroRules<AxeState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start(random) {
    const state: AxeState = {
      ...freshBase(),
      lamps: 3,
      phase: 'aim',
      since: 0,
      log: 300,
      middle: 196,
      lift: 0,
      power: 0,
      drawn: 0,
      axe: thrown(0),
      stuck: null,
      throws: 0,
    }
    ready(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase !== 'shown')
      state.middle = 196 + state.lift * exactSin(state.tick * (0.02 + 0.02 * hardness(state.throws, 12)))
    if (state.phase === 'aim') {
      if (turn.press) {
        state.phase = 'swing'
        state.drawn = 0
      } else if (state.since > PATIENCE) {
        state.since = 0
        slip(state, turn, HAND)
      }
    } else if (state.phase === 'swing') {
      // The power oscillates, so that there is always another chance.
      state.drawn++
      state.power = clamp(0.5 - 0.5 * exactCos(state.drawn * DRAW), 0, 1)
      if (turn.release && state.drawn < FEWEST_DRAWN) state.phase = 'aim'
      else if (turn.release) {
        state.axe = thrown(state.power)
        state.phase = 'fly'
        turn.tell('throw', HAND.x, HAND.y - 58)
      }
    } else if (state.phase === 'fly') {
      move(state.axe)
      if (state.axe.x >= state.log - 10 || state.axe.y > 340) arrive(state, turn)
    } else if (state.since > SHOWN) ready(state, turn.random)
  },
}
