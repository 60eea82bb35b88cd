import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { climbBase, lookUp, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#4f8a6a', '#12302f'] }

interface Slab {
  side: -1 | 1
  y: number
  length: number
}
export interface WallState extends Climb {
  side: -1 | 1
  /** Ticks the button has been held on the wall. */
  charge: number
  isFlying: boolean
  slabs: Slab[]
  thorns: { x: number; y: number }[]
  pearls: { x: number; y: number }[]
  best: number
}

export const LEFT = 70
export const RIGHT = 330
export const FULL_CHARGE = 42
const SIZE = 14
const GRAVITY = 0.3
const SLIDE = 0.5
const STEP = 60
const wallX = (side: -1 | 1) => (side === -1 ? LEFT + SIZE : RIGHT - SIZE)

function build(state: WallState, random: Random) {
  const hard = hardness(-state.built, 4200)
  const side = state.slabs.at(-1)!.side === 1 ? -1 : 1
  const length = between(70 - 22 * hard, 98 - 32 * hard, random)
  state.slabs.push({ side, y: state.built, length })
  if (random() < 0.3 + 0.35 * hard)
    state.thorns.push({ x: between(165, 235, random), y: state.built + between(-20, 30, random) })
  else if (random() < 0.5)
    state.pearls.push({ x: between(150, 250, random), y: state.built + between(-10, 30, random) })
  state.built -= between(64, 92 + 14 * hard, random)
}

function cling(state: WallState, turn: Turn) {
  const slab = state.slabs.find(
    ({ side, y, length }) => side === state.side && state.y > y - 6 && state.y < y + length + 6,
  )
  if (!slab) {
    // Bare rock gives no hold.
    state.vy = Math.min(7, state.vy + GRAVITY)
    state.y += state.vy
    return
  }
  if (turn.held && state.charge < FULL_CHARGE) {
    state.charge++
    if (state.charge === FULL_CHARGE) turn.tell('full', state.x, state.y)
  }
  state.vy = 0
  state.y += turn.held ? SLIDE * 0.4 : SLIDE
  if (!turn.release || state.charge < 3) return
  const k = state.charge / FULL_CHARGE
  state.isFlying = true
  state.vy = -4.6 - 5.2 * k
  state.vx = -state.side * (5.4 + 1.6 * k)
  state.side = state.side === 1 ? -1 : 1
  state.charge = 0
  turn.tell('leap', state.x, state.y)
}

/** Hold to press against the wall, let go to fly to the other: mossy pads hold, bare rock does not. */
export const rules: MicroRules<WallState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 80,
  start(random) {
    const state: WallState = {
      ...climbBase(wallX(-1), 300, 130),
      side: -1,
      charge: 0,
      isFlying: false,
      slabs: [
        { side: -1, y: 210, length: 170 },
        // Long enough to catch a player who has only tapped: a first touch ends no run.
        { side: 1, y: 130, length: 250 },
      ],
      thorns: [],
      pearls: [],
      best: 300,
    }
    state.built = 60
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    if (state.isFlying) {
      state.vy += GRAVITY
      state.y += state.vy
      state.x += state.vx
      const wall = wallX(state.side)
      if ((state.side === 1 && state.x >= wall) || (state.side === -1 && state.x <= wall)) {
        state.x = wall
        state.isFlying = false
        state.charge = 0
        turn.tell('cling', state.x, state.y)
      }
    } else cling(state, turn)
    for (const { x, y } of state.thorns) if (distance(x, y, state.x, state.y) < 25) end(state, turn, { x, y })
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 26) {
        bonus(state, turn, 1, pearl)
        pearl.y = 1e6
      }
    if (state.y < state.best - STEP) {
      state.best -= STEP
      state.steps++
      gain(state, turn, 1, { x: state.x, y: state.y - 26 })
    }
    lookUp(state, 260)
    state.eye -= 0.3 + 0.8 * hardness(state.tick, 3600)
    while (state.built > state.eye - 260) build(state, turn.random)
    if (tidies(state)) state.slabs = state.slabs.filter(({ y }) => y < state.eye + 480)
    if (tidies(state)) state.thorns = state.thorns.filter(({ y }) => y < state.eye + 480)
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y < state.eye + 480)
    if (state.y > state.eye + 425) end(state, turn, { x: state.x, y: state.y - 16 })
  },
  worth: ({ y, vy, isFlying }) => -y * 0.08 - (isFlying ? 0 : vy * 6),
}
