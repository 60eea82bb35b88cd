import {
  between,
  bonus,
  BUTTON,
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
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#c0603f', '#3a1440'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface BrakeState extends Base {
  x: number
  speed: number
  /** Where this pier begins and ends. */
  start: number
  edge: number
  wet: boolean
  lamps: number
  /** The wave that rolls after the cart. */
  wave: number
  moved: boolean
  fall: number
  eye: number
}

const PUSH = 0.085
const GRIP = { dry: 0.13, wet: 0.075 } as const
export const NOSE = 22
const POINTS = [
  { within: 9, points: 5 },
  { within: 24, points: 3 },
  { within: 60, points: 2 },
  { within: 130, points: 1 },
] as const

function build(state: BrakeState, random: Random) {
  const hard = hardness(state.score, 50)
  state.start = state.edge
  state.edge += between(320, 480, random) + 240 * hard * random()
  state.wet = state.score > 8 && random() < 0.2 + 0.4 * hard
  state.moved = false
  // The wave starts again a little way behind.
  state.wave = state.x - 330 + 120 * hard
}

function stop(state: BrakeState, turn: Turn) {
  const gap = state.edge - state.x - NOSE
  const place = POINTS.find(({ within }) => gap < within)
  const at = { x: state.x, y: 230 }
  if (place) {
    gain(state, turn, place.points, at)
    if (gap < 4) bonus(state, turn, 3, { x: state.x, y: 196 })
  } else {
    state.combo = 0
    state.lamps--
    turn.tell('short', at.x, at.y)
    if (state.lamps === 0) {
      end(state, turn, at)
      return
    }
  }
  build(state, turn.random)
}

/** Hold to drive, let go to brake: stop as near the end of the pier as you dare. */
export const rules: MicroRules<BrakeState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 170,
  start: () => ({
    ...freshBase(),
    x: 70,
    speed: 0,
    start: -400,
    edge: 420,
    wet: false,
    lamps: 3,
    wave: -300,
    moved: false,
    fall: 0,
    eye: 0,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('drive', state.x, 260)
    if (turn.release && state.speed > 1) turn.tell('brake', state.x, 280)
    const grip = state.wet ? GRIP.wet : GRIP.dry
    state.speed = turn.held ? Math.min(8.5, state.speed + PUSH) : Math.max(0, state.speed - grip)
    state.x += state.speed
    if (state.speed > 1) state.moved = true
    if (state.x + 4 > state.edge) {
      end(state, turn, { x: state.edge + 20, y: 320 })
      return
    }
    if (state.moved && state.speed === 0) stop(state, turn)
    state.wave += 1.5 + 1.1 * hardness(state.tick, 4000)
    if (state.wave > state.x - 20) end(state, turn, { x: state.x, y: 270 })
    state.eye += (state.x - 90 - state.eye) * 0.12
  },
  worth: ({ edge, x }) => (edge - x) * -0.01,
}
