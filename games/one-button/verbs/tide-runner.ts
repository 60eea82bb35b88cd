import { exactSin } from '#kit/game/exact-math.ts'
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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#f0b080', '#2f5a80'] }

export interface TideState extends Base {
  x: number
  pace: number
  /** How far the water reaches: everything right of it is wet. */
  edge: number
  /** The wave that is on its way: where it turns, and how quickly it goes. */
  turnsAt: number
  wave: number
  coming: boolean
  food: { x: number; kind: 0 | 1 | 2 }[]
  phase: number
  /** 1 is full; a bird that waits at home grows hungry. */
  belly: number
}

export const HOME = 58
export const SEA = 372
const FEET = 10

function turnTide(state: TideState, turn: Turn) {
  const hard = hardness(state.tick, 2800)
  state.coming = !state.coming
  if (state.coming) {
    state.turnsAt = between(80, 170, turn.random)
    state.wave = between(1.5, 2.2, turn.random) + 1.7 * hard
    turn.tell('wave', state.edge, 220)
    return
  }
  state.turnsAt = between(270, 360, turn.random)
  state.wave = between(1.6, 2.4, turn.random) + 0.6 * hard
  state.food = state.food.filter(({ x }) => x < state.edge)
  const count = 3 + Math.floor(turn.random() * 3)
  for (let one = 0; one < count; one++)
    state.food.push({
      x: between(state.edge + 10, state.turnsAt - 14, turn.random),
      kind: turn.random() < 0.2 ? 2 : turn.random() < 0.4 ? 1 : 0,
    })
}

/** Hold to run down after the ebb, let go to run back: the next wave comes when it likes. */
export const rules: MicroRules<TideState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start: () => ({
    ...freshBase(),
    x: HOME,
    pace: 0,
    edge: 170,
    turnsAt: 320,
    wave: 1.6,
    coming: false,
    food: [
      { x: 190, kind: 0 },
      { x: 236, kind: 1 },
      { x: 284, kind: 0 },
    ],
    phase: 0,
    belly: 1,
  }),
  step(state, turn) {
    state.pace += ((turn.held ? 3.1 : -3.1) - state.pace) * 0.22
    state.x = clamp(state.x + state.pace, HOME, SEA)
    state.phase += 0.07
    state.belly -= 0.0013 + 0.0007 * hardness(state.tick, 2800)
    // The swell rocks before it reverses, as a warning.
    const left = Math.abs(state.turnsAt - state.edge)
    state.edge +=
      (state.coming ? -1 : 1) * state.wave * Math.min(1, 0.25 + left / 50) + 0.35 * exactSin(state.phase)
    if (state.coming ? state.edge <= state.turnsAt : state.edge >= state.turnsAt) turnTide(state, turn)
    for (const bite of state.food) {
      if (Math.abs(bite.x - state.x) > 13) continue
      const at = { x: bite.x, y: 240 }
      bite.x = -999
      state.belly = Math.min(1, state.belly + 0.34)
      gain(state, turn, bite.kind === 2 ? 3 : 1, at)
      if (state.edge - state.x < 34) bonus(state, turn, 1, { x: at.x, y: at.y - 36 })
    }
    state.food = state.food.filter(({ x }) => x > 0)
    if (state.edge < state.x + FEET - 4 || state.belly <= 0) end(state, turn, { x: state.x, y: 240 })
  },
}
