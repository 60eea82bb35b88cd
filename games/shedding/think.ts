import type { Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { ShedRules, ShedState } from './state.ts'

/** Number of deals a rival imagines, and how often it moves at random. */
export interface Mind {
  readonly worlds: number
  readonly slips: number
}

/** Moves played out in an imagined deal. */
const DEPTH = 40
const SURPRISE = 0.06

/** A deal consistent with what a seat sees: hidden cards are dealt anew. */
export function imagined(state: ShedState, seat: number, random: Random): ShedState {
  const { hands, stock } = state
  const hidden = shuffled([...hands.filter((_, other) => other !== seat).flat(), ...stock], random)
  const take = (count: number): Card[] => hidden.splice(0, count)
  return {
    ...state,
    hands: hands.map((hand, other) => (other === seat ? hand : take(hand.length))),
    stock: take(stock.length),
  }
}

function playedOut(rules: ShedRules, from: ShedState, random: Random): ShedState {
  let state = from
  for (let step = 0; step < DEPTH && state.phase === 'play'; step++) {
    const legal = random() < SURPRISE ? rules.legal(state) : undefined
    state = rules.move(state, legal ? legal[Math.floor(random() * legal.length)]! : rules.quick(state))
  }
  return state
}

/** The move with the best average over the imagined deals. */
export function thoughtOut(rules: ShedRules, state: ShedState, { worlds, slips }: Mind): number {
  const seat = state.speaker
  const legal = rules.legal(state)
  if (legal.length === 1) return legal[0]!
  const cards = state.hands.reduce((sum, hand) => sum + hand.length, 0)
  const random = seededRandom(state.luck ^ Math.imul(cards * 64 + state.waste.length, 0x9e3779b1) ^ seat)
  if (random() < slips) return legal[Math.floor(random() * legal.length)]!
  // Searching melds is expensive: there the heuristic has to do.
  if (worlds === 0 || rules.plays === 'gin') return rules.quick(state)
  const sums = legal.map(() => 0)
  for (let world = 0; world < worlds; world++) {
    const dealt = imagined(state, seat, random)
    for (const [index, input] of legal.entries())
      sums[index]! += rules.value(playedOut(rules, rules.move(dealt, input), random), seat)
  }
  return legal[sums.indexOf(Math.max(...sums))]!
}
