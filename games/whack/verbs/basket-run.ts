import {
  between,
  bonus,
  clamp,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['drag', 'keys'], ground: ['#2f8a5f', '#0a2f3a'] }

export interface Falling {
  x: number
  y: number
  vy: number
  kind: 'mango' | 'berry' | 'star' | 'urchin'
}
export interface BasketState extends Tries {
  x: number
  things: Falling[]
  next: number
}

export const BASKET_Y = 330
export const HALF = 42
const FASTEST = 13
const RIM = 12

function drop(state: BasketState, turn: Turn) {
  const hard = hardness(state.tick, 2400)
  const roll = pickIndex(100, turn.random)
  const kind = roll < 12 + 16 * hard ? 'urchin' : roll > 93 ? 'star' : roll % 2 === 0 ? 'mango' : 'berry'
  const last = state.things.at(-1)
  const far = 170 + 60 * hard
  const x = last ? clamp(last.x + between(-far, far, turn.random), 30, 370) : between(100, 300, turn.random)
  state.things.push({ x, y: -170, vy: between(2.3, 3, turn.random) + 2.2 * hard, kind })
  state.next = 66 - 36 * hard
}

function land(state: BasketState, turn: Turn, thing: Falling): boolean {
  const off = Math.abs(thing.x - state.x)
  const inside = thing.y > BASKET_Y - 8 && thing.y < BASKET_Y + 20 && off < HALF
  if (inside) {
    if (thing.kind === 'urchin') slip(state, turn, thing)
    else {
      gain(state, turn, thing.kind === 'star' ? 3 : 1, { x: thing.x, y: BASKET_Y - 10 })
      if (off > HALF - RIM) bonus(state, turn, 1, { x: thing.x, y: BASKET_Y - 44 })
    }
    return true
  }
  if (thing.y < 400) return false
  if (thing.kind === 'mango' || thing.kind === 'berry') slip(state, turn, { x: thing.x, y: 385 })
  return true
}

/** Run with the basket: catch the fruit, let the urchins fall. */
export const rules: MicroRules<BasketState> = {
  inputs: numbersTo(COLUMNS),
  hand: 'hold',
  sight: 80,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    x: 200,
    things: [{ x: 260, y: -20, vy: 2.4, kind: 'mango' }],
    next: 40,
  }),
  step(state, turn) {
    if (turn.held)
      state.x = clamp(state.x + clamp(columnX(turn.input) - state.x, -FASTEST, FASTEST), HALF, 400 - HALF)
    for (const thing of state.things) thing.y += thing.vy
    state.things = state.things.filter((thing) => !land(state, turn, thing))
    if (--state.next <= 0) drop(state, turn)
  },
  hints: ({ things }) => [
    0,
    5,
    37,
    ...things.filter(({ kind, y }) => kind !== 'urchin' && y > 0).map(({ x }) => 1 + Math.round(x / 10)),
  ],
  worth: ({ things, x }) => {
    const low = things.filter(({ kind }) => kind !== 'urchin').toSorted((one, other) => other.y - one.y)[0]
    return low ? -Math.abs(low.x - x) * 0.05 : 0
  },
}
