import {
  between,
  bonus,
  BUTTON,
  clamp,
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#a84f8a', '#2a1848'] }

/** A rail rises or falls evenly from its left end. */
export interface Rail {
  x: number
  w: number
  y: number
  slope: number
  isUsed: boolean
}
export interface GrindState extends Base {
  x: number
  y: number
  vy: number
  pace: number
  eye: number
  /** Ticks on the rail; 0 in the air. */
  ground: number
  rails: Rail[]
  built: number
}

const JUMP = -7
const GRAVITY = 0.34
const GRIP = 15

export const heightOf = (rail: Rail, x: number) => rail.y + (x - rail.x) * rail.slope

function lay(state: GrindState, random: Random) {
  const before = state.rails.at(-1)!
  const hard = hardness(state.built, 9000)
  const x = state.built + between(70, 150 + 40 * hard, random)
  const w = between(210 - 70 * hard, 380 - 150 * hard, random)
  const end = heightOf(before, before.x + before.w)
  const y = clamp(end + between(-50, 50, random), 190, 320)
  const slope = clamp((between(200, 310, random) - y) / w, -0.3, 0.3)
  state.rails.push({ x, w, y, slope, isUsed: false })
  state.built = x + w
}

const railAt = ({ rails, x }: GrindState) => rails.find((rail) => x >= rail.x && x <= rail.x + rail.w)

/** Hold to catch and keep a rail, release to jump; waiting for its end jumps farther. */
export const rules: MicroRules<GrindState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 100,
  start(random) {
    const rails: Rail[] = [{ x: -300, w: 680, y: 270, slope: 0, isUsed: true }]
    const state: GrindState = {
      ...freshBase(),
      x: 0,
      y: 270,
      vy: 0,
      pace: 3.6,
      eye: 270,
      ground: 1,
      rails,
      built: 380,
    }
    while (state.built < 800) lay(state, random)
    return state
  },
  step(state, turn) {
    const rail = railAt(state)
    state.pace = 3.6 + 2 * hardness(state.tick, 3000) + (rail ? clamp(rail.slope * 2, -0.5, 0.6) : 0)
    state.x += state.pace
    state.eye += (state.y - state.eye) * 0.06
    if (state.ground > 0 && rail) {
      // Holding is not required before the first rail.
      const isFirst = rail.x < 0
      if (turn.held || (isFirst && !turn.release)) {
        state.ground++
        state.y = heightOf(rail, state.x)
        if (state.ground % 24 === 0 && !isFirst) turn.tell('spark', state.x, state.y)
        if (state.ground % 48 === 0 && !isFirst) bonus(state, turn, 1, { x: state.x, y: state.y - 30 })
      } else {
        const late = (state.x - rail.x) / rail.w
        state.vy = JUMP * (late > 0.85 ? 1.14 : 1)
        if (late > 0.85) turn.tell('boost', state.x, state.y)
        state.ground = 0
        turn.tell('jump', state.x, state.y)
      }
    } else {
      if (state.ground > 0) {
        state.ground = 0
        state.vy = -1.5
      }
      const before = state.y
      state.vy += GRAVITY
      state.y += state.vy
      const line = rail && heightOf(rail, state.x)
      if (
        turn.held &&
        rail &&
        line !== undefined &&
        state.vy > 0 &&
        before < line + 4 &&
        state.y > line - GRIP
      ) {
        state.ground = 1
        state.y = line
        turn.tell('catch', state.x, state.y)
        if (!rail.isUsed) gain(state, turn, 1, state)
        rail.isUsed = true
      }
    }
    if (state.rails[0] && state.rails[0].x + state.rails[0].w < state.x - 320) state.rails.shift()
    while (state.built < state.x + 800) lay(state, turn.random)
    if (state.y > 430) end(state, turn, { x: state.x, y: 400 })
  },
}
