import {
  bonus,
  BUTTON,
  clamp,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'palm-tetherball',
  input: ['tap', 'keys'],
  ground: ['#e09a50', '#5a2438'],
}

export interface TetherState extends Tries {
  /** Angle of the ball around the pole: 0 is in front of the player, half a turn is the rival. */
  angle: number
  speed: number
  /** Turns of the rope, the player's way positive. */
  wound: number
  rounds: number
  mine: number
  theirs: number
  pause: number
  rivalReady: boolean
}

export const TURN = Math.PI * 2
export const WOUND = 3
export const ZONE = 0.46
const SLOWEST = 0.024
const FASTEST = 0.125

function serve(state: TetherState, way: number) {
  state.angle = Math.PI / 2
  state.speed = way * 0.034
  state.wound = 0
  state.pause = 40
  state.rivalReady = true
}

const offFront = (angle: number) => {
  const part = ((angle % TURN) + TURN) % TURN
  return part > Math.PI ? part - TURN : part
}

function strike(state: TetherState, turn: Turn) {
  const off = offFront(state.angle)
  state.mine = 1
  if (Math.abs(off) > ZONE) return turn.tell('air', 200, 330)
  const clean = 1 - Math.abs(off) / ZONE
  // The player always winds to the right; a clean hit is a fast one.
  state.speed = clamp(Math.abs(state.speed) * 0.72 + 0.02 + 0.038 * clean, SLOWEST, FASTEST)
  turn.tell('hit', 200, 300)
  gain(state, turn, 1, { x: 200, y: 300 })
  if (clean > 0.72) bonus(state, turn, 1, { x: 200, y: 270 })
}

function rival(state: TetherState, turn: Turn) {
  const off = offFront(state.angle - Math.PI)
  if (Math.abs(off) > 0.5) {
    state.rivalReady = true
    return
  }
  if (!state.rivalReady || Math.abs(off) > 0.12) return
  state.rivalReady = false
  const skill = 0.42 + 0.45 * hardness(state.rounds, 5)
  const chance = skill - Math.max(0, Math.abs(state.speed) - 0.05) * 6
  const wantsTo = state.speed > 0 || Math.abs(state.speed) < 0.05
  if (!wantsTo || turn.random() > chance) return
  state.theirs = 1
  state.speed = -clamp(Math.abs(state.speed) * 0.7 + 0.012 + 0.03 * skill, SLOWEST, FASTEST)
  turn.tell('answer', 200, 120)
}

/** Wind the rope round the pole your way: strike when the ball comes by. */
export const rules: MicroRules<TetherState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start() {
    const state: TetherState = {
      ...freshBase(),
      lamps: 3,
      angle: 0,
      speed: 0,
      wound: 0,
      rounds: 0,
      mine: 0,
      theirs: 0,
      pause: 0,
      rivalReady: true,
    }
    serve(state, -1)
    return state
  },
  step(state, turn) {
    if (state.mine > 0) state.mine = (state.mine + 1) % 16
    if (state.theirs > 0) state.theirs = (state.theirs + 1) % 16
    if (state.pause > 0) {
      state.pause--
      return
    }
    if (turn.press && state.mine === 0) strike(state, turn)
    rival(state, turn)
    state.angle += state.speed
    state.wound += state.speed / TURN
    const slower = Math.abs(state.speed) * 0.9985
    state.speed = Math.sign(state.speed) * Math.max(SLOWEST, slower)
    if (Math.abs(state.wound) < WOUND) return
    const at = { x: 200, y: 200 }
    if (state.wound > 0) {
      state.rounds++
      gain(state, turn, 6, at)
      turn.tell('round', at.x, at.y)
      serve(state, -1)
    } else {
      slip(state, turn, at)
      serve(state, 1)
    }
  },
  worth: ({ wound, speed }) => wound * 4 + speed * 60,
}
