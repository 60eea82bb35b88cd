import { exactSin } from '#kit/game/exact-math.ts'
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#9a5a3a', '#331628'] }

export interface LogState extends Base {
  /** How far the log has turned, radians. */
  turned: number
  pace: number
  /** Where feathers stick in it, radians of the log. */
  stuck: number[]
  berries: number[]
  /** Feathers left for this log, and the one in the air. */
  left: number
  flying: number
  log: number
  patience: number
}

export const LOG = { x: 200, y: 150, radius: 66 } as const
export const HAND_Y = 348
const FLIGHT = 24
const TOO_NEAR = 0.24
const CLOSE = 0.36
const PATIENCE = 260
const DOWN = Math.PI / 2

const wrapped = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

function roll(state: LogState, random: Random) {
  const hard = hardness(state.log, 5)
  state.log++
  state.left = 6 + Math.min(5, Math.floor(state.log / 2))
  state.stuck = Array.from(
    { length: Math.min(4, Math.floor(state.log / 2)) },
    (_, index) => index * 1.5 + between(0, 0.8, random),
  )
  state.berries = [between(0, 6, random)].filter((berry) =>
    state.stuck.every((other) => Math.abs(wrapped(berry - other)) > 0.4),
  )
  state.pace = (0.026 + 0.02 * hard) * (state.log % 2 === 0 ? -1 : 1)
}

function strike(state: LogState, turn: Turn) {
  const at = { x: LOG.x, y: LOG.y + LOG.radius }
  const angle = wrapped(DOWN - state.turned)
  const nearest = Math.min(9, ...state.stuck.map((other) => Math.abs(wrapped(angle - other))))
  if (nearest < TOO_NEAR) {
    end(state, turn, at)
    return
  }
  state.stuck.push(angle)
  gain(state, turn, 1, at)
  if (nearest < CLOSE) bonus(state, turn, 1, { x: at.x, y: at.y + 30 })
  if (state.berries.some((berry) => Math.abs(wrapped(angle - berry)) < 0.22)) {
    state.berries = []
    bonus(state, turn, 2, { x: at.x, y: at.y - 60 })
  }
  state.patience = PATIENCE
  if (--state.left > 0) return
  turn.tell('split', LOG.x, LOG.y)
  roll(state, turn.random)
}

/** Press to throw a feather into the turning log, never into another feather. */
export const rules: MicroRules<LogState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 60,
  start(random) {
    const state: LogState = {
      ...freshBase(),
      turned: 0,
      pace: 0,
      stuck: [],
      berries: [],
      left: 0,
      flying: 0,
      log: 0,
      patience: PATIENCE * 2,
    }
    roll(state, random)
    return state
  },
  step(state, turn) {
    // Later logs swing: their pace comes and goes.
    const sway = state.log > 2 ? 1 + 0.75 * exactSin(state.tick * 0.021) : 1
    state.turned = wrapped(state.turned + state.pace * sway)
    if (turn.press && state.flying === 0) {
      state.flying = HAND_Y
      turn.tell('throw', LOG.x, HAND_Y)
    }
    if (state.flying > 0) {
      state.flying -= FLIGHT
      if (state.flying <= LOG.y + LOG.radius) {
        state.flying = 0
        strike(state, turn)
      }
    }
    if (--state.patience < 0) end(state, turn, { x: LOG.x, y: HAND_Y })
  },
}
