import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f6fc0', '#14245a'] }

/** Kind 0 and 1 belong left and right at first; 2 and 3 join in later. */
export interface SortState extends Tries {
  queue: number[]
  /** Which side each kind belongs to: 1 left, 2 right. */
  sides: number[]
  /** Ticks left for the one in front. */
  left: number
  full: number
  sent: number
  /** The last one on its way, for the eye. */
  away: { kind: number; side: number; age: number }
  turnIn: number
}

const QUEUE = 5
const FAST = 0.66

function deal(state: SortState, turn: Turn) {
  const kinds = state.sent < 12 ? 2 : state.sent < 32 ? 3 : 4
  while (state.queue.length < QUEUE) state.queue.push(pickIndex(kinds, turn.random))
  state.full = 120 - 78 * hardness(state.sent, 40)
  state.left = state.full
  if (--state.turnIn > 0) return
  // The baskets change places: what went left goes right.
  state.sides = state.sides.map((side) => 3 - side)
  state.turnIn = 14 + pickIndex(8, turn.random)
  state.left += 40
  turn.tell('swap', 200, 90)
}

function send(state: SortState, turn: Turn, side: number) {
  const kind = state.queue.shift()!
  const at = { x: side === 1 ? 70 : 330, y: 250 }
  state.away = { kind, side, age: 0 }
  state.sent++
  if (state.sides[kind] === side) {
    if (state.left > state.full * FAST) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    gain(state, turn, 1, at)
  } else slip(state, turn, at)
  deal(state, turn)
}

/** Send each shell to its side, faster and faster. */
export const rules: MicroRules<SortState> = {
  inputs: numbersTo(2),
  hand: 'tap',
  sight: 24,
  start(random) {
    return {
      ...freshBase(),
      lamps: 3,
      queue: Array.from({ length: QUEUE }, () => pickIndex(2, random)),
      sides: [1, 2, 1, 2],
      left: 150,
      full: 150,
      sent: 0,
      away: { kind: 0, side: 0, age: 99 },
      turnIn: 18,
    }
  },
  step(state, turn) {
    state.away.age++
    const tap = tapped(state, turn)
    if (tap) send(state, turn, tap)
    else if (--state.left <= 0) {
      slip(state, turn, { x: 200, y: 250 })
      state.left = state.full
    }
  },
  hints: ({ queue, sides }) => [0, sides[queue[0]!]!],
}
