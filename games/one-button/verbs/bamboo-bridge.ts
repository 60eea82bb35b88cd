import {
  between,
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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#3f9a8a', '#0c3440'] }

interface Post {
  x: number
  width: number
}
export interface BridgeState extends Base {
  x: number
  posts: Post[]
  /** Length of the bamboo; how far it has fallen, 0 upright to 1 flat. */
  length: number
  fallen: number
  phase: 'stand' | 'fall' | 'walk'
  goal: number
  patience: number
  eye: number
}

export const BANK_Y = 280
const GROWS = 3.6
/** The narrowest gap: a shorter shoot cannot reach, so it springs back instead of falling. */
const NARROWEST = 36
const SPRINGS = 12
const FALLS = 1 / 14
const STEP = 6
const PATIENCE = 420
const EXACT = 7

function plant(state: BridgeState, random: Random) {
  const before = state.posts.at(-1)!
  const hard = hardness(state.posts.length, 14)
  const gap = between(NARROWEST, 110 + 60 * hard, random)
  state.posts.push({ x: before.x + before.width + gap, width: between(34, 84 - 34 * hard, random) })
}

/** Whether the fallen bamboo reaches the next rock. */
function lie(state: BridgeState, turn: Turn) {
  const tip = state.x + 8 + state.length
  const next = state.posts[1]!
  if (tip < next.x || tip > next.x + next.width) {
    end(state, turn, { x: tip, y: BANK_Y + 30 })
    return
  }
  const off = Math.abs(tip - next.x - next.width / 2)
  gain(state, turn, 1, { x: tip, y: BANK_Y - 30 })
  if (off < EXACT) bonus(state, turn, 2, { x: tip, y: BANK_Y - 60 })
  state.phase = 'walk'
  state.goal = next.x + next.width - 10
}

function arrive(state: BridgeState, turn: Turn) {
  state.x = state.goal
  state.posts.shift()
  plant(state, turn.random)
  state.phase = 'stand'
  state.length = 0
  state.fallen = 0
  state.patience = PATIENCE - 220 * hardness(state.score, 30)
  turn.tell('arrive', state.x, BANK_Y)
}

/** Hold to let the bamboo grow, let go and it falls across the gap: not too short, not too long. */
export const rules: MicroRules<BridgeState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 100,
  start(random) {
    const state: BridgeState = {
      ...freshBase(),
      x: 90,
      posts: [{ x: -60, width: 160 }],
      length: 0,
      fallen: 0,
      phase: 'stand',
      goal: 0,
      patience: PATIENCE,
      eye: 0,
    }
    for (let post = 0; post < 4; post++) plant(state, random)
    return state
  },
  step(state, turn) {
    if (state.phase === 'stand') {
      // The rock sinks below a waiting player.
      if (--state.patience < 0) end(state, turn, { x: state.x, y: BANK_Y })
      if (turn.held) {
        if (state.length === 0) turn.tell('grow', state.x, BANK_Y)
        state.length = Math.min(330, state.length + GROWS)
      } else if (state.length >= NARROWEST) state.phase = 'fall'
      else {
        if (turn.release) turn.tell('spring', state.x, BANK_Y)
        state.length = Math.max(0, state.length - SPRINGS)
      }
    } else if (state.phase === 'fall') {
      state.fallen += FALLS
      if (state.fallen >= 1) lie(state, turn)
    } else {
      state.x += STEP
      if (state.x >= state.goal) arrive(state, turn)
    }
    state.eye += (state.x - 90 - state.eye) * 0.1
  },
}
