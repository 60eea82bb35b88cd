import {
  between,
  bonus,
  BUTTON,
  clamp,
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
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#f0b87a', '#4a6a3a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface LeapState extends Base {
  x: number
  y: number
  speed: number
  up: number
  /** `run` up, `dip` while the button is held at the board, `air`, `walk` back to the start of the next run. */
  phase: 'run' | 'dip' | 'air'
  dip: number
  /** Where the board ends, and where the sand shows the mark to beat. */
  board: number
  mark: number
  wind: number
  lamps: number
  eye: number
}

export const GROUND = 300
export const BOARD = 44
const PULL = 0.16

function again(state: LeapState, turn: Turn) {
  const hard = hardness(state.score, 45)
  state.board = state.x + between(380, 560, turn.random)
  state.speed = 3 + 1.5 * hard
  state.wind = between(-0.02, 0.02, turn.random) * hard
  state.mark = 150 + 70 * hard
  state.phase = 'run'
  state.y = GROUND
  state.dip = 0
}

function miss(state: LeapState, turn: Turn, kind: string) {
  state.lamps--
  state.combo = 0
  turn.tell(kind, state.x, GROUND)
  if (state.lamps === 0) end(state, turn, { x: state.x, y: GROUND })
  else again(state, turn)
}

/** Press on the board, hold for height, let go to leap: past the mark in the sand, never past the board. */
export const rules: MicroRules<LeapState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 190,
  start: () => ({
    ...freshBase(),
    x: 0,
    y: GROUND,
    speed: 3,
    up: 0,
    phase: 'run',
    dip: 0,
    board: 330,
    mark: 150,
    wind: 0,
    lamps: 3,
    eye: 0,
  }),
  step(state, turn) {
    state.eye += (state.x - state.eye) * 0.2
    if (state.phase === 'air') {
      state.x += state.speed
      state.y -= state.up
      state.up -= PULL
      state.speed += state.wind
      if (state.y < GROUND) return
      state.y = GROUND
      const far = state.x - state.board
      const at = { x: state.x, y: GROUND - 30 }
      turn.tell('sand', state.x, GROUND)
      if (far < state.mark) {
        miss(state, turn, 'short')
        return
      }
      gain(state, turn, far > state.mark + 60 ? 3 : far > state.mark + 25 ? 2 : 1, at)
      again(state, turn)
      return
    }
    if (state.phase === 'run') {
      state.speed = Math.min(5.6, state.speed + 0.006)
      if (turn.press) {
        state.phase = 'dip'
        turn.tell('dip', state.x, GROUND)
      }
    } else {
      state.dip = clamp(state.dip + 0.045, 0, 1)
      if (turn.release) {
        const close = state.board - state.x
        state.phase = 'air'
        state.up = 2.2 + 3.4 * state.dip
        state.speed *= 1.06 - 0.34 * state.dip
        turn.tell('leap', state.x, GROUND)
        if (close < 9) bonus(state, turn, 2, { x: state.x, y: GROUND - 60 })
      }
    }
    state.x += state.phase === 'dip' ? state.speed * 0.9 : state.speed
    if (state.phase !== 'air' && state.x > state.board) miss(state, turn, 'foul')
  },
}
