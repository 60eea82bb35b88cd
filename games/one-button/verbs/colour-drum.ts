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
import { pickIndex } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4d5bb0', '#191a4d'] }

export interface Seed {
  y: number
  colour: number
  /** Golden ones go in everywhere and pay more. */
  golden: boolean
}
export interface DrumState extends Base {
  /** The quarter on top. */
  top: number
  /** How far the drum still has to turn, quarters. */
  turning: number
  turnedAt: number
  seeds: Seed[]
  next: number
  lastColour: number
}

export const DRUM_X = 200
export const DRUM_Y = 290
export const DRUM_RADIUS = 88
export const SEED = 16
const LAND_Y = DRUM_Y - DRUM_RADIUS - SEED + 4
const LATE = 16

function land(state: DrumState, turn: Turn, seed: Seed) {
  const at = { x: DRUM_X, y: LAND_Y }
  if (!seed.golden && seed.colour !== state.top) {
    end(state, turn, at)
    return
  }
  gain(state, turn, 1, at)
  if (seed.golden) bonus(state, turn, 2, { x: DRUM_X, y: LAND_Y - 30 })
  else if (state.tick - state.turnedAt < LATE) bonus(state, turn, 1, { x: DRUM_X, y: LAND_Y - 30 })
}

function drop(state: DrumState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  const golden = pickIndex(100, turn.random) < 9
  const far = 1 + pickIndex(3, turn.random)
  const colour = (state.lastColour + far * (turn.random() < 0.8 ? 1 : 0)) % 4
  state.seeds.push({ y: -240, colour, golden })
  state.lastColour = colour
  state.next = 96 - 54 * hard
}

/** Each press turns the drum a quarter: the falling seed must meet its own colour. */
export const rules: MicroRules<DrumState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 70,
  start: () => ({
    ...freshBase(),
    top: 0,
    turning: 0,
    turnedAt: -99,
    seeds: [{ y: -20, colour: 1, golden: false }],
    next: 60,
    lastColour: 1,
  }),
  step(state, turn) {
    state.turning *= 0.7
    if (turn.press) {
      state.top = (state.top + 1) % 4
      state.turning += 1
      state.turnedAt = state.tick
      turn.tell('turn', DRUM_X, DRUM_Y)
    }
    const speed = 2.5 + 2.4 * hardness(state.tick, 3000)
    for (const seed of state.seeds) {
      seed.y += speed
      if (seed.y >= LAND_Y) land(state, turn, seed)
    }
    state.seeds = state.seeds.filter(({ y }) => y < LAND_Y)
    if (--state.next <= 0) drop(state, turn)
  },
}
