import { shuffled, type Random } from '#kit/random/random.ts'
import type { DominoState, Twist } from './state.ts'
import { nextSeat } from './turns.ts'

/** Tiles dealt to each of more than two people, so that a stock remains. */
const SIZE_OF_MANY = 5

/** A game for two, with the seats of a table by link. */
export const twistFor = (twist: Twist, seats: number): Twist =>
  seats === 3 || seats === 4 ? { ...twist, seats, size: SIZE_OF_MANY } : twist

/** The hand goes into the stock, and what the seat had won is gone with it. */
export function leftBy(state: DominoState, seat: number, random: Random): DominoState {
  const gone: DominoState = {
    ...state,
    hands: state.hands.with(seat, []),
    stock: shuffled([...state.stock, ...state.hands[seat]!], random),
    left: state.hands.map((_, index) => index === seat || state.left?.[index] === true),
    lacks: state.lacks.with(seat, 0),
    totals: state.totals.with(seat, 0),
    gains: state.gains.with(seat, 0),
    // Whoever has passed may draw again.
    passes: 0,
    film: [],
  }
  if (gone.phase !== 'play' || gone.speaker !== seat) return gone
  return { ...gone, speaker: nextSeat(gone), hasDrawn: false }
}
