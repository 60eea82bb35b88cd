import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['hold', 'keys'], ground: ['#f0a868', '#5a3a34'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface BowState extends Base {
  /** Position of the sight, and how much it shakes. */
  x: number
  y: number
  shake: number
  /** Breath left, 0 to 1. */
  breath: number
  /** The target's middle, its size and its way. */
  goalX: number
  goalY: number
  size: number
  drift: number
  left: number
  lamps: number
  /** Marks left by the last arrows. */
  marks: { x: number; y: number }[]
}

const TIME = 480

function place(state: BowState, low: number, high: number) {
  const hard = hardness(state.score, 45)
  state.goalX = 110 + 180 * low
  state.goalY = 130 + 110 * high
  state.size = 58 - 22 * hard
  state.drift = state.score > 12 ? 26 * hard : 0
  state.left = TIME
  state.shake = 74
}

export const goalOf = ({ goalX, goalY, drift, tick }: BowState) => ({
  x: goalX + drift * exactSin(tick * 0.025),
  y: goalY,
})

/** Hold to steady the sight, release to shoot; holding too long shakes again. */
export const rules: MicroRules<BowState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 110,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 180,
    shake: 74,
    breath: 1,
    goalX: 200,
    goalY: 190,
    size: 58,
    drift: 0,
    left: TIME,
    lamps: 3,
    marks: [],
  }),
  step(state, turn) {
    const hard = hardness(state.score, 45)
    const goal = goalOf(state)
    if (turn.press) turn.tell('draw', state.x, state.y)
    if (turn.held) {
      state.breath = Math.max(0, state.breath - 0.0085)
      state.shake = state.breath > 0 ? Math.max(3, state.shake * 0.968) : Math.min(90, state.shake * 1.06)
    } else {
      state.breath = Math.min(1, state.breath + 0.012)
      state.shake = Math.min(74, state.shake + 1.4)
    }
    const pace = 0.045 + 0.03 * hard
    state.x = goal.x + state.shake * exactSin(state.tick * pace)
    state.y = goal.y + state.shake * 0.8 * exactSin(state.tick * pace * 1.37 + 1)
    if (turn.release) {
      const off = distance(state.x, state.y, goal.x, goal.y)
      const at = { x: state.x, y: state.y }
      turn.tell('shoot', state.x, state.y)
      state.marks = [
        ...state.marks.slice(-2),
        { x: clamp(state.x - goal.x, -90, 90), y: clamp(state.y - goal.y, -90, 90) },
      ]
      if (off < state.size) {
        gain(
          state,
          turn,
          off < state.size * 0.2 ? 5 : off < state.size * 0.45 ? 3 : off < state.size * 0.75 ? 2 : 1,
          at,
        )
        if (state.left > TIME * 0.6) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
        if (off < state.size * 0.45) place(state, between(0, 1, turn.random), between(0, 1, turn.random))
        else state.shake = 74
        return
      }
      state.lamps--
      state.combo = 0
      turn.tell('miss', at.x, at.y)
    } else if (--state.left <= 0) {
      state.lamps--
      state.combo = 0
      turn.tell('miss', goal.x, goal.y)
      place(state, between(0, 1, turn.random), between(0, 1, turn.random))
    }
    if (state.lamps <= 0) end(state, turn, goal)
  },
}
