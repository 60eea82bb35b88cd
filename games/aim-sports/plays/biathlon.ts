import {
  bonus,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { aimed, freshHand, type Hand } from './board.ts'
import { numbersTo, placeInput, PLACES, slip } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'heartbeat-biathlon',
  genre: 'shooter',
  input: ['hold', 'drag', 'keys'],
  ground: ['#7ab8e0', '#1f4a78'],
}

export interface BiathlonState extends Hand {
  /** Targets still open. */
  open: boolean[]
  /** Pulse: 1 after skiing, falling towards 0 while waiting. */
  pulse: number
  left: number
  full: number
  /** Positive while the skier is on the way to the range. */
  skiing: number
  stages: number
  /** Whether the shots are standing. */
  standing: boolean
}

const SKI = 70
const MISS_COSTS = 90
export const targetPlace = (index: number) => ({ x: 72 + index * 64, y: 168 })
export const sizeOf = ({ standing }: Pick<BiathlonState, 'standing'>) => (standing ? 25 : 17)

function arrive(state: BiathlonState) {
  const hard = hardness(state.stages, 7)
  state.open = [true, true, true, true, true]
  state.pulse = 1
  state.full = Math.round(1050 - 420 * hard)
  state.left = state.full
  state.skiing = 0
  // Standing shots sway more, so their plates are larger, as in real biathlon.
  state.standing = state.stages % 2 === 1
  state.held = 0
}

function trembling(state: BiathlonState) {
  const hard = hardness(state.stages, 8)
  const base = state.standing ? 12 : 6
  return base * (0.45 + hard) + 22 * state.pulse
}

function shoot(state: BiathlonState, turn: Turn, at: { readonly x: number; readonly y: number }) {
  const size = sizeOf(state)
  const hit = state.open.findIndex(
    (isOpen, index) => isOpen && distance(at.x, at.y, targetPlace(index).x, targetPlace(index).y) < size,
  )
  state.pulse = Math.min(1, state.pulse + 0.12)
  turn.tell('shot', at.x, at.y)
  if (hit < 0) {
    state.left = Math.max(1, state.left - MISS_COSTS)
    state.combo = 0
    turn.tell('miss', at.x, at.y)
    return
  }
  state.open[hit] = false
  gain(state, turn, 1, targetPlace(hit))
  if (state.open.some(Boolean)) return
  if (state.left > state.full * 0.45) bonus(state, turn, 3, { x: 200, y: 120 })
  state.stages++
  state.skiing = SKI
  turn.tell('ski', 200, 330)
}

/** Five plates and a racing heart: waiting calms it, but the clock runs. A miss costs time. */
export const rules: MicroRules<BiathlonState> = {
  inputs: numbersTo(PLACES),
  hand: 'aim',
  sight: 50,
  start() {
    const state: BiathlonState = {
      ...freshBase(),
      ...freshHand(),
      lamps: 3,
      sway: 20,
      open: [],
      pulse: 1,
      left: 0,
      full: 1,
      skiing: 0,
      stages: 0,
      standing: false,
    }
    arrive(state)
    return state
  },
  step(state, turn) {
    if (state.skiing > 0) {
      if (--state.skiing === 0) arrive(state)
      return
    }
    state.pulse *= 0.9945
    state.sway = trembling(state)
    const at = aimed(state, turn)
    if (at) shoot(state, turn, at)
    if (state.skiing > 0 || --state.left > 0) return
    slip(state, turn, { x: 200, y: 168 })
    state.skiing = SKI
  },
  hints: ({ open }) => [
    0,
    ...open.flatMap((isOpen, index) => (isOpen ? [placeInput(targetPlace(index))] : [])).slice(0, 2),
  ],
  worth: ({ pulse }) => -2 * pulse,
}
