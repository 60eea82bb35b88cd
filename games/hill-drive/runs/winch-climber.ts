import { end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import {
  BUGGY,
  driveOn,
  freshDrive,
  GAS,
  PEDALS,
  takeCoin,
  takeThings,
  type DriveState,
  type Rig,
} from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#6a90a8', '#22324f'] }

export interface WinchState extends DriveState {
  /** Length of the rope while hooked, else -1. */
  rope: number
  /** Index of the next wall. */
  wall: number
  /** Lengths of the terraces before walls, and heights of the walls. */
  lengths: number[]
  heights: number[]
  /** Height of the flood. */
  flood: number
}

export const CLIMBER: Rig = { ...BUGGY, half: 24, engine: 0.15, top: 5.4, grip: 1.05, inertia: 620 }
export const EVERY = 190
const FACE = 26
const REACH = 250
const REEL = 2.3
const SHORTEST = 34
const DRAG = 0.94

/** Upper left corner of a wall's face. */
export function footOf({ lengths, heights }: WinchState, wall: number): { x: number; y: number } {
  let [x, y] = [0, 300]
  for (let index = 0; index <= wall; index++) {
    x += lengths[index]! + (index > 0 ? FACE : 0)
    if (index > 0) y -= heights[index - 1]!
  }
  return { x, y }
}

/** The post above a wall that the hook catches. */
export function postOf(state: WinchState, wall: number): { x: number; y: number } {
  const { x, y } = footOf(state, wall)
  return { x: x + FACE + 46, y: y - state.heights[wall]! - 62 }
}

export function ground(state: WinchState, x: number): number {
  let [from, y] = [0, 300]
  for (let wall = 0; wall < state.lengths.length; wall++) {
    const foot = from + state.lengths[wall]!
    if (x < foot) return y - bump(x - from, foot - from, wall)
    const high = state.heights[wall]!
    if (x < foot + FACE) return y - (high * (x - foot)) / FACE
    from = foot + FACE
    y -= high
  }
  return y
}

/** A low hump in the middle of a terrace; every third one is level. */
function bump(x: number, length: number, wall: number): number {
  const k = Math.max(0, Math.min(1, x / length))
  return wall % 3 === 0 ? 0 : 64 * k * k * (1 - k) * (1 - k) * (wall % 3)
}

function lay(state: WinchState, random: () => number) {
  const wall = state.lengths.length
  state.lengths.push(230 + Math.round(120 * random()))
  state.heights.push(Math.round(Math.min(150, 54 + wall * 9) + 26 * random()))
}

/** The rope pulls the body towards the post and dampens its rotation. */
function reel(state: WinchState) {
  const post = postOf(state, state.wall)
  const [dx, dy] = [post.x - state.x, post.y - state.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (state.rope < 0 && length > REACH) return false
  state.rope = Math.max(SHORTEST, (state.rope < 0 ? length : state.rope) - REEL)
  const pull = Math.max(0, Math.min(0.7, (length - state.rope) * 0.09))
  state.vx = (state.vx + (dx / length) * pull) * DRAG
  state.vy = (state.vy + (dy / length) * pull) * DRAG
  state.spin = state.spin * 0.9 - state.turn * 0.004
  return true
}

/** Wheels for terraces, a rope for walls, and a rising flood. */
export const rules: MicroRules<WinchState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 150,
  start(random) {
    const state: WinchState = {
      ...freshDrive(random, () => 300, CLIMBER),
      rope: -1,
      wall: 0,
      lengths: [],
      heights: [],
      flood: 640,
    }
    for (let wall = 0; wall < 5; wall++) lay(state, random)
    return state
  },
  step(state, turn) {
    const line = (x: number) => ground(state, x)
    const wasHooked = state.rope >= 0
    const isHooked = turn.input > GAS && reel(state)
    if (!isHooked) state.rope = -1
    if (isHooked && !wasHooked) turn.tell('hook', state.x, state.y)
    if (isHooked && state.tick % 12 === 0) turn.tell('reel', state.x, state.y)
    const ride = driveOn(state, CLIMBER, line, turn.input === GAS ? 1 : 0)
    if (ride.hasLanded) turn.tell('land', state.x, state.y + 20)
    if (takeThings(state, line, EVERY, () => 32) >= 0) takeCoin(state, turn)
    const foot = footOf(state, state.wall)
    if (state.x > foot.x + FACE + 12 && state.y < foot.y - state.heights[state.wall]! + 4) {
      gain(state, turn, 3, { x: state.x, y: state.y - 40 })
      state.wall++
      state.rope = -1
      lay(state, turn.random)
    }
    const pace = 0.24 + 1.4 * hardness(state.tick, 3000)
    state.flood = Math.min(state.flood - pace, state.y + 380)
    if ((ride.isCrashed && !isHooked) || state.y > state.flood) end(state, turn, state)
  },
  worth: ({ x, y, turn, flood }) =>
    x * 0.08 - y * 0.2 - Math.abs(turn) * 6 + Math.min(0, flood - y - 200) * 0.1,
}
