import {
  between,
  bonus,
  clamp,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { along, numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'bent-free-kick',
  input: ['swipe', 'keys'],
  ground: ['#5aa83f', '#123a20'],
}

export interface KickState extends Tries {
  phase: 'ready' | 'fly' | 'shown'
  since: number
  /** Where the ball is sent and how it bends on its way. */
  aim: { x: number; y: number }
  bend: number
  keeper: number
  /** Middle of the wall, and how many stand in it. */
  wall: number
  men: number
  ring: { x: number; y: number }
  kicks: number
  result: 'goal' | 'saved' | 'blocked' | 'wide' | 'none'
}

export const GOAL = { left: 96, right: 304, top: 70, bottom: 158 } as const
export const SPOT = { x: 200, y: 346 } as const
export const WALL_Y = 226
export const MAN = 22
export const RING = 20
const FLIGHT = 46
const SHOWN = 40
const COLUMNS = 33
const ROWS = 11
const BENDS = 7
const PATIENCE = 900

/** A kick as an input: a place in and around the goal, and a bend from -3 to 3. */
export function kickInput(x: number, y: number, bend: number): number {
  const column = Math.round(clamp((x - 40) / 10, 0, COLUMNS - 1))
  const row = Math.round(clamp((y - 50) / 12, 0, ROWS - 1))
  return 1 + column + COLUMNS * (row + ROWS * (Math.round(clamp(bend, -3, 3)) + 3))
}

export function ballOf({ aim, bend, since, phase }: KickState) {
  if (phase === 'ready') return { ...SPOT, size: 17 }
  const share = phase === 'fly' ? since / FLIGHT : 1
  const rise = 4 * share * (1 - share)
  return {
    x: along(SPOT.x, aim.x, share) + bend * 26 * rise,
    y: along(SPOT.y, aim.y, share) - rise * 34,
    size: 17 - 10 * share,
  }
}

function prepare(state: KickState, random: () => number) {
  const hard = hardness(state.kicks, 10)
  state.phase = 'ready'
  state.since = 0
  state.men = Math.min(5, 2 + pickIndex(2, random) + Math.floor(2.4 * hard))
  state.wall = between(150, 250, random)
  state.keeper = between(180, 220, random)
  const isLeft = random() < 0.5
  state.ring = {
    x: isLeft ? GOAL.left + 24 : GOAL.right - 24,
    y: random() < 0.5 ? GOAL.top + 22 : GOAL.bottom - 22,
  }
  state.result = 'none'
}

function finish(state: KickState, turn: Turn, result: KickState['result']) {
  const at = ballOf(state)
  state.result = result
  state.phase = 'shown'
  state.since = 0
  state.kicks++
  if (result !== 'goal') {
    turn.tell(result, at.x, at.y)
    return slip(state, turn, at)
  }
  turn.tell('net', at.x, at.y)
  gain(state, turn, 2, at)
  if (Math.abs(at.x - state.ring.x) < RING && Math.abs(at.y - state.ring.y) < RING)
    bonus(state, turn, 4, state.ring)
}

function fly(state: KickState, turn: Turn) {
  const { aim, men, wall, keeper } = state
  // The keeper follows the initial line: a bend misleads them.
  const seen = along(aim.x + state.bend * 46, aim.x, Math.min(1, state.since / 34))
  if (state.since > 9)
    state.keeper = towards(keeper, clamp(seen, 112, 288), 1.7 + 1.5 * hardness(state.kicks, 12))
  if (state.since === Math.round(FLIGHT * 0.46)) {
    const { x } = ballOf(state)
    const isLow = aim.y > 96 + 6 * men
    if (Math.abs(x - wall) < (men * MAN) / 2 + 7 && isLow) return finish(state, turn, 'blocked')
  }
  if (state.since < FLIGHT) return
  const isIn = aim.x > GOAL.left && aim.x < GOAL.right && aim.y > GOAL.top && aim.y < GOAL.bottom
  if (!isIn) return finish(state, turn, 'wide')
  const high = (GOAL.bottom - aim.y) / (GOAL.bottom - GOAL.top)
  const reach = 36 - 14 * high
  finish(state, turn, Math.abs(aim.x - state.keeper) < reach ? 'saved' : 'goal')
}

/** Over the wall or round it, past the keeper and in; the ring pays more. */
export const rules: MicroRules<KickState> = {
  inputs: numbersTo(COLUMNS * ROWS * BENDS),
  hand: 'tap',
  sight: 70,
  start(random) {
    const state: KickState = {
      ...freshBase(),
      lamps: 3,
      phase: 'ready',
      since: 0,
      aim: { x: 200, y: 100 },
      bend: 0,
      keeper: 200,
      wall: 200,
      men: 3,
      ring: { x: 0, y: 0 },
      kicks: 0,
      result: 'none',
    }
    prepare(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'fly') return fly(state, turn)
    if (state.phase === 'shown') {
      if (state.since > SHOWN) prepare(state, turn.random)
      return
    }
    state.keeper = towards(state.keeper, 200 + 26 * Math.sign((state.tick % 160) - 80), 0.5)
    if (turn.press) {
      const code = turn.input - 1
      state.aim = { x: 40 + (code % COLUMNS) * 10, y: 50 + (Math.floor(code / COLUMNS) % ROWS) * 12 }
      state.bend = Math.floor(code / (COLUMNS * ROWS)) - 3
      state.phase = 'fly'
      state.since = 0
      turn.tell('kick', SPOT.x, SPOT.y)
    } else if (state.since > PATIENCE) finish(state, turn, 'wide')
  },
  hints({ ring, keeper }) {
    const far = keeper > 200 ? GOAL.left + 18 : GOAL.right - 18
    return [-3, -1, 1, 3].flatMap((bend) => [
      kickInput(ring.x, ring.y, bend),
      kickInput(far, GOAL.top + 16, bend),
      kickInput(far, GOAL.bottom - 20, bend),
    ])
  },
}
