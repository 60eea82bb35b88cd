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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#f0b070', '#4a5a7a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Roller {
  /** -1 comes from the left, 1 from the right. */
  side: -1 | 1
  x: number
  y: number
  thorny: boolean
}
export interface LiftState extends Base {
  /** 1 lifts the left basket to the top and sinks the right one. */
  lift: number
  pace: number
  rollers: Roller[]
  next: number
  lamps: number
}

export const MIDDLE = 215
export const REACH = 105
export const BASKET_X = 118
const PULL = 0.0042
const WIDE = 27

export const basketY = ({ lift }: LiftState, side: -1 | 1) => MIDDLE + lift * REACH * side

function arrive(state: LiftState, turn: Turn, roller: Roller) {
  const at = { x: 200 + roller.side * BASKET_X, y: roller.y }
  const off = Math.abs(basketY(state, roller.side) - roller.y)
  if (off > WIDE) {
    if (roller.thorny) {
      bonus(state, turn, 1, at)
      return
    }
    lose(state, turn, at, 'missed')
  } else if (roller.thorny) lose(state, turn, at, 'pricked')
  else {
    gain(state, turn, 1, at)
    if (off < 8) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
  }
}

function lose(state: LiftState, turn: Turn, at: { x: number; y: number }, kind: string) {
  state.lamps--
  state.combo = 0
  turn.tell(kind, at.x, at.y)
  if (state.lamps === 0) end(state, turn, at)
}

/** One rope, two baskets: what lifts the one sinks the other. */
export const rules: MicroRules<LiftState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start: () => ({
    ...freshBase(),
    lift: 0,
    pace: 0,
    rollers: [{ side: -1, x: -20, y: MIDDLE - 60, thorny: false }],
    next: 95,
    lamps: 3,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2400)
    state.pace = (state.pace + (turn.held ? PULL : -PULL)) * 0.94
    state.lift = clamp(state.lift + state.pace, -1, 1)
    if (Math.abs(state.lift) === 1) state.pace = 0
    for (const roller of state.rollers) {
      roller.x -= roller.side * (1.5 + 1.3 * hard)
      if ((roller.x - 200) * roller.side > BASKET_X || state.over) continue
      arrive(state, turn, roller)
      roller.y = 9999
    }
    state.rollers = state.rollers.filter(({ y }) => y < 9000)
    if (--state.next > 0) return
    const side = turn.random() < 0.5 ? -1 : 1
    state.rollers.push({
      side,
      x: 200 + side * 300,
      y: MIDDLE + between(-90, 90, turn.random),
      thorny: turn.random() < 0.1 + 0.2 * hard,
    })
    state.next = between(74, 96, turn.random) - 34 * hard
  },
}
