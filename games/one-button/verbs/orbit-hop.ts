import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3b3f94', '#12123a'] }

export interface Lantern {
  x: number
  y: number
  radius: number
  sway: number
}
export interface OrbitState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  angle: number
  way: 1 | -1
  /** The lantern it circles, or -1 in flight. */
  at: number
  from: number
  waited: number
  lanterns: Lantern[]
  eye: number
  tide: number
}

const SPEED = 5.4
const TURNING = 0.062
const CATCH = 12
const AHEAD = 9
const QUICK = 55

function hang(state: OrbitState, random: Random) {
  const last = state.lanterns.at(-1)
  const hard = hardness(state.lanterns.length, 25)
  const y = last ? last.y - between(105, 125 + 30 * hard, random) : 270
  const x = last ? clamp(last.x + between(-120, 120, random), 80, 320) : 200
  state.lanterns.push({
    x,
    y,
    radius: 46 - 20 * hard - between(0, 6, random),
    sway: state.lanterns.length > 10 ? 26 * hard : 0,
  })
}

export const placeOf = ({ x, y, sway }: Lantern, tick: number, index: number) => ({
  x: x + sway * exactSin(tick * 0.02 + index),
  y,
})

function circle(state: OrbitState, turn: Turn) {
  const lantern = state.lanterns[state.at]!
  const { x, y } = placeOf(lantern, state.tick, state.at)
  state.angle += state.way * TURNING * (1 + 0.35 * hardness(state.at, 20))
  const [ax, ay] = [exactCos(state.angle), exactSin(state.angle)]
  state.x = x + ax * lantern.radius
  state.y = y + ay * lantern.radius
  state.waited++
  if (!turn.press) return
  state.vx = -ay * state.way * SPEED
  state.vy = ax * state.way * SPEED
  state.from = state.at
  state.at = -1
  turn.tell('hop', state.x, state.y)
}

function fly(state: OrbitState, turn: Turn) {
  state.x += state.vx
  state.y += state.vy
  for (let index = state.from + 1; index < state.lanterns.length; index++) {
    const lantern = state.lanterns[index]!
    const { x, y } = placeOf(lantern, state.tick, index)
    if (distance(state.x, state.y, x, y) > lantern.radius + CATCH) continue
    state.at = index
    state.angle = exactAtan2(state.y - y, state.x - x)
    state.way = (state.x - x) * state.vy - (state.y - y) * state.vx >= 0 ? 1 : -1
    gain(state, turn, 1, { x, y })
    if (index > state.from + 1) bonus(state, turn, 2 * (index - state.from - 1), { x, y: y - 34 })
    else if (state.waited < QUICK) bonus(state, turn, 1, { x, y: y - 34 })
    else if (state.waited > QUICK * 3) state.combo = 0
    state.waited = 0
    return
  }
  if (state.x < -30 || state.x > 430 || state.y < state.eye - 60) end(state, turn, state)
}

/** Circle a lantern, leap off along the tangent, be caught by the next. */
export const rules: MicroRules<OrbitState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 120,
  start(random) {
    const state: OrbitState = {
      ...freshBase(),
      x: 200,
      y: 316,
      vx: 0,
      vy: 0,
      angle: 2.2,
      way: 1,
      at: 0,
      from: 0,
      waited: 0,
      lanterns: [],
      eye: 0,
      tide: 480,
    }
    for (let index = 0; index < AHEAD; index++) hang(state, random)
    return state
  },
  step(state, turn) {
    if (state.at >= 0) circle(state, turn)
    else fly(state, turn)
    const base = state.at >= 0 ? state.lanterns[state.at]!.y : state.y
    state.eye += (Math.min(state.eye, base - 270) - state.eye) * 0.07
    state.tide = Math.min(state.tide - 0.22 - 0.5 * hardness(state.tick, 4000), state.eye + 520)
    if (state.y > state.tide) end(state, turn, state)
    while (state.lanterns.length < Math.max(state.at, state.from) + AHEAD) hang(state, turn.random)
  },
  worth: ({ y, eye }) => -(y + eye) * 0.02,
}
