import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#1f7a5c', '#062a2c'] }

interface Place {
  x: number
  y: number
}
export interface SwingState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** The hook the vine holds, or -1. */
  hook: number
  length: number
  farthest: number
  hooks: Place[]
  fruits: (Place & { taken: boolean })[]
  eye: number
}

const GRAVITY = 0.2
const REACH = 250
const FASTEST = 10
const AHEAD = 8
export const WATER = 388

function grow(state: SwingState, random: Random) {
  const last = state.hooks.at(-1)
  const hard = hardness(state.hooks.length, 18)
  const x = last ? last.x + between(135, 165 + 60 * hard, random) : 170
  const y = last ? between(40, 70 + 60 * hard, random) : 50
  state.hooks.push({ x, y })
  if (last)
    state.fruits.push({
      x: (x + last.x) / 2 + between(-20, 20, random),
      y: between(150, 300, random),
      taken: false,
    })
}

/** The nearest hook that is not behind. */
function reachable({ hooks, x, y }: SwingState): number {
  let best = -1
  let nearest = REACH
  for (let index = 0; index < hooks.length; index++) {
    const hook = hooks[index]!
    if (hook.x < x - 30 || hook.y > y) continue
    const far = distance(hook.x, hook.y, x, y)
    if (far >= nearest) continue
    nearest = far
    best = index
  }
  return best
}

function hold(state: SwingState, turn: Turn) {
  if (state.hook < 0) {
    state.hook = reachable(state)
    if (state.hook < 0) return
    const { x, y } = state.hooks[state.hook]!
    state.length = distance(x, y, state.x, state.y)
    turn.tell('grab', x, y)
    if (state.hook > state.farthest) {
      if (state.hook > state.farthest + 1) bonus(state, turn, 2, { x, y: y + 30 })
      state.farthest = state.hook
      gain(state, turn, 1, { x, y })
    }
  }
  const { x, y } = state.hooks[state.hook]!
  state.length = Math.max(60, state.length - 0.5)
  const [dx, dy] = [state.x - x, state.y - y]
  const far = Math.sqrt(dx * dx + dy * dy) || 1
  if (far <= state.length) return
  const [nx, ny] = [dx / far, dy / far]
  const outward = state.vx * nx + state.vy * ny
  if (outward > 0) {
    state.vx -= outward * nx
    state.vy -= outward * ny
  }
  // A push along the swing keeps a long ride alive.
  state.vx += ny * 0.03
  state.x = x + nx * state.length
  state.y = y + ny * state.length
}

/** Hold to hang on a vine, let go to fly. */
export const rules: MicroRules<SwingState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start(random) {
    const state: SwingState = {
      ...freshBase(),
      x: 70,
      y: 150,
      vx: 2.4,
      vy: 0,
      hook: -1,
      length: 0,
      farthest: 0,
      hooks: [],
      fruits: [],
      eye: 0,
    }
    for (let index = 0; index < AHEAD; index++) grow(state, random)
    return state
  },
  step(state, turn) {
    state.vy += GRAVITY
    const pace = Math.sqrt(state.vx * state.vx + state.vy * state.vy)
    if (pace > FASTEST) {
      state.vx *= FASTEST / pace
      state.vy *= FASTEST / pace
    }
    state.x += state.vx
    state.y += state.vy
    if (turn.held) hold(state, turn)
    else if (state.hook >= 0) {
      state.hook = -1
      turn.tell('leave', state.x, state.y)
    }
    for (const fruit of state.fruits) {
      if (fruit.taken || distance(fruit.x, fruit.y, state.x, state.y) > 28) continue
      fruit.taken = true
      bonus(state, turn, 1, fruit)
    }
    state.eye = Math.max(state.eye, state.x - 150)
    if (state.y > WATER || state.x < state.eye - 40)
      end(state, turn, { x: state.x, y: Math.min(state.y, WATER) })
    while (state.hooks.length < state.farthest + AHEAD) grow(state, turn.random)
    state.fruits = state.fruits.filter(({ x }) => x > state.eye - 400)
  },
  worth: ({ x, y }) => x * 0.08 - (y > 300 ? y - 300 : 0) * 0.1,
}
