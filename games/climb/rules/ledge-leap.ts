import {
  between,
  bonus,
  distance,
  end,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { SIDES, climbBase, lookUp, sideOf, steer, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#7fb8e0', '#2a4a86'] }

interface Ledge {
  x: number
  y: number
  width: number
  vx: number
  kind: 'firm' | 'frail' | 'spring'
  /** Trodden before. */
  isOld: boolean
}
export interface LedgeState extends Climb {
  ledges: Ledge[]
  pearls: { x: number; y: number }[]
}

export const FROG = 15
const GRAVITY = 0.27
const HOP = -8.9
const SPRING = -13.4

function build(state: LedgeState, random: Random) {
  const hard = hardness(-state.built, 5200)
  const kind = random() < 0.1 ? 'spring' : random() < 0.1 + 0.28 * hard ? 'frail' : 'firm'
  const width = between(78 - 22 * hard, 98 - 34 * hard, random)
  const isMoving = random() < 0.1 + 0.55 * hard
  const vx = isMoving ? between(0.6, 1.1 + 1.5 * hard, random) * (random() < 0.5 ? -1 : 1) : 0
  state.ledges.push({ x: between(6, 394 - width, random), y: state.built, width, vx, kind, isOld: false })
  if (random() < 0.22) state.pearls.push({ x: between(30, 370, random), y: state.built - 46 })
  state.built -= between(58 + 24 * hard, 84 + 36 * hard, random)
}

function land(state: LedgeState, turn: Turn, before: number) {
  const ledge = state.ledges.find(
    ({ x, y, width }) =>
      before <= y - FROG + 1 && state.y >= y - FROG && state.x > x - 9 && state.x < x + width + 9,
  )
  if (!ledge) return
  state.y = ledge.y - FROG
  state.vy = ledge.kind === 'spring' ? SPRING : HOP
  turn.tell(ledge.kind === 'spring' ? 'spring' : 'hop', state.x, ledge.y)
  if (!ledge.isOld) {
    ledge.isOld = true
    state.steps++
    gain(state, turn, 1, { x: state.x, y: state.y - 24 })
  }
  if (ledge.kind === 'frail') {
    turn.tell('crack', ledge.x + ledge.width / 2, ledge.y)
    ledge.y = 1e6
  }
}

/** It hops by itself: steer it from ledge to ledge. */
export const rules: MicroRules<LedgeState> = {
  inputs: SIDES,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: LedgeState = {
      ...climbBase(200, 300, 270),
      ledges: [{ x: 120, y: 350, width: 160, vx: 0, kind: 'firm', isOld: true }],
      pearls: [],
    }
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    steer(state, sideOf(turn.input))
    for (const ledge of state.ledges) {
      ledge.x += ledge.vx
      if (ledge.x < 4 || ledge.x + ledge.width > 396) ledge.vx = -ledge.vx
    }
    const before = state.y
    state.vy += GRAVITY
    state.y += state.vy
    if (state.vy > 0) land(state, turn, before)
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 27) {
        bonus(state, turn, 1, pearl)
        pearl.y = 1e6
      }
    lookUp(state, 230)
    while (state.built > state.eye - 300) build(state, turn.random)
    if (tidies(state)) state.ledges = state.ledges.filter(({ y }) => y < state.eye + 460)
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y < state.eye + 460)
    if (state.y > state.eye + 430) end(state, turn, { x: state.x, y: state.y - 20 })
  },
  worth: ({ y, vy }) => -y * 0.08 - vy,
}
