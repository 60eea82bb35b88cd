import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { pickIndex } from '#kit/random/random.ts'
import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { along, numbersTo, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'three-strike-pitcher',
  input: ['tap', 'keys'],
  ground: ['#c8705a', '#3a1a38'],
}

export interface PitcherState extends Tries {
  phase: 'aim' | 'fly' | 'shown'
  since: number
  /** How much the batter waits for each of the nine fields, 0 to 1. */
  heat: number[]
  /** Where the ball crosses the plate. */
  x: number
  y: number
  strikes: number
  balls: number
  outs: number
  batters: number
  result: 'none' | 'strike' | 'ball' | 'hit' | 'out' | 'walk'
}

export const MOUND = { x: 200, y: 352 } as const
export const ZONE = { x: 200, y: 158, cell: 58 } as const
const HALF = ZONE.cell * 1.5
export const FLIGHT = 34
const SHOWN = 42
export const PATIENCE = 420
const WIDEST = 66

/** The middles of the nine fields, row by row; the input of a field is its number plus one. */
export const fieldsOf = () =>
  Array.from({ length: 9 }, (_, field) => ({
    x: ZONE.x + ((field % 3) - 1) * ZONE.cell,
    y: ZONE.y + (Math.floor(field / 3) - 1) * ZONE.cell,
  }))
const FIELDS = fieldsOf()

/** 0 when the arm is calm, 1 when a throw goes widest. */
export const shake = ({ since, outs }: PitcherState) =>
  0.5 + 0.5 * exactCos(since * (0.07 + 0.05 * hardness(outs, 8)))

/** The field of a place, or -1 beside the zone. */
export function fieldAt(x: number, y: number): number {
  if (Math.abs(x - ZONE.x) > HALF || Math.abs(y - ZONE.y) > HALF) return -1
  const column = Math.min(2, Math.floor((x - ZONE.x + HALF) / ZONE.cell))
  return column + 3 * Math.min(2, Math.floor((y - ZONE.y + HALF) / ZONE.cell))
}

const isCorner = (field: number) => field === 0 || field === 2 || field === 6 || field === 8

function nextBatter(state: PitcherState, random: () => number) {
  const hard = hardness(state.outs, 6)
  state.strikes = state.balls = 0
  state.batters++
  const likes = [pickIndex(9, random), pickIndex(9, random)]
  state.heat = FIELDS.map((_, field) => (likes.includes(field) ? 0.85 : 0.1 + 0.22 * hard * random()))
}

function wind(state: PitcherState) {
  state.phase = 'aim'
  state.since = 0
  state.result = 'none'
  state.x = MOUND.x
  state.y = MOUND.y
}

function pitch(state: PitcherState, turn: Turn) {
  const aim = FIELDS[turn.input - 1]
  if (!aim) return
  const wide = shake(state) * WIDEST
  const way = turn.random() * Math.PI * 2
  state.x = aim.x + exactCos(way) * wide
  state.y = aim.y + exactSin(way) * wide
  state.phase = 'fly'
  state.since = 0
  turn.tell('pitch', MOUND.x, MOUND.y)
}

/** A field that was thrown to is expected again; all others fade a little. */
export function remembered(heat: readonly number[], field: number): number[] {
  return heat.map((one, index) => {
    const isNear =
      Math.abs((index % 3) - (field % 3)) + Math.abs(Math.floor(index / 3) - Math.floor(field / 3)) === 1
    return Math.min(1, one * 0.86 + (index === field ? 0.5 : isNear ? 0.16 : 0))
  })
}

function cross(state: PitcherState, turn: Turn) {
  const field = fieldAt(state.x, state.y)
  const at = { x: state.x, y: state.y }
  state.phase = 'shown'
  state.since = 0
  if (field < 0) {
    state.balls++
    state.result = state.balls > 3 ? 'walk' : 'ball'
    turn.tell('ball', at.x, at.y)
    if (state.result === 'walk') slip(state, turn, at)
    return
  }
  const swings = state.heat[field]! * (0.62 + 0.3 * hardness(state.outs, 8))
  state.heat = remembered(state.heat, field)
  if (turn.random() < swings) {
    state.result = 'hit'
    turn.tell('crack', at.x, at.y)
    return slip(state, turn, at)
  }
  state.strikes++
  gain(state, turn, isCorner(field) ? 2 : 1, at)
  state.result = state.strikes > 2 ? 'out' : 'strike'
  turn.tell('strike', at.x, at.y)
  if (state.result !== 'out') return
  state.outs++
  bonus(state, turn, 4, { x: ZONE.x, y: ZONE.y - 110 })
}

/** Throw where the batter does not wait, while the ring is small. Three strikes are out, four balls a walk. */
export const rules: MicroRules<PitcherState> = {
  inputs: numbersTo(9),
  hand: 'tap',
  sight: 84,
  start(random) {
    const state: PitcherState = {
      ...freshBase(),
      lamps: 3,
      phase: 'aim',
      since: 0,
      heat: [],
      x: MOUND.x,
      y: MOUND.y,
      strikes: 0,
      balls: 0,
      outs: 0,
      batters: 0,
      result: 'none',
    }
    nextBatter(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'aim') {
      if (turn.press && state.since > 3) pitch(state, turn)
      else if (state.since > PATIENCE) {
        slip(state, turn, MOUND)
        wind(state)
      }
    } else if (state.phase === 'fly') {
      if (state.since >= FLIGHT) cross(state, turn)
    } else if (state.since > SHOWN) {
      if (state.result === 'hit' || state.result === 'out' || state.result === 'walk')
        nextBatter(state, turn.random)
      wind(state)
    }
  },
  worth: ({ balls }) => -2 * balls,
}

/** The ball on its way, for the eye: place and size. */
export function ballOf({ phase, since, x, y, result }: PitcherState) {
  if (phase === 'aim') return { ...MOUND, size: 13 }
  if (phase === 'fly') {
    const share = since / FLIGHT
    return { x: along(MOUND.x, x, share), y: along(MOUND.y, y, share), size: 13 - 5 * share }
  }
  if (result !== 'hit') return { x, y, size: 8 }
  return {
    x: x + (x < 200 ? -1 : 1) * since * 5,
    y: y - since * 6 + since * since * 0.06,
    size: 8 + since * 0.2,
  }
}
