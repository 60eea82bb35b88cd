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
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#f0c080', '#5a4a5c'] }

interface Nut {
  x: number
  y: number
  /** Ticks it still trembles before it drops. */
  wait: number
}
export interface ParasolState extends Base {
  x: number
  /** 0 shut, 1 open. */
  open: number
  tide: number
  nuts: Nut[]
  next: number
  /** Above 0 the wind blows, below it gathers. */
  wind: number
  marked: number
  eye: number
}

export const SAND_Y = 318
export const CROWN_Y = 60
const STEP = 90
const HEAD = 74

function drop(state: ParasolState, turn: Turn) {
  for (const nut of state.nuts) {
    if (nut.wait > 0) {
      nut.wait--
      continue
    }
    nut.y += 4.2
    const near = Math.abs(nut.x - state.x)
    if (nut.y > SAND_Y - HEAD && nut.y < SAND_Y - 20 && near < 30) {
      if (state.open > 0.55) {
        nut.y = 9999
        bonus(state, turn, 1, { x: nut.x, y: SAND_Y - HEAD })
        turn.tell('knock', nut.x, SAND_Y - HEAD)
      } else if (near < 20) {
        end(state, turn, { x: state.x, y: SAND_Y - 50 })
        return
      }
    }
    if (nut.y > SAND_Y && nut.y < 9000) {
      nut.y = 9999
      turn.tell('thud', nut.x, SAND_Y)
    }
  }
  state.nuts = state.nuts.filter(({ y }) => y < 9000)
}

/** Hold to open the parasol: nothing falls on you, but you walk slowly and the wind takes you. */
export const rules: MicroRules<ParasolState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start: () => ({
    ...freshBase(),
    x: 0,
    open: 0,
    tide: -190,
    nuts: [{ x: 190, y: CROWN_Y, wait: 52 }],
    next: 60,
    wind: -260,
    marked: 0,
    eye: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2600)
    state.open += ((turn.held ? 1 : 0) - state.open) * 0.2
    state.wind++
    if (state.wind === 0) turn.tell('gust', state.x + 160, 150)
    if (state.wind > 90) state.wind = -Math.round(between(150, 320, turn.random) - 60 * hard)
    const blown = state.wind > 0 ? state.open * 2.9 + 0.3 : 0
    state.x += 2.5 - 1.5 * state.open - blown
    state.tide = Math.max(state.tide + 0.95 + 0.6 * hard, state.x - 230)
    state.eye += (state.x - state.eye) * 0.1
    if (state.x > state.marked + STEP) {
      state.marked += STEP
      gain(state, turn, 1, { x: state.x, y: SAND_Y - 90 })
    }
    drop(state, turn)
    if (state.tide > state.x - 12) end(state, turn, { x: state.x, y: SAND_Y - 20 })
    if (--state.next > 0) return
    const wait = Math.round(between(26, 40, turn.random))
    state.nuts.push({ x: state.x + between(70, 240, turn.random), y: CROWN_Y, wait })
    state.next = between(44, 76, turn.random) - 26 * hard
  },
  worth: ({ x, tide }) => Math.min(150, x - tide) * 0.04,
}
