import type { Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled } from '#kit/random/random.ts'
import type { ShedState } from './state.ts'

/** Draws cards for a seat; an empty stock is refilled from the waste below its top card. */
export function drawn(state: ShedState, seat: number, count: number): ShedState {
  let { stock, waste, luck } = state
  const cards: Card[] = []
  while (cards.length < count) {
    if (stock.length === 0 && waste.length > 1) {
      const random = seededRandom(luck)
      stock = shuffled(waste.slice(0, -1), random)
      waste = waste.slice(-1)
      luck = random.state()
    }
    const card = stock.at(-1)
    if (card === undefined) break
    cards.push(card)
    stock = stock.slice(0, -1)
  }
  const hands = state.hands.with(seat, [...state.hands[seat]!, ...cards])
  return { ...state, stock, waste, luck, hands }
}

export const canDraw = ({ stock, waste }: ShedState) => stock.length > 0 || waste.length > 1
