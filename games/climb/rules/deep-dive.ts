import {
  between,
  bonus,
  clamp,
  distance,
  end,
  gain,
  hardness,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { SIDES, climbBase, sideOf, steer, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#1f8fb8', '#04203c'] }

interface Jelly {
  x: number
  y: number
  vx: number
  size: number
  isNear: boolean
}
export interface DiveState extends Climb {
  jellies: Jelly[]
  bubbles: { x: number; y: number }[]
  pearls: { x: number; y: number }[]
  /** Walls of the gorge every 60 units: left and right edge. */
  walls: { y: number; left: number; right: number }[]
  air: number
  depth: number
}

export const FULL_AIR = 100
export const DIVER = 13
const STEP = 60
const METRES = 120

function build(state: DiveState, random: Random) {
  const hard = hardness(state.built, 9000)
  const before = state.walls.at(-1) ?? { left: 20, right: 380 }
  const room = between(270 - 130 * hard, 340 - 120 * hard, random)
  const middle = clamp(
    (before.left + before.right) / 2 + between(-58, 58, random),
    room / 2 + 8,
    392 - room / 2,
  )
  state.walls.push({ y: state.built, left: middle - room / 2, right: middle + room / 2 })
  if (state.built > 320) {
    if (random() < 0.26 + 0.3 * hard)
      state.jellies.push({
        x: middle + between(-room * 0.34, room * 0.34, random),
        y: state.built,
        vx: between(0.3, 0.8 + 1.3 * hard, random) * (random() < 0.5 ? -1 : 1),
        size: between(13, 20, random),
        isNear: false,
      })
    if (state.walls.length % 5 === 0)
      state.bubbles.push({ x: middle + between(-room * 0.36, room * 0.36, random), y: state.built + 26 })
    else if (random() < 0.3)
      state.pearls.push({ x: middle + between(-room * 0.36, room * 0.36, random), y: state.built + 20 })
  }
  state.built += STEP
}

/** The edges of the gorge at a height. */
export function gorgeAt({ walls }: DiveState, y: number): readonly [left: number, right: number] {
  const index = clamp(Math.floor((y - walls[0]!.y) / STEP), 0, walls.length - 1)
  const below = walls[index]!
  const next = walls[index + 1] ?? below
  const k = clamp((y - below.y) / STEP, 0, 1)
  return [below.left + (next.left - below.left) * k, below.right + (next.right - below.right) * k]
}

/** Down into the gorge: steer past the jellyfish, bubbles give air. */
export const rules: MicroRules<DiveState> = {
  inputs: SIDES,
  hand: 'hold',
  sight: 70,
  start(random) {
    const state: DiveState = {
      ...climbBase(200, 120, -120),
      jellies: [],
      bubbles: [],
      pearls: [],
      walls: [],
      air: FULL_AIR,
      depth: 0,
    }
    while (state.built < 900) build(state, random)
    return state
  },
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    steer(state, sideOf(turn.input), { push: 0.42, top: 4.2, size: DIVER })
    state.y += 2 + 1.7 * hard
    state.air -= 0.17 + 0.1 * hard
    const [left, right] = gorgeAt(state, state.y)
    if (state.x < left + DIVER || state.x > right - DIVER) {
      state.x = clamp(state.x, left + DIVER, right - DIVER)
      state.vx *= -0.5
      state.air -= 1.2
      if (state.tick % 8 === 0) turn.tell('scrape', state.x, state.y)
    }
    for (const jelly of state.jellies) {
      const [from, to] = gorgeAt(state, jelly.y)
      jelly.x += jelly.vx
      if (jelly.x < from + jelly.size || jelly.x > to - jelly.size)
        jelly.vx = jelly.x < (from + to) / 2 ? Math.abs(jelly.vx) : -Math.abs(jelly.vx)
      const apart = distance(jelly.x, jelly.y, state.x, state.y)
      if (apart < jelly.size + DIVER - 3) end(state, turn, { x: state.x, y: state.y })
      else if (apart < jelly.size + DIVER + 14) jelly.isNear = true
      else if (jelly.isNear && jelly.y < state.y - 20) {
        jelly.isNear = false
        bonus(state, turn, 1, { x: jelly.x, y: jelly.y })
      }
    }
    for (const bubble of state.bubbles)
      if (distance(bubble.x, bubble.y, state.x, state.y) < 34) {
        state.air = Math.min(FULL_AIR, state.air + 42)
        turn.tell('breathe', bubble.x, bubble.y)
        bubble.y = -1e6
      }
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 25) {
        bonus(state, turn, 1, pearl)
        pearl.y = -1e6
      }
    if (state.y - 120 > state.depth + METRES) {
      state.depth += METRES
      state.steps++
      gain(state, turn, 1, { x: state.x, y: state.y })
    }
    if (state.air <= 0) end(state, turn, { x: state.x, y: state.y })
    state.eye = state.y - 120
    while (state.built < state.y + 700) build(state, turn.random)
    const top = state.y - 420
    if (tidies(state)) state.walls = state.walls.filter(({ y }) => y > top)
    if (tidies(state)) state.jellies = state.jellies.filter(({ y }) => y > top)
    if (tidies(state)) state.bubbles = state.bubbles.filter(({ y }) => y > top)
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y > top)
  },
  worth: ({ air }) => Math.min(0, air - 50) * 0.6,
}
