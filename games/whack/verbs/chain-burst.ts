import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between, bonus, freshBase, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#1f6aa8', '#081a44'] }

interface Bubble {
  x: number
  y: number
  vx: number
  vy: number
  tint: number
}
interface Burst {
  x: number
  y: number
  age: number
  tint: number
  /** How many bursts led to it. */
  link: number
}
export interface ChainState extends Tries {
  bubbles: Bubble[]
  bursts: Burst[]
  round: number
  /** Bubbles required in this round, and those gone. */
  quota: number
  gone: number
  fired: boolean
  /** Ticks until the next round, once this one is done. */
  pause: number
  /** Ticks left to fire. */
  left: number
}

export const GRID = 9
const STEP = 42
const EDGE = 16
export const RADIUS = 46
const GROWS = 14
export const STAYS = 62
const TIME = 1200

export const aimPlace = (index: number) => ({
  x: 32 + (index % GRID) * STEP,
  y: 32 + Math.floor(index / GRID) * STEP,
})
/** The radius of a burst: it grows, stays and shrinks. */
export const burstRadius = ({ age }: Burst) =>
  RADIUS * Math.max(0, Math.min(1, age / GROWS, (STAYS + GROWS - age) / GROWS))

/** Bubbles of a round, and how many of them must go. */
const sizeOf = (round: number) => {
  const count = Math.min(34, 12 + round * 2)
  return { count, quota: Math.max(3, Math.round(count * Math.min(0.72, 0.25 + round * 0.045))) }
}

function fill(state: ChainState, random: Random) {
  const { count, quota } = sizeOf(state.round)
  const speed = 1 + Math.min(0.5, state.round * 0.04)
  state.bubbles = Array.from({ length: count }, (_, index) => {
    const angle = between(0, 6.283, random)
    return {
      x: between(EDGE, 400 - EDGE, random),
      y: between(EDGE, 400 - EDGE, random),
      vx: speed * exactCos(angle),
      vy: speed * exactSin(angle),
      tint: index % 5,
    }
  })
  Object.assign(state, { bursts: [], quota, gone: 0, fired: false, pause: 0, left: TIME })
}

function drift(bubble: Bubble) {
  bubble.x += bubble.vx
  bubble.y += bubble.vy
  if (bubble.x < EDGE || bubble.x > 400 - EDGE)
    bubble.vx = bubble.x < EDGE ? Math.abs(bubble.vx) : -Math.abs(bubble.vx)
  if (bubble.y < EDGE || bubble.y > 400 - EDGE)
    bubble.vy = bubble.y < EDGE ? Math.abs(bubble.vy) : -Math.abs(bubble.vy)
}

/** Bubbles that touch a burst burst too. */
function spread(state: ChainState, turn: Turn) {
  for (const burst of state.bursts) burst.age++
  const floating = state.bubbles
  for (const bubble of floating) {
    const by = state.bursts.find((burst) => {
      const [dx, dy, reach] = [burst.x - bubble.x, burst.y - bubble.y, burstRadius(burst) + 9]
      return dx * dx + dy * dy < reach * reach
    })
    if (!by) continue
    state.bubbles = state.bubbles.filter((one) => one !== bubble)
    state.bursts.push({ x: bubble.x, y: bubble.y, age: 0, tint: bubble.tint, link: by.link + 1 })
    state.gone++
    state.score += Math.min(5, by.link + 1)
    turn.tell('score', bubble.x, bubble.y, Math.min(5, by.link + 1))
    if (state.gone === state.quota) {
      bonus(state, turn, 5, { x: bubble.x, y: bubble.y - 34 })
      turn.tell('enough', bubble.x, bubble.y)
    }
  }
  state.bursts = state.bursts.filter(({ age }) => age < STAYS + GROWS)
}

/** One tap a round: it bursts, and what drifts into it bursts too. */
export const rules: MicroRules<ChainState> = {
  inputs: numbersTo(GRID * GRID),
  hand: 'tap',
  sight: 150,
  start(random) {
    const state: ChainState = {
      ...freshBase(),
      lamps: 3,
      bubbles: [],
      bursts: [],
      round: 0,
      quota: 0,
      gone: 0,
      fired: false,
      pause: 0,
      left: TIME,
    }
    fill(state, random)
    return state
  },
  step(state, turn) {
    for (const bubble of state.bubbles) drift(bubble)
    if (state.pause > 0) {
      if (--state.pause === 0) fill(state, turn.random)
      return
    }
    const tap = tapped(state, turn)
    if (!state.fired) {
      state.left--
      if (state.left <= 0) {
        state.pause = 40
        slip(state, turn, { x: 200, y: 200 })
        return
      }
      if (tap === 0) return
      const at = aimPlace(tap - 1)
      state.fired = true
      state.bursts.push({ ...at, age: 0, tint: 5, link: 0 })
      turn.tell('fire', at.x, at.y)
      return
    }
    spread(state, turn)
    if (state.bursts.length > 0) return
    state.pause = 40
    if (state.gone >= state.quota) {
      state.round++
      gain(state, turn, 2, { x: 200, y: 200 })
      turn.tell('round', 200, 200)
    } else slip(state, turn, { x: 200, y: 200 })
  },
}
