import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#b0508f', '#3a1540'] }

export interface OddState extends Tries {
  side: number
  odd: number
  /** What is odd about it: its shade, its turn, its size, its number of ribs. */
  way: 0 | 1 | 2 | 3
  /** How plain it is, 1 down to 0. */
  plain: number
  colour: number
  left: number
  full: number
  round: number
}

const ROOM = 330
export const shellSize = (side: number) => ROOM / side
export const shellPlace = (index: number, side: number) => {
  const size = shellSize(side)
  return {
    x: 200 + ((index % side) - (side - 1) / 2) * size,
    y: 210 + (Math.floor(index / side) - (side - 1) / 2) * size,
  }
}
const FAST = 0.6

function ask(state: OddState, turn: Turn) {
  state.round++
  const hard = hardness(state.round, 16)
  state.side = Math.min(6, 2 + Math.floor(state.round / 4))
  state.odd = pickIndex(state.side * state.side, turn.random)
  const ways = state.round < 4 ? 2 : 4
  state.way = ([0, 1, 2, 3] as const)[pickIndex(ways, turn.random)]!
  state.plain = 1 - 0.78 * hard
  state.colour = (state.colour + 1 + pickIndex(4, turn.random)) % 6
  state.full = 300 - 130 * hard
  state.left = state.full
}

/** One shell is unlike all others: find it. */
export const rules: MicroRules<OddState> = {
  inputs: numbersTo(36),
  hand: 'tap',
  sight: 20,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    side: 2,
    odd: pickIndex(4, random),
    way: 0,
    plain: 1,
    colour: pickIndex(6, random),
    left: 300,
    full: 300,
    round: 0,
  }),
  step(state, turn) {
    state.left--
    const tap = tapped(state, turn)
    if (tap > 0 && tap <= state.side * state.side) {
      const at = shellPlace(tap - 1, state.side)
      if (tap - 1 !== state.odd) {
        slip(state, turn, at)
        return
      }
      if (state.left > state.full * FAST) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
      gain(state, turn, 1, at)
      ask(state, turn)
    } else if (state.left <= 0) {
      slip(state, turn, shellPlace(state.odd, state.side))
      ask(state, turn)
    }
  },
  hints: ({ odd }) => [0, odd + 1],
}
