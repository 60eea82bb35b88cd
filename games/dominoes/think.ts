import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { armsOf, endOf, pointsNow } from './ends.ts'
import { isLay, isSameSide, layIn, NONE, type DominoState, type Twist } from './state.ts'
import { has, highOf, isDouble, lowOf, pipsOf, sumOf, type Tile } from './tiles.ts'
import { legalTurns, playTurn } from './turns.ts'

/** Number of deals a rival imagines, and how often it moves at random. */
export interface Mind {
  readonly worlds: number
  readonly slips: number
}

/** Moves played out in an imagined deal. */
const DEPTH = 60
const SURPRISE = 0.05
/** Weight of pips in the hand against points already scored. */
const HELD = 0.3
/** Weight of the heuristic move, as a share of the match. */
const TRUST = 0.03
const LUCKS = 2 ** 32

const bitsOf = (tile: Tile) => (1 << lowOf(tile)) | (1 << highOf(tile))

/**
 * A deal consistent with what a seat sees: hidden tiles are dealt anew, respecting halves others have shown
 * to lack.
 */
export function imagined(state: DominoState, seat: number, random: Random): DominoState {
  const { hands, stock, lacks } = state
  let hidden = shuffled([...hands.filter((_, other) => other !== seat).flat(), ...stock], random)
  const dealt = [...hands]
  const others = [...hands.keys()].filter((other) => other !== seat)
  const fitsFor = (other: number) => (tile: Tile) => (bitsOf(tile) & lacks[other]!) === 0
  const choices = (other: number) => hidden.filter(fitsFor(other)).length
  // Seats with the fewest possible tiles are dealt first.
  for (const other of others.toSorted((one, two) => choices(one) - choices(two))) {
    const fits = fitsFor(other)
    const ordered = [...hidden.filter(fits), ...hidden.filter((tile) => !fits(tile))]
    dealt[other] = ordered.slice(0, hands[other]!.length)
    const taken = new Set(dealt[other])
    hidden = hidden.filter((tile) => !taken.has(tile))
  }
  return { ...state, hands: dealt, stock: hidden }
}

/** A heuristic move: points, heavy tiles, doubles, and ends that the hand can answer. */
export function quick(twist: Twist, state: DominoState): number {
  const legal = legalTurns(twist, state)
  if (legal.length === 1 || !isLay(legal[0]!)) return legal[0]!
  const { speaker } = state
  const worth = (move: number) => {
    const { tile, arm } = layIn(move)
    const after = playTurn(twist, state, move)
    const points = pointsNow(twist, after) * (twist.pays === 'heads' ? 8 : 3)
    const ends = armsOf(twist, { ...after, speaker, owed: NONE }).map((end) => endOf(after, end))
    const needed = (end: number) => (twist.meets === 'same' ? end : 7 - end)
    const answers = after.hands[speaker]!.filter((own) => ends.some((end) => has(own, needed(end)))).length
    const home = twist.shape === 'trains' && arm === speaker && state.open[speaker] ? 6 : 0
    return points + pipsOf(tile) + (isDouble(tile) ? 4 : 0) + 2 * answers + home
  }
  const worths = legal.map(worth)
  return legal[worths.indexOf(Math.max(...worths))]!
}

function playedOut(twist: Twist, from: DominoState, random: Random): DominoState {
  let state = from
  for (let step = 0; step < DEPTH && state.phase === 'play'; step++) {
    const legal = random() < SURPRISE ? legalTurns(twist, state) : undefined
    state = playTurn(twist, state, legal ? legal[Math.floor(random() * legal.length)]! : quick(twist, state))
  }
  return state
}

/** Value of a hand for a seat: its points against the best of the other side. */
function valueOf(twist: Twist, { gains, hands, phase }: DominoState, seat: number): number {
  const rivals = [...gains.keys()].filter((other) => !isSameSide(twist, other, seat))
  const own = gains[seat]! - Math.max(...rivals.map((rival) => gains[rival]!))
  return phase === 'play' ? own - HELD * sumOf(hands[seat]!) : own
}

/** The move with the best average over the imagined deals. */
export function thoughtOut(twist: Twist, state: DominoState, { worlds, slips }: Mind): number {
  const seat = state.speaker
  const legal = legalTurns(twist, state)
  if (legal.length === 1) return legal[0]!
  const tiles = state.hands.reduce((sum, hand) => sum + hand.length, 0)
  const random = seededRandom(state.luck ^ Math.imul(tiles * 64 + state.stock.length, 0x9e3779b1) ^ seat)
  if (random() < slips) return legal[Math.floor(random() * legal.length)]!
  if (worlds === 0) return quick(twist, state)
  // Favours the heuristic move a little: a few deals alone are too noisy.
  const habit = quick(twist, state)
  const sums = legal.map((input) => (input === habit ? worlds * TRUST * twist.goal : 0))
  for (let world = 0; world < worlds; world++) {
    const dealt = imagined(state, seat, random)
    // All moves share the same random numbers, so that only the moves differ.
    const luck = Math.floor(random() * LUCKS)
    for (const [index, input] of legal.entries()) {
      const end = playedOut(twist, playTurn(twist, dealt, input), seededRandom(luck))
      sums[index]! += valueOf(twist, end, seat)
    }
  }
  return legal[sums.indexOf(Math.max(...sums))]!
}
