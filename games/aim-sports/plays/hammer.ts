import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  BUTTON,
  clamp,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { slip, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'whirl-hammer',
  genre: 'sports',
  input: ['hold', 'keys'],
  ground: ['#4fa86a', '#143f30'],
}

export interface HammerState extends Tries {
  phase: 'spin' | 'fly' | 'shown'
  since: number
  /** Angle of the hammer: 0 is straight ahead, growing clockwise. */
  turn: number
  speed: number
  ball: { x: number; y: number; vx: number; vy: number; left: number; full: number }
  /** The flag to beat, and the middle of the sector. */
  mark: number
  middle: number
  half: number
  throws: number
  /** Turns since the throw began. */
  rounds: number
}

export const RING: Place = { x: 200, y: 322 }
export const REACH = 46
const SLOWEST = 0.055
const FASTEST = 0.17
const MOST_ROUNDS = 9
const FLIGHT = 60
const SHOWN = 44
const PATIENCE = 700
const FULL_TURN = 2 * Math.PI

export const headOf = ({ turn }: Pick<HammerState, 'turn'>): Place => ({
  x: RING.x + REACH * exactSin(turn),
  y: RING.y - REACH * exactCos(turn),
})

function ready(state: HammerState, random: () => number) {
  const hard = hardness(state.throws, 9)
  Object.assign(state, { phase: 'spin', since: 0, turn: Math.PI, speed: 0, rounds: 0 })
  state.middle = state.throws < 2 ? 0 : (random() - 0.5) * 1.1 * hard
  state.half = 0.42 - 0.2 * hard
  state.mark = 120 + 100 * hard
}

function letGo(state: HammerState, turn: Turn) {
  const head = headOf(state)
  // It flies along the tangent: a quarter turn ahead of the hand.
  const heading = state.turn + Math.PI / 2
  const far = 262 * ((state.speed - SLOWEST * 0.5) / (FASTEST - SLOWEST * 0.5))
  const full = Math.round(FLIGHT * (0.7 + far / 700))
  state.ball = {
    ...head,
    vx: (exactSin(heading) * far) / full,
    vy: (-exactCos(heading) * far) / full,
    left: full,
    full,
  }
  state.phase = 'fly'
  state.since = 0
  turn.tell('throw', head.x, head.y)
}

/** Distance and direction of a place from the ring. */
export function measured({ x, y }: Place) {
  const [dx, dy] = [x - RING.x, RING.y - y]
  return {
    far: Math.sqrt(dx * dx + dy * dy),
    inside: (middle: number, half: number) => inSector(dx, dy, middle, half),
  }
}

/** Whether a direction lies within a sector; `middle` and `half` in radians off straight ahead. */
function inSector(dx: number, dy: number, middle: number, half: number): boolean {
  const ahead = dx * exactSin(middle) + dy * exactCos(middle)
  const across = dx * exactCos(middle) - dy * exactSin(middle)
  return ahead > 0 && Math.abs(across) * exactCos(half) < ahead * exactSin(half)
}

function land(state: HammerState, turn: Turn) {
  const { ball } = state
  const { far, inside } = measured(ball)
  state.phase = 'shown'
  state.since = 0
  state.throws++
  turn.tell('thud', clamp(ball.x, 10, 390), clamp(ball.y, 10, 390))
  if (!inside(state.middle, state.half) || far < state.mark) return slip(state, turn, ball)
  gain(state, turn, 2 + Math.floor((far - state.mark) / 45), ball)
  if (state.speed > FASTEST * 0.94) bonus(state, turn, 2, { x: ball.x, y: ball.y - 34 })
}

/** Hold to spin faster, release into the sector and past the flag. */
export const rules: MicroRules<HammerState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 150,
  start(random) {
    const state: HammerState = {
      ...freshBase(),
      lamps: 3,
      phase: 'spin',
      since: 0,
      turn: Math.PI,
      speed: 0,
      ball: { x: 200, y: 300, vx: 0, vy: 0, left: 0, full: 1 },
      mark: 120,
      middle: 0,
      half: 0.42,
      throws: 0,
      rounds: 0,
    }
    ready(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'spin') {
      if (turn.held) {
        state.speed = state.speed === 0 ? SLOWEST : Math.min(FASTEST, state.speed + 0.00036)
        const before = Math.floor(state.turn / FULL_TURN)
        state.turn += state.speed
        if (Math.floor(state.turn / FULL_TURN) > before) {
          state.rounds++
          turn.tell('round', RING.x, RING.y)
        }
        // Spinning too long makes dizzy: a fall.
        if (state.rounds > MOST_ROUNDS) {
          state.phase = 'shown'
          state.since = 0
          slip(state, turn, RING)
        }
      } else if (turn.release && state.speed > 0 && state.rounds === 0) {
        // Releasing before the first turn does not count as a throw.
        state.speed = 0
        state.turn = Math.PI
      } else if (turn.release && state.speed > 0) letGo(state, turn)
      else if (state.since > PATIENCE) {
        state.since = 0
        slip(state, turn, RING)
      }
    } else if (state.phase === 'fly') {
      state.ball.x += state.ball.vx
      state.ball.y += state.ball.vy
      if (--state.ball.left <= 0) land(state, turn)
    } else if (state.since > SHOWN) ready(state, turn.random)
  },
  worth: ({ phase, speed }) => (phase === 'spin' ? speed * 60 : 0),
}
