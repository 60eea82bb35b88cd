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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#6fa8d8', '#1c3a68'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface ChuteState extends Base {
  x: number
  y: number
  vy: number
  open: boolean
  wind: number
  pad: number
  half: number
  lamps: number
  round: number
  /** Ticks the landed seed is still shown. */
  landed: number
}

export const PAD_Y = 330
const CLOSED = 3.5
const OPENED = 0.95
const EXACT = 7
const LANDED = 30

function release(state: ChuteState, random: Random) {
  const hard = hardness(state.round, 12)
  state.round++
  const way = random() < 0.5 ? -1 : 1
  state.wind = way * between(0.55, 1 + 0.8 * hard, random)
  state.x = 200 - way * between(60, 150, random)
  state.y = -30
  state.vy = CLOSED
  state.pad = clamp(state.x + state.wind * between(50, 190, random), 46, 354)
  state.half = 44 - 20 * hard
  state.landed = 0
}

function land(state: ChuteState, turn: Turn) {
  const off = Math.abs(state.x - state.pad)
  const at = { x: state.x, y: PAD_Y - 30 }
  state.landed = LANDED
  if (off < state.half) {
    gain(state, turn, 1, at)
    if (off < EXACT) bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
    return
  }
  state.combo = 0
  state.lamps--
  turn.tell('splash', state.x, PAD_Y + 12)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Hold to open the chute: it slows the fall, and the wind takes it along. */
export const rules: MicroRules<ChuteState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 190,
  start: () => ({
    ...freshBase(),
    x: 90,
    y: 20,
    vy: CLOSED,
    open: false,
    wind: 0.8,
    pad: 200,
    half: 46,
    lamps: 3,
    round: 1,
    landed: 0,
  }),
  step(state, turn) {
    if (state.landed > 0) {
      if (--state.landed === 0) release(state, turn.random)
      return
    }
    state.open = turn.held
    if (turn.press) turn.tell('open', state.x, state.y)
    if (turn.release) turn.tell('fold', state.x, state.y)
    const target = turn.held ? OPENED : CLOSED
    state.vy += (target - state.vy) * 0.14
    state.y += state.vy
    state.x += turn.held ? state.wind : state.wind * 0.12
    if (state.y >= PAD_Y - 14) land(state, turn)
  },
  worth: ({ x, y, pad, landed }) => (landed > 0 ? 0 : -Math.abs(x - pad) * 0.05 * (y / PAD_Y)),
}
