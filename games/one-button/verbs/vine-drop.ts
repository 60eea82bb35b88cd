import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5f8a2f', '#16341f'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface DropState extends Base {
  /** Where the swing is in its round. */
  phase: number
  wide: number
  length: number
  x: number
  y: number
  vx: number
  vy: number
  hangs: boolean
  basket: number
  way: 1 | -1
  half: number
  pace: number
  bird: number
  birdWay: 1 | -1
  lamps: number
}

export const PIVOT_Y = 26
export const BASKET_Y = 352
const GRAVITY = 0.24
const BEAT = 0.042

function hang(state: DropState, turn: Turn) {
  const hard = hardness(state.score, 34)
  state.hangs = true
  state.wide = between(0.5, 0.95, turn.random)
  state.length = between(110, 160, turn.random)
  state.half = 44 - 18 * hard
  state.pace = between(0.5, 1.2, turn.random) * (0.5 + 2.2 * hard)
  state.phase = 0
}

function swing(state: DropState, turn: Turn) {
  state.phase += BEAT
  const angle = state.wide * exactSin(state.phase)
  const [x, y] = [200 + exactSin(angle) * state.length, PIVOT_Y + exactCos(angle) * state.length]
  state.vx = state.tick > 1 ? x - state.x : 0
  state.vy = state.tick > 1 ? y - state.y : 0
  state.x = x
  state.y = y
  if (!turn.press) return
  state.hangs = false
  turn.tell('cut', 200 + (x - 200) * 0.5, PIVOT_Y + (y - PIVOT_Y) * 0.5)
}

function fall(state: DropState, turn: Turn) {
  const before = state.y
  state.vy += GRAVITY
  state.x += state.vx
  state.y += state.vy
  if (state.bird > -50 && distance(state.x, state.y, state.bird, 250) < 30) {
    bonus(state, turn, 3, { x: state.bird, y: 250 })
    state.bird = -400
  }
  const off = Math.abs(state.x - state.basket)
  if (before < BASKET_Y && state.y >= BASKET_Y && off < state.half) {
    gain(state, turn, off < 10 ? 2 : 1, { x: state.x, y: BASKET_Y - 20 })
    if (Math.abs(state.vx) > 4) bonus(state, turn, 1, { x: state.x, y: BASKET_Y - 50 })
    hang(state, turn)
    return
  }
  if (state.y < 420) return
  state.combo = 0
  state.lamps--
  turn.tell('miss', state.x, 395)
  if (state.lamps === 0) end(state, turn, { x: state.x, y: 390 })
  else hang(state, turn)
}

/** Cut the vine at the right beat of its swing. */
export const rules: MicroRules<DropState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    phase: 0.5,
    wide: 0.8,
    length: 140,
    x: 200,
    y: PIVOT_Y + 140,
    vx: 0,
    vy: 0,
    hangs: true,
    basket: 200,
    way: 1,
    half: 44,
    pace: 0,
    bird: -300,
    birdWay: 1,
    lamps: 3,
  }),
  step(state, turn) {
    if (state.hangs) swing(state, turn)
    else fall(state, turn)
    state.basket += state.way * state.pace
    if (state.basket > 330) state.way = -1
    if (state.basket < 70) state.way = 1
    state.bird += state.birdWay * 1.6
    if (state.bird > 700) state.bird = -500
  },
  worth: ({ hangs, tick }) => (hangs ? 0 : 3) - tick * 0.02,
}
