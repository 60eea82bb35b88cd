import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { climbBase, lookUp, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#3f9a5a', '#0f3430'] }

interface Peg {
  x: number
  y: number
  /** Radians a tick; its sign is the way round. */
  pace: number
  isOld: boolean
}
export interface HookState extends Climb {
  pegs: Peg[]
  /** Index of the peg that is held; -1 in the air. */
  held: number
  angle: number
  pearls: { x: number; y: number }[]
  flown: number
}

export const ARM = 46
export const CATCH = 58
const GRAVITY = 0.2
const THROW = 1.12

function build(state: HookState, random: Random) {
  const hard = hardness(-state.built, 4200)
  const before = state.pegs.at(-1)!
  const side = before.x > 200 ? -1 : 1
  const pace = between(0.055 + 0.012 * hard, 0.068 + 0.032 * hard, random) * (random() < 0.5 ? -1 : 1)
  const x = Math.max(70, Math.min(330, before.x + side * between(40, 130 + 40 * hard, random)))
  state.pegs.push({ x, y: state.built, pace, isOld: false })
  if (random() < 0.5)
    state.pearls.push({ x: (x + before.x) / 2 + between(-30, 30, random), y: state.built + 56 })
  state.built -= between(96, 118 + 26 * hard, random)
}

function grab(state: HookState, turn: Turn) {
  const index = state.pegs.findIndex(({ x, y, isOld }) => !isOld && distance(x, y, state.x, state.y) < CATCH)
  if (index < 0) return
  const peg = state.pegs[index]!
  state.held = index
  peg.isOld = true
  state.angle = angleFrom(peg, state)
  state.steps++
  turn.tell('grab', peg.x, peg.y)
  gain(state, turn, state.flown > 26 ? 2 : 1, { x: peg.x, y: peg.y - 30 })
}

/** Angle around a peg from sine and cosine by bisection: exact on every machine. */
function angleFrom({ x, y }: Peg, state: HookState): number {
  const far = Math.max(1, distance(x, y, state.x, state.y))
  const [cos, sin] = [(state.x - x) / far, (state.y - y) / far]
  let best = 0
  let most = -2
  for (let step = 0; step < 64; step++) {
    const angle = (step * Math.PI) / 32
    const fit = exactCos(angle) * cos + exactSin(angle) * sin
    if (fit <= most) continue
    most = fit
    best = angle
  }
  return best
}

/** The monkey whirls around a peg: let go at the right moment and it catches the next one above. */
export const rules: MicroRules<HookState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: HookState = {
      ...climbBase(150, 320, 190),
      pegs: [{ x: 150, y: 290, pace: 0.058, isOld: true }],
      held: 0,
      angle: 1.2,
      pearls: [],
      flown: 0,
    }
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    const peg = state.pegs[state.held]
    if (peg) {
      state.angle += peg.pace
      state.x = peg.x + exactCos(state.angle) * ARM
      state.y = peg.y + exactSin(state.angle) * ARM
      if (turn.press) {
        const speed = Math.abs(peg.pace) * ARM * 2.1 + THROW * 2.2
        const way = peg.pace > 0 ? 1 : -1
        state.vx = -exactSin(state.angle) * way * speed
        state.vy = exactCos(state.angle) * way * speed
        state.held = -1
        state.flown = 0
        turn.tell('fling', state.x, state.y)
      }
    } else {
      state.flown++
      state.vy += GRAVITY
      state.x += state.vx
      state.y += state.vy
      if (state.x < 12 || state.x > 388) {
        state.vx = -state.vx * 0.8
        state.x = Math.max(12, Math.min(388, state.x))
        turn.tell('knock', state.x, state.y)
      }
      if (state.flown > 5) grab(state, turn)
    }
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 25) {
        bonus(state, turn, 1, pearl)
        pearl.y = 1e6
      }
    lookUp(state, 270)
    state.eye -= 0.1 + 0.55 * hardness(state.tick, 3000)
    while (state.built > state.eye - 260) build(state, turn.random)
    while (state.pegs[0] && state.pegs[0].y > state.eye + 520 && state.held !== 0) {
      state.pegs.shift()
      if (state.held > 0) state.held--
    }
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y < state.eye + 460)
    if (state.y > state.eye + 430) end(state, turn, { x: state.x, y: state.y - 20 })
  },
  worth: ({ y, held }) => -y * 0.06 + (held >= 0 ? 14 : 0),
}
