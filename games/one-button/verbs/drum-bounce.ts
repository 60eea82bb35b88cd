import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#b0542f', '#43162a'] }

export interface BounceState extends Base {
  /** The drum slides by itself. */
  drum: number
  way: 1 | -1
  half: number
  x: number
  y: number
  vx: number
  vy: number
  stars: { x: number; y: number; left: number }[]
  next: number
}

export const DRUM_Y = 330
export const RADIUS = 14
const GRAVITY = 0.15
const LIFT = 8.6
const LEFT = 24
const RIGHT = 376
const SMALLEST = 26
const LARGEST = 74

function bounce(state: BounceState, turn: Turn) {
  const off = Math.abs(state.x - state.drum)
  if (off > state.half + RADIUS - 3) return
  state.y = DRUM_Y - RADIUS
  state.vy = -LIFT
  const hard = hardness(state.score, 60)
  const swing = between(0.5, 1.4 + 0.9 * hard, turn.random)
  state.vx = turn.random() < 0.5 ? swing : -swing
  if (off < state.half / 3) {
    state.half = Math.min(LARGEST, state.half + 5)
    gain(state, turn, 2, { x: state.x, y: DRUM_Y - 24 })
    turn.tell('grow', state.drum, DRUM_Y)
    return
  }
  state.half = Math.max(SMALLEST, state.half - 4 - 3 * hard)
  state.combo = 0
  state.score++
  turn.tell('bounce', state.x, DRUM_Y)
}

/** Where the ball will come down: drawn as its shadow. */
export function landingOf({ x, y, vx, vy }: BounceState): number {
  const high = DRUM_Y - RADIUS - y
  const ticks = (Math.sqrt(vy * vy + 2 * GRAVITY * Math.max(0, high)) - vy) / GRAVITY
  const room = RIGHT - LEFT - 2 * RADIUS
  let along = (x + vx * ticks - LEFT - RADIUS) % (2 * room)
  if (along < 0) along += 2 * room
  return LEFT + RADIUS + (along > room ? 2 * room - along : along)
}

/** The drum slides to and fro; the button turns it about. Middle beats make it grow. */
export const rules: MicroRules<BounceState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 125,
  start: () => ({
    ...freshBase(),
    drum: 120,
    way: 1,
    half: 62,
    x: 230,
    y: 110,
    vx: 0.4,
    vy: 0,
    stars: [],
    next: 200,
  }),
  step(state, turn) {
    if (turn.press) {
      state.way = state.way === 1 ? -1 : 1
      turn.tell('turn', state.drum, DRUM_Y)
    }
    state.drum += state.way * (2.9 + 1.8 * hardness(state.tick, 4000))
    if (state.drum < LEFT + state.half || state.drum > RIGHT - state.half) {
      state.drum = clamp(state.drum, LEFT + state.half, RIGHT - state.half)
      state.way = state.drum < 200 ? 1 : -1
    }
    state.vy += GRAVITY
    state.x += state.vx
    state.y += state.vy
    if (state.x < LEFT + RADIUS || state.x > RIGHT - RADIUS) {
      state.x = clamp(state.x, LEFT + RADIUS, RIGHT - RADIUS)
      state.vx = -state.vx
      turn.tell('wall', state.x, state.y)
    }
    if (state.vy > 0 && state.y > DRUM_Y - RADIUS && state.y < DRUM_Y + 10) bounce(state, turn)
    if (state.y > 420) end(state, turn, { x: state.x, y: 395 })
    for (const star of state.stars) {
      star.left--
      if (distance(star.x, star.y, state.x, state.y) > 32) continue
      star.left = 0
      bonus(state, turn, 3, star)
    }
    state.stars = state.stars.filter(({ left }) => left > 0)
    if (--state.next > 0) return
    state.next = 300
    state.stars.push({ x: between(60, 340, turn.random), y: between(90, 170, turn.random), left: 420 })
  },
  worth: (state) => -Math.abs(landingOf(state) - state.drum) * 0.05,
}
