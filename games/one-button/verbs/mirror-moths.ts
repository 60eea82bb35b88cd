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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2f5a6a', '#0a1c2c'] }

interface Row {
  y: number
  /** Allowed range for half the distance of the two moths. */
  low: number
  high: number
  done: boolean
}
export interface MothState extends Base {
  /** Half the distance between the two. */
  apart: number
  pace: number
  rows: Row[]
  dust: { y: number; apart: number }[]
  gone: number
  next: number
}

export const MOTH_Y = 300
export const NEAREST = 20
export const FARTHEST = 165
const BODY = 13
const THICK = 15

function lay(state: MothState, turn: Turn) {
  const hard = hardness(state.score, 45)
  const room = 74 - 30 * hard
  const kind = turn.random()
  let [low, high] = [0, 0]
  if (kind < 0.36) [low, high] = [between(62, 128 - 20 * hard, turn.random), 400]
  else if (kind < 0.7) [low, high] = [0, between(44, 92, turn.random)]
  else {
    low = between(40, 165 - room, turn.random)
    high = low + room
  }
  state.rows.push({ y: -70, low, high, done: false })
  const middle = clamp((low + Math.min(high, FARTHEST)) / 2, NEAREST, FARTHEST)
  state.dust.push({ y: -70 - between(60, 84, turn.random), apart: middle })
  state.next = between(112, 150, turn.random) - 22 * hard
}

/** Two moths, one will: hold and they part, let go and they meet. */
export const rules: MicroRules<MothState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start: () => ({
    ...freshBase(),
    apart: 60,
    pace: 0,
    rows: [
      { y: 60, low: 84, high: 400, done: false },
      { y: -70, low: 0, high: 70, done: false },
    ],
    dust: [{ y: 130, apart: 120 }],
    gone: 0,
    next: 130,
  }),
  step(state, turn) {
    const fall = 2.1 + 2.2 * hardness(state.tick, 2600)
    state.pace = (state.pace + (turn.held ? 0.5 : -0.5)) * 0.88
    state.apart += state.pace
    if (state.apart < NEAREST || state.apart > FARTHEST) {
      state.apart = clamp(state.apart, NEAREST, FARTHEST)
      state.pace = 0
    }
    state.gone += fall
    state.next -= fall
    for (const row of state.rows) {
      row.y += fall
      if (Math.abs(row.y - MOTH_Y) < THICK) {
        const slack = Math.min(state.apart - BODY - row.low, row.high - BODY - state.apart)
        if (slack < -6) {
          end(state, turn, { x: 200 + state.apart, y: MOTH_Y })
          return
        }
        if (!row.done && row.y >= MOTH_Y) {
          row.done = true
          gain(state, turn, 1, { x: 200, y: MOTH_Y })
          if (slack < 7) bonus(state, turn, 1, { x: 200, y: MOTH_Y - 34 })
        }
      }
    }
    for (const dot of state.dust) {
      dot.y += fall
      if (Math.abs(dot.y - MOTH_Y) > 14 || Math.abs(dot.apart - state.apart) > 22) continue
      dot.y = 9999
      bonus(state, turn, 1, { x: 200 - state.apart, y: MOTH_Y })
      turn.tell('dust', 200 + state.apart, MOTH_Y)
    }
    state.rows = state.rows.filter(({ y }) => y < 560)
    state.dust = state.dust.filter(({ y }) => y < 560)
    if (state.next <= 0) lay(state, turn)
  },
}
