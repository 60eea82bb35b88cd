import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#d0a060', '#48281a'] }

/** One step ahead, or a quarter turn on the spot. */
export type Order = 'ahead' | 'left' | 'right'

/** A cell and a heading: 0 up, 1 right, 2 down, 3 left. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly heading: number
}

export interface WalkState extends Quiz {
  stand: Stand
  orders: Order[]
}

export const SIDE = 5
const SIZE = 54
export const tilePlace = (tile: number) => ({
  x: 200 + ((tile % SIDE) - 2) * SIZE,
  y: 248 + (Math.floor(tile / SIDE) - 2) * SIZE,
})
export const tileOf = ({ x, y }: Stand) => y * SIDE + x
const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export function obeyed({ x, y, heading }: Stand, order: Order): Stand {
  if (order === 'left') return { x, y, heading: (heading + 3) % 4 }
  if (order === 'right') return { x, y, heading: (heading + 1) % 4 }
  const [dx, dy] = AHEAD[heading]!
  return { x: x + dx, y: y + dy, heading }
}
const isOnSand = ({ x, y }: Stand) => x >= 0 && y >= 0 && x < SIDE && y < SIDE
export const endOf = ({ stand, orders }: WalkState) => orders.reduce(obeyed, stand)

/** Instructions that keep the crab on the sand and move it from its start. */
function ordersFrom(stand: Stand, count: number, random: Random): Order[] {
  for (;;) {
    const orders: Order[] = []
    let now = stand
    while (orders.length < count) {
      const isTurned = orders.length > 0 && orders.at(-1) !== 'ahead'
      const order = isTurned || random() < 0.58 ? 'ahead' : pickOne(['left', 'right'] as const, random)
      const next = obeyed(now, order)
      if (!isOnSand(next)) break
      orders.push(order)
      now = next
    }
    if (orders.length === count && tileOf(now) !== tileOf(stand) && orders.at(-1) === 'ahead') return orders
  }
}

const questions: Questions<WalkState> = {
  ask(state, random) {
    const { round } = state
    const heading = round < 5 ? 0 : pickIndex(4, random)
    state.stand = { x: 1 + pickIndex(3, random), y: round < 5 ? 3 : 1 + pickIndex(3, random), heading }
    state.orders = ordersFrom(state.stand, Math.min(10, 3 + Math.floor(round / 3)), random)
    state.full = Math.round(760 - 300 * hardness(round, 14))
  },
  right: (state) => tileOf(endOf(state)),
  choices: () => SIDE * SIDE,
  place: (_state, choice) => tilePlace(choice),
}

/** The crab gets all instructions at once: where will it end? */
export const rules = quizRules<WalkState>(
  (quiz) => ({ ...quiz, stand: { x: 2, y: 3, heading: 0 }, orders: [] }),
  questions,
  SIDE * SIDE,
)
