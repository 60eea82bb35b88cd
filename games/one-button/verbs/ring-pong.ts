import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5a4fb0', '#15123f'] }

export interface PongState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** Middle of the paddle on the ring, radians, and where it runs. */
  paddle: number
  way: 1 | -1
  half: number
  star: { x: number; y: number }
}

export const RING = 158
export const BALL = 12
const FIRST_HALF = 0.5
const NARROWEST = 0.26
const EXACT = 0.1

const wrapped = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

function shine(state: PongState, random: Random) {
  const angle = between(0, 6.28, random)
  state.star = { x: 200 + 80 * exactCos(angle), y: 200 + 80 * exactSin(angle) }
}

function reachRim(state: PongState, turn: Turn) {
  const angle = exactAtan2(state.y - 200, state.x - 200)
  const off = Math.abs(wrapped(angle - state.paddle))
  const at = { x: state.x, y: state.y }
  if (off > state.half + 0.07) {
    end(state, turn, at)
    return
  }
  gain(state, turn, 1, at)
  if (off < EXACT) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
  // Back across the ring, a little to one side.
  const speed = 2.5 + 2.1 * hardness(state.combo, 26)
  const away = angle + Math.PI + between(-0.75, 0.75, turn.random)
  state.vx = exactCos(away) * speed
  state.vy = exactSin(away) * speed
  state.x = 200 + (RING - BALL - 2) * exactCos(angle)
  state.y = 200 + (RING - BALL - 2) * exactSin(angle)
  state.half = FIRST_HALF - (FIRST_HALF - NARROWEST) * hardness(state.tick, 2600)
}

/** The paddle runs round the ring by itself: press to turn it about and keep the coconut in. */
export const rules: MicroRules<PongState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 130,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 200,
    vx: 0.4,
    vy: 1.7,
    paddle: 0.4,
    way: 1,
    half: FIRST_HALF,
    star: { x: 200, y: 120 },
  }),
  step(state, turn) {
    if (turn.press) {
      state.way = state.way === 1 ? -1 : 1
      turn.tell('turn', 200 + RING * exactCos(state.paddle), 200 + RING * exactSin(state.paddle))
    }
    state.paddle = wrapped(state.paddle + state.way * (0.036 + 0.016 * hardness(state.tick, 3000)))
    state.x += state.vx
    state.y += state.vy
    if (distance(state.x, state.y, state.star.x, state.star.y) < 26) {
      bonus(state, turn, 1, state.star)
      shine(state, turn.random)
    }
    if (distance(state.x, state.y, 200, 200) > RING - BALL) reachRim(state, turn)
  },
}
