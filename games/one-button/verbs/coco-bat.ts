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
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e0904f', '#54284a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface BatState extends Base {
  /** The nut in the air; `kind` says how it flies, `hit` that it flies away. */
  x: number
  y: number
  vx: number
  vy: number
  kind: 'straight' | 'lob' | 'spiny'
  phase: 'wait' | 'pitch' | 'hit'
  wait: number
  /** Ticks the club still swings. */
  swing: number
  lamps: number
  pitches: number
}

export const PLATE = { x: 112, y: 270 } as const
export const PITCHER = { x: 350, y: 232 } as const
export const SWING = 16
const REACH = 34
const GRAVITY = 0.12
const PAYS = [
  { within: 7, points: 4 },
  { within: 17, points: 2 },
  { within: REACH, points: 1 },
] as const

function pitch(state: BatState, turn: Turn) {
  const hard = hardness(state.pitches, 16)
  state.pitches++
  const roll = turn.random()
  state.kind = state.pitches < 4 ? 'straight' : roll < 0.22 ? 'spiny' : roll < 0.5 ? 'lob' : 'straight'
  const ticks =
    state.kind === 'lob' ? between(66, 90, turn.random) : between(62 - 26 * hard, 78 - 30 * hard, turn.random)
  state.x = PITCHER.x
  state.y = PITCHER.y
  state.vx = (PLATE.x - PITCHER.x) / ticks
  // Thrown so that it comes by at the height of the club.
  state.vy = (PLATE.y - PITCHER.y) / ticks - (GRAVITY * ticks) / 2
  if (state.kind !== 'lob') state.vy = (PLATE.y - PITCHER.y) / ticks
  state.phase = 'pitch'
  turn.tell('throw', state.x, state.y)
}

function lose(state: BatState, turn: Turn) {
  state.combo = 0
  state.lamps--
  turn.tell('strike', PLATE.x, PLATE.y)
  if (state.lamps <= 0) end(state, turn, PLATE)
}

function rest(state: BatState, random: Random) {
  state.phase = 'wait'
  state.wait = 30 + pickIndex(36, random)
}

function strike(state: BatState, turn: Turn) {
  const off = Math.abs(state.x - PLATE.x)
  const pay = PAYS.find(({ within }) => off < within)
  if (!pay) return
  const at = { x: state.x, y: state.y }
  if (state.kind === 'spiny') {
    lose(state, turn)
    rest(state, turn.random)
    return
  }
  gain(state, turn, pay.points, at)
  if (pay.points === 4) bonus(state, turn, 1, { x: at.x, y: at.y - 36 })
  state.phase = 'hit'
  state.vx = 4.5 + pay.points * 1.4
  state.vy = -3 - pay.points
}

/** Press to swing the club when the coconut is over the plate. Leave the spiny ones. */
export const rules: MicroRules<BatState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start: () => ({
    ...freshBase(),
    ...PITCHER,
    vx: 0,
    vy: 0,
    kind: 'straight',
    phase: 'wait',
    wait: 40,
    swing: 0,
    lamps: 3,
    pitches: 0,
  }),
  step(state, turn) {
    if (state.swing > 0) state.swing--
    if (turn.press && state.swing === 0) {
      state.swing = SWING
      turn.tell('swing', PLATE.x, PLATE.y)
      if (state.phase === 'pitch') strike(state, turn)
    }
    if (state.phase === 'wait') {
      if (--state.wait <= 0) pitch(state, turn)
      return
    }
    state.x += state.vx
    state.y += state.vy
    if (state.kind === 'lob' || state.phase === 'hit') state.vy += GRAVITY
    if (state.phase === 'hit' && state.x > 560) rest(state, turn.random)
    if (state.phase !== 'pitch' || state.x > PLATE.x - REACH) return
    if (state.kind === 'spiny') gain(state, turn, 1, { x: PLATE.x, y: PLATE.y - 60 })
    else lose(state, turn)
    rest(state, turn.random)
  },
}
