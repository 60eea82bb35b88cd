import { suitOf, SUITS, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import {
  copyBoard,
  isHandOver,
  isTrickFull,
  legalCards,
  NONE,
  playCard,
  sideOf,
  sweepTrick,
  type Board,
} from './board.ts'
import { valueOf } from './count.ts'
import { dealRest } from './deal.ts'
import type { TrickRules } from './games.ts'
import { quickCard } from './policy.ts'
import { BID, NAME, PASS, TAKE, type TrickState } from './state.ts'

/** Number of deals a rival imagines, and how often it moves at random. */
export interface Mind {
  readonly worlds: number
  readonly slips: number
}

const bitsOf = (mask: number) => SUITS.reduce<number>((count, suit) => count + ((mask >> suit) & 1), 0)

/** A deal consistent with what a seat sees: hidden cards are dealt anew. */
export function imagined(state: Board, seat: number, random: Random): Board {
  const board = copyBoard(state)
  const { upcard } = board
  const unseen = shuffled(
    [...board.hands.filter((_, other) => other !== seat).flat(), ...board.stock].filter(
      (card) => card !== upcard,
    ),
    random,
  )
  const seats = [...board.hands.keys()].filter((other) => other !== seat)
  for (const other of seats.toSorted((one, two) => bitsOf(board.voids[two]!) - bitsOf(board.voids[one]!))) {
    const old = board.hands[other]!
    const hand: Card[] = upcard !== NONE && old.includes(upcard) ? [upcard] : []
    while (hand.length < old.length) {
      const fits = unseen.findIndex((card) => ((board.voids[other]! >> suitOf(card)) & 1) === 0)
      hand.push(...unseen.splice(Math.max(0, fits), 1))
    }
    board.hands[other] = hand
  }
  board.stock = board.stock.map((card) => (card === upcard ? card : unseen.pop()!))
  return board
}

/** Plays a hand to its end with heuristic cards. */
export function playOut(rules: TrickRules, board: Board, random: Random) {
  while (true) {
    if (isTrickFull(board)) {
      sweepTrick(rules, board)
      if (isHandOver(rules, board)) return
    }
    playCard(rules, board, quickCard(rules, board, random))
  }
}

const thoughtOf = ({ luck, hands, trick }: TrickState, seat: number) =>
  seededRandom(
    luck ^
      Math.imul(hands.reduce((sum, hand) => sum + hand.length, 0) * 8 + trick.length + 1, 0x9e3779b1) ^
      seat,
  )

/** The card with the best average over the imagined deals. */
export function bestCard(rules: TrickRules, state: TrickState, seat: number, { worlds, slips }: Mind): Card {
  const random = thoughtOf(state, seat)
  const legal = legalCards(rules, state as Board, seat)
  if (legal.length === 1) return legal[0]!
  if (random() < slips) return quickCard(rules, copyBoard(state as Board), random)
  const side = sideOf(rules, seat)
  const sums = legal.map(() => 0)
  for (let world = 0; world < worlds; world++) {
    const dealt = imagined(state as Board, seat, random)
    for (const [index, card] of legal.entries()) {
      const board = copyBoard(dealt)
      playCard(rules, board, card)
      playOut(rules, board, random)
      sums[index]! += valueOf(rules, board, side, state.bags)
    }
  }
  return legal[sums.indexOf(Math.max(...sums))]!
}

/** A seat's mean result over imagined deals after `prepare` has set up the hand. */
function meanOf(
  rules: TrickRules,
  state: TrickState,
  {
    seat,
    worlds,
    prepare,
    value,
  }: {
    readonly seat: number
    readonly worlds: number
    readonly prepare: (board: Board) => void
    readonly value: (board: Board) => number
  },
): number {
  const random = thoughtOf(state, seat)
  let sum = 0
  for (let world = 0; world < worlds; world++) {
    const board = imagined(state as Board, seat, random)
    prepare(board)
    playOut(rules, board, random)
    sum += value(board)
  }
  return sum / worlds
}

/** Reduces a pair's bid: overtricks are cheap, undertricks expensive. */
const CAUTION = 0.3

export function bestBid(rules: TrickRules, state: TrickState, seat: number, { worlds }: Mind): number {
  const mean = meanOf(rules, state, {
    seat,
    worlds: worlds + 6,
    prepare: () => undefined,
    value: (board) => board.tricks[seat]!,
  })
  const legal = legalBids(rules, state)
  const wish = rules.bids !== 'exact' ? Math.round(mean - CAUTION) : Math.round(mean)
  return BID + legal.toSorted((one, other) => Math.abs(one - wish) - Math.abs(other - wish))[0]!
}

/** Bids may not add up to the number of tricks, so that somebody must fail; a pair bids at least one each. */
export function legalBids(rules: TrickRules, { hands, bids, speaker }: TrickState): number[] {
  const size = hands[speaker]!.length
  const numbers = Array.from({ length: size + 1 }, (_, count) => count)
  if (rules.bids !== 'exact') return numbers.slice(1)
  const isLast = bids.filter((bid) => bid === NONE).length === 1
  const sum = bids.reduce((all, bid) => all + Math.max(0, bid), 0)
  return isLast ? numbers.filter((count) => sum + count !== size) : numbers
}

/** Sets up the hand as if a seat had chosen this trump. */
export function withTrump(rules: TrickRules, board: Board, maker: number, trump: number) {
  board.trump = trump
  board.maker = maker
  if (rules.kind === 'belote') dealRest(board, maker)
}

/** Gain that a caller must expect; the last seat of a forced round has no choice. */
const DARE: Readonly<Partial<Record<TrickRules['kind'], number>>> = { euchre: 0.15, belote: 12 }

export function bestCall(rules: TrickRules, state: TrickState, seat: number, { worlds }: Mind): number {
  const turned = state.upcard === NONE ? NONE : suitOf(state.upcard)
  const suits = state.phase === 'call' ? [turned] : SUITS.filter((suit) => suit !== turned)
  const mayPass = state.phase === 'call' || mayPassName(rules, state)
  let best = mayPass ? PASS : NAME + suits[0]!
  let value = mayPass ? (DARE[rules.kind] ?? 0) : -Infinity
  for (const suit of suits) {
    const mean = meanOf(rules, state, {
      seat,
      worlds: worlds + 4,
      prepare(board) {
        withTrump(rules, board, seat, suit)
        if (state.phase === 'call' && rules.kind === 'euchre') giveUpcard(rules, board)
      },
      value: (board) => valueOf(rules, board, sideOf(rules, seat), state.bags),
    })
    if (mean > value) [best, value] = [state.phase === 'call' ? TAKE : NAME + suit, mean]
  }
  return best
}

/** At euchre the dealer must name a suit when all others have passed twice; a winner always names one. */
export const mayPassName = ({ kind, trump }: TrickRules, { speaker, dealer }: TrickState) =>
  trump !== 'winner' && trump !== 'named' && !(kind === 'euchre' && speaker === dealer)

/** The dealer takes the turned card and discards the weakest. */
export function giveUpcard(rules: TrickRules, board: Board) {
  const hand = board.hands[board.dealer]!
  hand.push(board.upcard)
  const away = worstCard(rules, board, hand)
  hand.splice(hand.indexOf(away), 1)
}

const strengthOf = (rules: TrickRules, trump: number, card: Card) =>
  (suitOf(card) === trump ? 50 : 0) + rules.order.indexOf((card % 13) + 1)

export const worstCard = (rules: TrickRules, { trump }: Pick<Board, 'trump'>, hand: readonly Card[]): Card =>
  hand.toSorted((one, other) => strengthOf(rules, trump, one) - strengthOf(rules, trump, other))[0]!

/** The card a careful hearts player passes first. */
export function worstToKeep(hand: readonly Card[]): Card {
  const lengthOf = (card: Card) => hand.filter((other) => suitOf(other) === suitOf(card)).length
  const danger = (card: Card) => {
    const rank = card % 13 === 0 ? 14 : (card % 13) + 1
    if (suitOf(card) === 3 && rank > 11) return lengthOf(card) < 5 ? 30 + (rank === 12 ? 13 : 0) : 0
    return rank + (suitOf(card) === 2 ? 3 : 0) - 2 * lengthOf(card)
  }
  return hand.toSorted((one, other) => danger(other) - danger(one))[0]!
}
