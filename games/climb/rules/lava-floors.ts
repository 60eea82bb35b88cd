import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  gain,
  hardness,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { climbBase, lookUp, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['tap', 'keys'], ground: ['#a8452f', '#2a0f24'] }

interface Floor {
  y: number
  /** Middle of the hole through which one jumps up. */
  hole: number
  spikes: number[]
}
export interface LavaState extends Climb {
  floors: Floor[]
  way: -1 | 1
  isOnFloor: boolean
  lava: number
  pearls: { x: number; y: number }[]
}

export const HOLE = 78
const SIZE = 14
const HIGH = 92
const GRAVITY = 0.42
const JUMP = -9.5

function build(state: LavaState, random: Random) {
  const hard = hardness(-state.built, 3600)
  const before = state.floors.at(-1)
  let hole = between(70, 330, random)
  if (before && Math.abs(hole - before.hole) < 90)
    hole = before.hole > 200 ? hole / 2 + 35 : Math.min(330, hole + 120)
  const spikes: number[] = []
  const count = state.built > 120 ? 0 : pickIndex(1 + Math.round(1 + 1.4 * hard), random)
  for (let index = 0; index < count; index++) {
    const x = between(40, 360, random)
    const isFree =
      Math.abs(x - hole) > HOLE / 2 + 34 && (!before || Math.abs(x - before.hole) > HOLE / 2 + 44)
    if (isFree && spikes.every((other) => Math.abs(other - x) > 96)) spikes.push(Math.round(x))
  }
  state.floors.push({ y: state.built, hole, spikes })
  if (random() < 0.45)
    state.pearls.push({ x: between(40, 360, random), y: state.built - between(26, 58, random) })
  state.built -= HIGH
}

/** It runs to and fro by itself: jump the spikes and up through the holes, the lava does not wait. */
export const rules: MicroRules<LavaState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: LavaState = {
      ...climbBase(120, 336, 350),
      floors: [],
      way: 1,
      isOnFloor: true,
      lava: 520,
      pearls: [],
    }
    state.floors.push({ y: 350, hole: -500, spikes: [] })
    state.built = 350 - HIGH
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    if (turn.press && state.isOnFloor) {
      state.vy = JUMP
      state.isOnFloor = false
      turn.tell('jump', state.x, state.y)
    }
    state.x += state.way * (2.3 + 1.2 * hard)
    if (state.x < SIZE || state.x > 400 - SIZE) {
      state.x = state.x < 200 ? SIZE : 400 - SIZE
      state.way = state.way === 1 ? -1 : 1
      turn.tell('wall', state.x, state.y)
    }
    const before = state.y
    state.vy = Math.min(9, state.vy + GRAVITY)
    state.y += state.vy
    state.isOnFloor = false
    for (const { y, hole, spikes } of state.floors) {
      const isHole = Math.abs(state.x - hole) < HOLE / 2
      if (!isHole && before <= y - SIZE + 0.01 && state.y >= y - SIZE) {
        state.y = y - SIZE
        state.vy = 0
        state.isOnFloor = true
      }
      // The floor above knocks the head of whoever jumps beside its hole.
      if (!isHole && state.vy < 0 && before >= y + SIZE + 12 && state.y < y + SIZE + 12) {
        state.y = y + SIZE + 12
        state.vy = 0.6
        turn.tell('bump', state.x, y + 12)
      }
      for (const spike of spikes)
        if (Math.abs(state.x - spike) < 17 && Math.abs(y - 10 - state.y) < 20)
          end(state, turn, { x: state.x, y: state.y })
    }
    const climbed = Math.round((350 - SIZE - state.y) / HIGH)
    if (state.isOnFloor && climbed > state.steps) {
      gain(state, turn, climbed - state.steps, { x: state.x, y: state.y - 26 })
      state.steps = climbed
    }
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 26) {
        bonus(state, turn, 1, pearl)
        pearl.y = 1e6
      }
    state.lava = Math.min(state.lava - 0.32 - 0.5 * hard, state.y + 330)
    if (state.lava < state.y + 8) end(state, turn, { x: state.x, y: state.y })
    lookUp(state, 270)
    while (state.built > state.eye - 220) build(state, turn.random)
    if (tidies(state)) state.floors = state.floors.filter(({ y }) => y < state.eye + 620)
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y < state.eye + 520)
  },
  worth: ({ y, isOnFloor, lava }) => -y * 0.1 + (isOnFloor ? 3 : 0) + Math.min(0, lava - y - 90) * 0.3,
}
