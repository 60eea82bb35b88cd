import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { along, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'sandbank-cricket',
  input: ['tap', 'keys'],
  ground: ['#8fb04a', '#2a4020'],
}

export interface CricketState extends Tries {
  phase: 'run' | 'bowl' | 'flight' | 'shown'
  since: number
  length: number
  /** Where the ball pitches, as a share of its way: the shorter, the higher it comes. */
  pitch: number
  swerve: number
  balls: number
  /** Fielders in the left, the straight and the right part of the field. */
  field: number[]
  swung: number
  zone: number
  runs: number
}

export const CREASE_Y = 330
export const BOWLER_Y = 120
const PERFECT = 3
const GOOD = 8
export const FLIGHT = 46

export function deliveryAt({ since, length, pitch, swerve }: CricketState) {
  const share = Math.min(1.2, since / length)
  const bounce = share < pitch ? Math.abs(1 - share / pitch) : (share - pitch) / (1.2 - pitch)
  return {
    x: along(208, 200, share) + (share > pitch ? swerve * (share - pitch) : 0),
    ground: along(BOWLER_Y, CREASE_Y, share),
    high: share < pitch ? 26 * bounce : 20 * bounce,
    size: 4 + 7 * share,
  }
}

export function strokeAt({ zone, runs, since }: CricketState) {
  const share = Math.min(1, since / FLIGHT)
  const far = runs === 6 ? 1.2 : runs === 4 ? 1 : 0.6
  return {
    x: 200 + (zone - 2) * 170 * share * far,
    y: CREASE_Y - (zone === 2 ? 250 : 150) * share * far - (runs === 6 ? 90 : 12) * 4 * share * (1 - share),
    size: 10 - 5 * share,
  }
}

function prepare(state: CricketState, random: () => number) {
  const hard = hardness(state.balls, 18)
  state.phase = 'run'
  state.since = 0
  state.swung = 0
  state.length = Math.round(between(58, 78, random) - 22 * hard)
  state.pitch = between(0.5, 0.8, random)
  state.swerve = between(-1, 1, random) * 40 * hard
  if (state.balls % 3 === 0) state.field = shuffled([0, 1, 2], random)
}

function stroke(state: CricketState, turn: Turn) {
  const off = Math.abs(state.length - state.since)
  const at = { x: 200, y: CREASE_Y }
  state.swung = 1
  if (off > GOOD) return turn.tell('whiff', at.x, at.y)
  state.zone = turn.input
  state.runs = off <= PERFECT ? 6 : 4
  state.phase = 'flight'
  state.since = 0
  turn.tell(off <= PERFECT ? 'crack' : 'hit', at.x, at.y)
}

function land(state: CricketState, turn: Turn) {
  const at = strokeAt(state)
  const men = state.field[state.zone - 1]!
  state.phase = 'shown'
  state.since = 0
  // Two men in a zone catch every clean stroke, and half of the perfect ones.
  const isCaught = state.runs === 4 ? men === 2 : men === 2 && pickIndex(2, turn.random) === 0
  if (isCaught) return slip(state, turn, at)
  const runs = state.runs === 4 && men === 1 ? 1 : state.runs
  gain(state, turn, Math.max(1, Math.round(runs / 2)), at)
  if (men === 0) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
}

/** Three places to play to; some are guarded. The stroke counts when the ball is there. */
export const rules: MicroRules<CricketState> = {
  inputs: [0, 1, 2, 3],
  hand: 'tap',
  sight: 120,
  start(random) {
    const state: CricketState = {
      ...freshBase(),
      lamps: 3,
      phase: 'run',
      since: 0,
      length: 70,
      pitch: 0.6,
      swerve: 0,
      balls: 0,
      field: [0, 1, 2],
      swung: 0,
      zone: 2,
      runs: 0,
    }
    prepare(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.swung > 0) state.swung++
    if (state.phase === 'run' && state.since > 44) {
      state.phase = 'bowl'
      state.since = 0
      turn.tell('pitch', 208, BOWLER_Y)
    } else if (state.phase === 'bowl') {
      if (turn.press && state.swung === 0) stroke(state, turn)
      if (state.phase === 'bowl' && state.since > state.length + 8) {
        state.phase = 'shown'
        state.since = 0
        turn.tell('bowled', 200, CREASE_Y)
        slip(state, turn, { x: 200, y: CREASE_Y })
      }
    } else if (state.phase === 'flight' && state.since >= FLIGHT) land(state, turn)
    else if (state.phase === 'shown' && state.since > 28) {
      state.balls++
      prepare(state, turn.random)
    }
  },
}
