import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'open-receiver',
  input: ['tap', 'keys'],
  ground: ['#2f8a6a', '#0b3038'],
}

export interface Receiver {
  x: number
  y: number
  /** Shape of his way: straight on, in, out, or back to the thrower. */
  route: number
  home: number
}
export interface RouteState extends Tries {
  phase: 'snap' | 'play' | 'throw' | 'shown'
  since: number
  receivers: Receiver[]
  guards: { x: number; y: number; lag: number }[]
  rush: number
  ball: { x: number; y: number; from: number; toX: number; toY: number; length: number; target: number }
  plays: number
}

export const PASSER = { x: 200, y: 352 } as const
export const OPEN = 34
const BALL_SPEED = 7.5
const FIRST_LINE = 262

/** Where a receiver is so many ticks after the snap. */
export function routeAt({ home, route }: Receiver, since: number) {
  const out = Math.min(since, 70)
  const after = Math.max(0, since - 70)
  const side = home < 200 ? 1 : -1
  const deep = FIRST_LINE - out * 1.5
  if (route === 0) return { x: home, y: clamp(deep - after * 1.5, 40, 400) }
  if (route === 1)
    return { x: clamp(home + side * after * 1.7, 30, 370), y: clamp(deep - after * 0.4, 40, 400) }
  if (route === 2)
    return { x: clamp(home - side * after * 1.2, 30, 370), y: clamp(deep - after * 0.8, 40, 400) }
  return { x: home + 30 * exactSin(after * 0.04), y: clamp(deep + Math.min(70, after) * 0.7, 40, 400) }
}

function lineUp(state: RouteState, random: () => number) {
  state.phase = 'snap'
  state.since = 0
  state.rush = 0
  const homes = [70, 170, 330]
  state.receivers = homes.map((home) => ({ x: home, y: FIRST_LINE, home, route: pickIndex(4, random) }))
  const hard = hardness(state.plays, 10)
  state.guards = homes.map((home) => ({
    x: home + between(-24, 24, random),
    y: 214 - between(0, 40, random),
    lag: 1.02 + 0.62 * hard + between(-0.2, 0.16, random),
  }))
}

function release(state: RouteState, turn: Turn) {
  const chosen = state.receivers[turn.input - 1]
  if (!chosen) return
  let length = Math.round(distance(PASSER.x, PASSER.y, chosen.x, chosen.y) / BALL_SPEED)
  const there = routeAt(chosen, state.since + length)
  length = Math.max(12, Math.round(distance(PASSER.x, PASSER.y, there.x, there.y) / BALL_SPEED))
  state.ball = { ...PASSER, from: state.since, toX: there.x, toY: there.y, length, target: turn.input - 1 }
  state.phase = 'throw'
  turn.tell('throw', PASSER.x, PASSER.y)
}

function arrive(state: RouteState, turn: Turn) {
  const { toX, toY } = state.ball
  const at = { x: toX, y: toY }
  const gap = Math.min(...state.guards.map(({ x, y }) => distance(x, y, toX, toY)))
  state.phase = 'shown'
  state.since = 0
  if (gap < OPEN * 0.62) {
    turn.tell('steal', toX, toY)
    return slip(state, turn, at)
  }
  const yards = Math.max(1, Math.round((FIRST_LINE - toY) / 44) + 1)
  gain(state, turn, yards, at)
  if (gap > OPEN * 2) bonus(state, turn, 2, { x: toX, y: toY - 30 })
}

function guard(state: RouteState) {
  for (const [index, one] of state.guards.entries()) {
    const man = state.receivers[index]!
    const chase = state.phase === 'throw' && state.ball.target === index ? 1.15 : 1
    const goal = state.phase === 'throw' ? { x: state.ball.toX, y: state.ball.toY } : man
    const isNear = state.phase !== 'throw' || distance(one.x, one.y, goal.x, goal.y) < 90
    const aim = isNear ? goal : man
    one.x = towards(one.x, aim.x, one.lag * chase)
    one.y = towards(one.y, Math.min(aim.y, 300) - 8, one.lag * chase)
  }
}

/** Three receivers run; throw to the one who is open before the rush is there. */
export const rules: MicroRules<RouteState> = {
  inputs: numbersTo(3),
  hand: 'tap',
  sight: 130,
  start(random) {
    const state: RouteState = {
      ...freshBase(),
      lamps: 3,
      phase: 'snap',
      since: 0,
      receivers: [],
      guards: [],
      rush: 0,
      ball: { x: 0, y: 0, from: 0, toX: 0, toY: 0, length: 1, target: 0 },
      plays: 0,
    }
    lineUp(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'snap') {
      if (state.since < 34) return
      state.phase = 'play'
      state.since = 0
      return turn.tell('snap', PASSER.x, PASSER.y)
    }
    if (state.phase === 'shown') {
      if (state.since < 36) return
      state.plays++
      return lineUp(state, turn.random)
    }
    for (const man of state.receivers) Object.assign(man, routeAt(man, state.since))
    guard(state)
    if (state.phase === 'throw') {
      const share = (state.since - state.ball.from) / state.ball.length
      state.ball.x = PASSER.x + (state.ball.toX - PASSER.x) * share
      state.ball.y = PASSER.y + (state.ball.toY - PASSER.y) * share
      if (share >= 1) arrive(state, turn)
      return
    }
    state.rush += 1 / (250 - 90 * hardness(state.plays, 12))
    if (turn.press) return release(state, turn)
    if (state.rush < 1) return
    turn.tell('sack', PASSER.x, PASSER.y)
    state.phase = 'shown'
    state.since = 0
    slip(state, turn, PASSER)
  },
}
