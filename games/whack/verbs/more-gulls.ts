import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#6aa8d8', '#1a3a68'] }

export interface GullState extends Tries {
  /** Seats that are taken on each rock, and how large each gull is. */
  flocks: [left: number[], right: number[]]
  sizes: number[]
  /** Ticks since the flocks landed; they fly off after `shown`. */
  since: number
  shown: number
  full: number
  round: number
  answer: number
}

const COLUMNS = 5
const ROWS = 6
export const SEATS = COLUMNS * ROWS
export const seatPlace = (seat: number, side: 0 | 1) => ({
  x: (side === 0 ? 52 : 228) + (seat % COLUMNS) * 30 + (Math.floor(seat / COLUMNS) % 2) * 8,
  y: 96 + Math.floor(seat / COLUMNS) * 32,
})
export const ANSWERS = [
  { x: 108, y: 352 },
  { x: 200, y: 352 },
  { x: 292, y: 352 },
] as const
const EVEN_FROM = 5

function land(state: GullState, random: Random) {
  const hard = hardness(state.round, 12)
  const seats = () =>
    shuffled(
      Array.from({ length: SEATS }, (_, seat) => seat),
      random,
    )
  const count = 5 + Math.min(18, Math.floor(state.round * 0.9)) + pickIndex(4, random)
  const apart = Math.max(1, Math.round((5 - 4 * hard) * (0.6 + count / 24)))
  const even = state.round >= EVEN_FROM && random() < 0.22
  const more = pickIndex(2, random)
  const counts = even ? [count, count] : more === 0 ? [count + apart, count] : [count, count + apart]
  state.flocks = [seats().slice(0, counts[0]), seats().slice(0, counts[1])]
  // Sizes mislead from the fourth round on: large birds are not more birds.
  state.sizes = Array.from({ length: SEATS * 2 }, () => (state.round > 3 ? 0.72 + random() * 0.5 : 1))
  state.answer = even ? 2 : more === 0 ? 1 : 3
  state.since = 0
  state.shown = Math.round(100 - 50 * hard)
  state.full = state.shown + 150
}

/** Two flocks land and fly off: which was larger? The middle says that they were equal. */
export const rules: MicroRules<GullState> = {
  inputs: numbersTo(3),
  hand: 'tap',
  sight: 20,
  start(random) {
    const state: GullState = {
      ...freshBase(),
      lamps: 3,
      flocks: [[], []],
      sizes: [],
      since: 0,
      shown: 0,
      full: 0,
      round: 0,
      answer: 0,
    }
    land(state, random)
    return state
  },
  step(state, turn: Turn) {
    state.since++
    if (state.since === state.shown) turn.tell('fly', 200, 160)
    const tap = tapped(state, turn)
    if (tap > 0) {
      const at = ANSWERS[tap - 1]!
      if (tap !== state.answer) slip(state, turn, at)
      else {
        if (state.since < state.shown) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
        gain(state, turn, 1, at)
      }
    } else if (state.since > state.full) slip(state, turn, { x: 200, y: 200 })
    else return
    state.round++
    land(state, turn.random)
    turn.tell('land', 200, 120)
  },
  hints: ({ answer }) => [0, answer],
}
