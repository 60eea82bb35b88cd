import { COLUMNS, columnX } from '#kit/game/micro/columns.ts'
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
import { pickOne } from '#kit/random/random.ts'
import { numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'coconut-dodgeball',
  input: ['drag', 'keys'],
  ground: ['#c8603f', '#401630'],
}

export interface Thrower {
  x: number
  home: number
  /** Ticks until the throw; the arm goes up for the last of them. */
  wait: number
  isOut: boolean
}
export interface Thrown {
  x: number
  y: number
  vx: number
  vy: number
  kind: 'coconut' | 'beach' | 'mine'
}
export interface DodgeState extends Tries {
  x: number
  throwers: Thrower[]
  balls: Thrown[]
  wave: number
  /** Ticks of protection after a hit. */
  dazed: number
}

export const ME_Y = 330
export const THEM_Y = 84
export const BODY = 22
export const BALL = 13
export const WINDUP = 26
const RUN = 5.6

function line(state: DodgeState, random: () => number) {
  state.wave++
  const count = Math.min(5, 2 + Math.floor(state.wave / 2))
  state.throwers = Array.from({ length: count }, (_, index) => {
    const home = 60 + (280 * (index + 0.5)) / count
    return { x: home, home, wait: 40 + index * 34 + Math.floor(random() * 30), isOut: false }
  })
}

function throwOne(state: DodgeState, thrower: Thrower, turn: Turn) {
  const hard = hardness(state.wave, 5)
  const isBeach = turn.random() < 0.34
  const speed = isBeach ? 3.1 : 3.5 + 2.3 * hard
  const lead = isBeach ? 0 : between(-46, 46, turn.random)
  const [dx, dy] = [clamp(state.x + lead, 30, 370) - thrower.x, ME_Y - THEM_Y]
  const far = distance(0, 0, dx, dy)
  const [vx, vy] = [(dx / far) * speed, (dy / far) * speed]
  state.balls.push({ x: thrower.x, y: THEM_Y + 16, vx, vy, kind: isBeach ? 'beach' : 'coconut' })
  thrower.wait = Math.round(between(80, 150, turn.random) - 46 * hard)
  turn.tell('throw', thrower.x, THEM_Y)
}

/** A beach ball that is caught flies back at once, at the nearest thrower. */
function answer(state: DodgeState, ball: Thrown, turn: Turn) {
  const foe = state.throwers
    .filter(({ isOut }) => !isOut)
    .toSorted((one, other) => Math.abs(one.x - ball.x) - Math.abs(other.x - ball.x))[0]
  turn.tell('catch', ball.x, ball.y)
  bonus(state, turn, 1, ball)
  if (!foe) return
  const [dx, dy] = [foe.x - ball.x, THEM_Y - ball.y]
  const far = distance(0, 0, dx, dy)
  Object.assign(ball, { kind: 'mine', vx: (dx / far) * 8, vy: (dy / far) * 8 })
}

function flight(state: DodgeState, ball: Thrown, turn: Turn): boolean {
  ball.x += ball.vx
  ball.y += ball.vy
  if (ball.kind === 'mine') {
    const foe = state.throwers.find(
      (one) => !one.isOut && distance(one.x, THEM_Y, ball.x, ball.y) < BODY + BALL + 6,
    )
    if (foe) {
      foe.isOut = true
      gain(state, turn, 3, { x: foe.x, y: THEM_Y })
    }
    return !foe && ball.y > -40
  }
  const isHit = distance(ball.x, ball.y, state.x, ME_Y) < BODY + BALL - 2
  if (isHit && ball.kind === 'beach') {
    answer(state, ball, turn)
    return true
  }
  if (isHit && state.dazed === 0) {
    state.dazed = 70
    slip(state, turn, ball)
    return false
  }
  if (ball.y < 430) return true
  if (ball.kind === 'coconut') gain(state, turn, 1, { x: clamp(ball.x, 20, 380), y: 380 })
  return false
}

/** Coconuts hurt, beach balls are yours: catch one and it knocks a thrower out. */
export const rules: MicroRules<DodgeState> = {
  inputs: numbersTo(COLUMNS),
  hand: 'aim',
  sight: 80,
  start(random) {
    const state: DodgeState = { ...freshBase(), lamps: 3, x: 200, throwers: [], balls: [], wave: 0, dazed: 0 }
    line(state, random)
    return state
  },
  step(state, turn) {
    if (turn.held) state.x = towards(state.x, clamp(columnX(turn.input), BODY, 400 - BODY), RUN)
    state.dazed = Math.max(0, state.dazed - 1)
    for (const thrower of state.throwers) {
      if (thrower.isOut) continue
      if (thrower.wait > WINDUP && state.tick % 50 === 0)
        thrower.home = clamp(thrower.home + pickOne([-24, 0, 24], turn.random), 40, 360)
      thrower.x = towards(thrower.x, thrower.home, 0.8)
      if (--thrower.wait <= 0) throwOne(state, thrower, turn)
    }
    state.balls = state.balls.filter((ball) => flight(state, ball, turn))
    if (state.over || state.throwers.some(({ isOut }) => !isOut)) return
    turn.tell('wave', 200, THEM_Y)
    bonus(state, turn, 5, { x: 200, y: 150 })
    line(state, turn.random)
  },
  hints: ({ balls, x }) => [
    0,
    3,
    20,
    38,
    ...[-6, 6].map((off) => clamp(Math.round(x / 10) + off, 1, COLUMNS)),
    ...balls.filter(({ kind }) => kind === 'beach').map((ball) => 1 + Math.round(clamp(ball.x, 0, 400) / 10)),
  ],
}
