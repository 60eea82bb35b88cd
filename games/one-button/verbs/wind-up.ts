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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2b6fb8', '#0b2350'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface WindState extends Base {
  x: number
  speed: number
  wound: number
  /** It runs until it stands still. */
  runs: boolean
  zone: number
  half: number
  drift: number
  coin: number
  lamps: number
  eye: number
}

const FRICTION = 0.976
const FULL_AFTER = 62
/** Held any longer, the spring jumps off. */
const SNAPS_AT = 1.18
const SLOWEST = 2.6
const FASTEST = 14.2

/** How far a wound toy runs. */
export const runOf = (wound: number) => (SLOWEST + (FASTEST - SLOWEST) * Math.min(1, wound)) / (1 - FRICTION)

function place(state: WindState, random: Random) {
  const hard = hardness(state.score, 36)
  const far = between(170, 480, random)
  state.zone = state.x + far
  state.half = 46 - 26 * hard
  state.drift = state.score > 7 ? between(-0.5, 0.5, random) * (0.6 + hard) : 0
  state.coin = random() < 0.5 ? state.x + far * between(0.35, 0.7, random) : -9999
}

function stop(state: WindState, turn: Turn) {
  const off = Math.abs(state.x - state.zone)
  state.runs = false
  if (off < state.half) {
    gain(state, turn, off < state.half / 3 ? 2 : 1, { x: state.x, y: 240 })
    if (off < 6) bonus(state, turn, 2, { x: state.x, y: 210 })
  } else {
    state.combo = 0
    state.lamps--
    turn.tell('missed', state.x, 250)
    if (state.lamps === 0) {
      end(state, turn, { x: state.x, y: 270 })
      return
    }
  }
  place(state, turn.random)
}

function wind(state: WindState, turn: Turn) {
  if (turn.press) turn.tell('wind', state.x, 260)
  if (turn.held) {
    state.wound += 1 / FULL_AFTER
    if (Math.round(state.wound * FULL_AFTER) % 8 === 0) turn.tell('click', state.x, 260)
  }
  const snapped = state.wound > SNAPS_AT
  if (!snapped && !turn.release) return
  state.speed = snapped ? FASTEST * 0.3 : SLOWEST + (FASTEST - SLOWEST) * Math.min(1, state.wound)
  state.runs = true
  state.wound = 0
  turn.tell(snapped ? 'snap' : 'go', state.x, 260)
}

/** Hold to wind the spring, let go to run: stop between the flags. */
export const rules: MicroRules<WindState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 240,
  start(random) {
    const state: WindState = {
      ...freshBase(),
      x: 80,
      speed: 0,
      wound: 0,
      runs: false,
      zone: 0,
      half: 46,
      drift: 0,
      coin: -9999,
      lamps: 3,
      eye: 0,
    }
    place(state, random)
    state.zone = 80 + 230
    return state
  },
  step(state, turn) {
    state.zone += state.drift
    if (!state.runs) wind(state, turn)
    else {
      state.x += state.speed
      state.speed *= FRICTION
      if (Math.abs(state.x - state.coin) < 22) {
        state.coin = -9999
        bonus(state, turn, 1, { x: state.x, y: 230 })
      }
      if (state.speed < 0.22) stop(state, turn)
    }
    const wish = state.runs ? state.x - 170 : state.x - 80
    state.eye += (wish - state.eye) * 0.09
  },
}
