import {
  between,
  bonus,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { PLACES, placeOf, placeInput } from '#kit/game/micro/places.ts'
import { along, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'reef-goalkeeper',
  input: ['drag', 'keys'],
  ground: ['#2f9a5a', '#0a3030'],
}

export interface KeeperState extends Tries {
  gloves: { x: number; y: number }
  phase: 'wait' | 'fly' | 'shown'
  since: number
  /** Where the ball goes, where it seems to go at first, and how long it takes. */
  goal: { x: number; y: number }
  bend: number
  flight: number
  kicker: number
  shots: number
  isSaved: boolean
  isGold: boolean
}

export const GOAL = { left: 44, right: 356, top: 140, bottom: 338 } as const
export const SPOT_Y = 96
const CATCH = 40
const SPEED = 10.5
const SHOWN = 34

export function ballOf({ goal, bend, flight, since, kicker }: KeeperState) {
  const share = Math.min(1, since / flight)
  const aside = bend * 4 * share * (1 - share)
  return {
    x: along(kicker, goal.x, share) + aside,
    y: along(SPOT_Y, goal.y, share) - 46 * 4 * share * (1 - share) * 0.5,
    size: 5 + 17 * share * share,
  }
}

function prepare(state: KeeperState, turn: Pick<Turn, 'random'>) {
  const hard = hardness(state.shots, 14)
  state.phase = 'wait'
  state.since = 0
  state.goal = {
    x: between(GOAL.left + 20, GOAL.right - 20, turn.random),
    y: between(GOAL.top + 24, GOAL.bottom - 18, turn.random),
  }
  state.kicker = between(140, 260, turn.random)
  state.bend = between(-1, 1, turn.random) * 120 * hard
  state.flight = Math.round(between(62, 74, turn.random) - 32 * hard)
  state.isGold = turn.random() < 0.15
}

function arrive(state: KeeperState, turn: Turn) {
  const { goal, gloves } = state
  const off = distance(goal.x, goal.y, gloves.x, gloves.y)
  state.shots++
  state.phase = 'shown'
  state.since = 0
  state.isSaved = off < CATCH
  if (!state.isSaved) return slip(state, turn, goal)
  turn.tell('save', goal.x, goal.y)
  gain(state, turn, state.isGold ? 3 : 1, goal)
  if (off < CATCH * 0.35) bonus(state, turn, 1, { x: goal.x, y: goal.y - 34 })
}

/** In goal: bring the gloves to where the ball will be. */
export const rules: MicroRules<KeeperState> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 70,
  start(random) {
    const state: KeeperState = {
      ...freshBase(),
      lamps: 3,
      gloves: { x: 200, y: 250 },
      phase: 'wait',
      since: 0,
      goal: { x: 200, y: 250 },
      bend: 0,
      flight: 60,
      kicker: 200,
      shots: 0,
      isSaved: false,
      isGold: false,
    }
    prepare(state, { random })
    return state
  },
  step(state, turn) {
    state.since++
    if (turn.held) {
      const { x, y } = placeOf(turn.input)
      state.gloves.x = towards(state.gloves.x, x, SPEED)
      state.gloves.y = towards(state.gloves.y, y, SPEED)
    }
    if (state.phase === 'wait' && state.since > 46 - 20 * hardness(state.shots, 14)) {
      state.phase = 'fly'
      state.since = 0
      turn.tell('kick', state.kicker, SPOT_Y)
    } else if (state.phase === 'fly' && state.since >= state.flight) arrive(state, turn)
    else if (state.phase === 'shown' && state.since > SHOWN) prepare(state, turn)
  },
  hints: ({ goal }) => [0, placeInput(goal), placeInput(goal), placeInput({ x: 200, y: 250 })],
  worth: ({ goal, gloves }) => -distance(goal.x, goal.y, gloves.x, gloves.y) * 0.05,
}
