import {
  between,
  bonus,
  BUTTON,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { along, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'pier-slugger',
  input: ['tap', 'keys'],
  ground: ['#d8904a', '#4a2430'],
}

export interface SluggerState extends Tries {
  phase: 'wind' | 'pitch' | 'flight' | 'shown'
  since: number
  /** Ticks that the pitch takes, where it crosses the plate, how it curves. */
  length: number
  plate: number
  curve: number
  isBall: boolean
  pitches: number
  swung: number
  hit: { angle: number; power: number; homer: boolean }
  /** Where the three fielders stand, as angles from straight ahead. */
  fielders: number[]
}

export const MOUND = { x: 200, y: 132 } as const
export const PLATE_Y = 338
const PERFECT = 2
const GOOD = 6
const FOUL = 10
const STRAY = 58

export function pitchAt({ since, length, plate, curve }: SluggerState) {
  const share = Math.min(1.15, since / length)
  return {
    x: along(MOUND.x, plate, share) + curve * 4 * share * (1 - share),
    y: along(MOUND.y - 20, PLATE_Y, share * share * 0.5 + share * 0.5),
    size: 4 + 9 * share * share,
  }
}

/** Where a hit ball is, as an angle from straight ahead and a share of its way. */
export const FLIGHT = 50
export function hitAt({ hit, since }: SluggerState) {
  const share = since / FLIGHT
  const far = share * hit.power
  return {
    x: 200 + hit.angle * far * 1.6,
    y: PLATE_Y - 250 * far - (hit.homer ? 120 : 60) * 4 * share * (1 - share) * 0.5,
    size: 12 - 8 * share,
  }
}

function windUp(state: SluggerState, random: () => number) {
  const hard = hardness(state.pitches, 16)
  state.phase = 'wind'
  state.since = 0
  state.swung = 0
  state.isBall = state.pitches > 2 && random() < 0.24
  state.plate = state.isBall ? 200 + (random() < 0.5 ? -STRAY : STRAY) : between(188, 212, random)
  const kind = pickIndex(3, random)
  state.length = Math.round([64, 50, 84][kind]! - 16 * hard)
  state.curve = between(-1, 1, random) * 60 * hard
  state.fielders = [-62, 0, 62].map((angle) => angle + between(-16, 16, random))
}

function meet(state: SluggerState, turn: Turn, early: number) {
  const off = Math.abs(early)
  const at = { x: state.plate, y: PLATE_Y }
  if (state.isBall || off > FOUL) {
    turn.tell('whiff', at.x, at.y)
    return
  }
  const homer = off <= PERFECT
  const angle = early * (homer ? 12 : 15) + between(-8, 8, turn.random)
  state.hit = { angle, power: homer ? 1.15 : 0.62 + 0.2 * turn.random(), homer }
  state.phase = 'flight'
  state.since = 0
  turn.tell(off > GOOD ? 'foul' : homer ? 'crack' : 'hit', at.x, at.y)
  if (off > GOOD) {
    state.hit = { angle: Math.sign(early) * 130, power: 0.5, homer: false }
  }
}

function land(state: SluggerState, turn: Turn) {
  const at = hitAt(state)
  const isFoul = Math.abs(state.hit.angle) > 110
  if (state.hit.homer) {
    gain(state, turn, 4, { x: at.x, y: 70 })
    turn.tell('homer', at.x, 70)
  } else if (!isFoul) {
    const caught = state.fielders.some((angle) => Math.abs(angle - state.hit.angle) < 13)
    if (caught) slip(state, turn, at)
    else gain(state, turn, 2, at)
  }
  state.phase = 'shown'
  state.since = 0
}

/** One button, one bat: swing when the ball is over the plate, and let the wide ones go. */
export const rules: MicroRules<SluggerState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start(random) {
    const state: SluggerState = {
      ...freshBase(),
      lamps: 3,
      phase: 'wind',
      since: 0,
      length: 60,
      plate: 200,
      curve: 0,
      isBall: false,
      pitches: 0,
      swung: 0,
      hit: { angle: 0, power: 1, homer: false },
      fielders: [],
    }
    windUp(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.swung > 0) state.swung++
    if (state.phase === 'wind' && state.since > 40) {
      state.phase = 'pitch'
      state.since = 0
      turn.tell('pitch', MOUND.x, MOUND.y)
    } else if (state.phase === 'pitch') {
      if (turn.press && state.swung === 0) {
        state.swung = 1
        meet(state, turn, state.length - state.since)
        if (state.phase !== 'pitch') return
      }
      if (state.since < state.length + 10) return
      const at = { x: state.plate, y: PLATE_Y }
      state.phase = 'shown'
      state.since = 0
      if (state.isBall && state.swung === 0) {
        bonus(state, turn, 1, at)
      } else slip(state, turn, at)
    } else if (state.phase === 'flight' && state.since >= FLIGHT) land(state, turn)
    else if (state.phase === 'shown' && state.since > 26) {
      state.pitches++
      windUp(state, turn.random)
    }
  },
}
