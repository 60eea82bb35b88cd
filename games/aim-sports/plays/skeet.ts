import {
  bonus,
  distance,
  freshBase,
  gain,
  hardness,
  between,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, placeAt, placeInput, PLACES, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'skerry-skeet',
  genre: 'shooter',
  input: ['tap', 'keys'],
  ground: ['#e08a5a', '#4a2450'],
}

export interface Clay {
  x: number
  y: number
  vx: number
  vy: number
  gold: boolean
}
export interface Shot {
  x: number
  y: number
  /** Ticks until the pellets arrive. */
  left: number
}
export interface SkeetState extends Tries {
  clays: Clay[]
  shots: Shot[]
  shells: number
  wait: number
  throws: number
}

export const SPREAD = 27
export const TRAVEL = 11
const FALL = 0.034
export const GRASS = 318

function launch(state: SkeetState, turn: Turn) {
  const hard = hardness(state.throws, 16)
  const pair = state.throws > 3 && turn.random() < 0.25 + 0.4 * hard
  const first = turn.random() < 0.5 ? -1 : 1
  for (const side of pair ? [first, -first] : [first]) {
    const speed = between(2.1, 2.7, turn.random) + 1.3 * hard
    state.clays.push({
      x: side < 0 ? 12 : 388,
      y: GRASS - 30,
      vx: -side * speed,
      vy: -between(3.1, 3.9, turn.random) - 0.3 * hard,
      gold: turn.random() < 0.14,
    })
  }
  state.throws++
  // One spare shell: rapid fire runs out.
  state.shells = state.clays.length + 1
  turn.tell('pull', first < 0 ? 12 : 388, GRASS - 30)
}

function burst(state: SkeetState, turn: Turn, { x, y }: Shot) {
  const hit = state.clays.filter((clay) => distance(clay.x, clay.y, x, y) < SPREAD)
  if (hit.length === 0) return turn.tell('air', x, y)
  for (const clay of hit) {
    gain(state, turn, clay.gold ? 3 : 1, clay)
    if (distance(clay.x, clay.y, x, y) < 9) bonus(state, turn, 1, { x: clay.x, y: clay.y - 26 })
  }
  if (hit.length > 1) bonus(state, turn, 3, { x, y: y - 40 })
  state.clays = state.clays.filter((clay) => !hit.includes(clay))
}

/** Clay discs cross the sky; pellets need time, so lead the target. */
export const rules: MicroRules<SkeetState> = {
  inputs: numbersTo(PLACES),
  hand: 'tap',
  sight: 40,
  start: () => ({ ...freshBase(), lamps: 3, clays: [], shots: [], shells: 0, wait: 30, throws: 0 }),
  step(state, turn) {
    if (turn.press && state.shells > 0 && state.clays.length > 0) {
      state.shells--
      state.shots.push({ ...placeAt(turn.input), left: TRAVEL })
      turn.tell('bang', 200, 380)
    }
    for (const clay of state.clays) {
      clay.x += clay.vx
      clay.y += clay.vy
      clay.vy += FALL
    }
    for (const shot of state.shots) shot.left--
    for (const shot of state.shots.filter(({ left }) => left === 0)) burst(state, turn, shot)
    state.shots = state.shots.filter(({ left }) => left > -6)
    const lost = state.clays.find(({ x, y }) => y > GRASS || x < -20 || x > 420)
    if (lost) {
      state.clays = state.clays.filter((clay) => clay !== lost)
      slip(state, turn, { x: Math.max(20, Math.min(380, lost.x)), y: Math.min(GRASS, lost.y) })
    }
    if (state.clays.length === 0 && --state.wait <= 0) {
      state.wait = 46 - 20 * hardness(state.throws, 16)
      launch(state, turn)
    }
  },
  hints: ({ clays }) => [
    0,
    ...clays.flatMap(({ x, y, vx, vy }) =>
      [6, 14, 22].map((wait) => {
        const ticks = wait + TRAVEL
        return placeInput({ x: x + vx * ticks, y: y + vy * ticks + (FALL * ticks * ticks) / 2 })
      }),
    ),
  ],
}
