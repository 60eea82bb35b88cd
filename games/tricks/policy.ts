import type { Card } from '#kit/game/cards/cards.ts'
import type { Random } from '#kit/random/random.ts'
import {
  legalCards,
  playersIn,
  powerOf,
  seatAt,
  seatNow,
  sideOf,
  suitIn,
  winningPlace,
  worthOf,
  type Board,
} from './board.ts'
import { bidOf, penaltyOf, tricksOf } from './count.ts'
import type { TrickRules } from './games.ts'

const SURPRISE = 0.08

function least(cards: readonly Card[], costOf: (card: Card) => number): Card {
  let best = cards[0]!
  let cost = Infinity
  for (const card of cards) {
    const own = costOf(card)
    if (own < cost) [best, cost] = [card, own]
  }
  return best
}

/** Whether a seat wants the trick; not after it has made its bid, or when avoiding points. */
function wants(rules: TrickRules, board: Board, seat: number): boolean {
  if (rules.avoids) return false
  if (!rules.bids || board.bids[seat]! < 0) return true
  const side = sideOf(rules, seat)
  return tricksOf(rules, board, side) < bidOf(rules, board, side)
}

/** A fast heuristic card without search. */
export function quickCard(rules: TrickRules, board: Board, random: Random): Card {
  const seat = seatNow(board)
  const legal = legalCards(rules, board, seat)
  if (legal.length === 1) return legal[0]!
  if (random() < SURPRISE) return legal[Math.floor(random() * legal.length)]!
  const isWilling = wants(rules, board, seat)
  if (board.trick.length === 0) return leadCard(rules, board, legal, isWilling)
  return isWilling ? takeCard(rules, board, { seat, legal }) : duckCard(rules, board, legal)
}

const top = (rules: TrickRules, trump: number, card: Card) =>
  powerOf(rules, trump, suitIn(rules, trump, card), card)

function leadCard(rules: TrickRules, board: Board, legal: readonly Card[], isWilling: boolean): Card {
  const { trump } = board
  const strongest = rules.order.length
  const cost = (card: Card) => {
    const power = top(rules, trump, card)
    if (!isWilling) return power + penaltyOf(rules, card)
    if (power === strongest && suitIn(rules, trump, card) !== trump) return -20
    return power + 2 * worthOf(rules, trump, card)
  }
  return least(legal, cost)
}

function takeCard(
  rules: TrickRules,
  board: Board,
  { seat, legal }: { readonly seat: number; readonly legal: readonly Card[] },
): Card {
  const { trick, trump } = board
  const led = suitIn(rules, trump, trick[0]!)
  const place = winningPlace(rules, board)
  const best = powerOf(rules, trump, led, trick[place]!)
  const isLast = trick.length + 1 === playersIn(board)
  const power = (card: Card) => powerOf(rules, trump, led, card)
  const waste = (card: Card) => 3 * worthOf(rules, trump, card) + top(rules, trump, card)
  if (sideOf(rules, seatAt(board, place)) === sideOf(rules, seat) && (isLast || best >= rules.order.length)) {
    const others = legal.filter((card) => power(card) < best)
    const free = others.length > 0 ? others : legal
    return least(free, (card) => (rules.worth ? -worthOf(rules, trump, card) : waste(card)))
  }
  const winners = legal.filter((card) => power(card) > best)
  if (winners.length === 0) return least(legal, waste)
  if (rules.follow === 'free' || rules.follow === 'late') {
    // A trump is valuable: it must bring points.
    const stake = trick.reduce((sum, card) => sum + worthOf(rules, trump, card), 0)
    const worthwhile = winners.filter((card) =>
      suitIn(rules, trump, card) !== trump ? true : stake >= 9 || board.stock.length === 0,
    )
    if (worthwhile.length === 0) return least(legal, waste)
    return least(worthwhile, (card) =>
      suitIn(rules, trump, card) === trump ? 50 + top(rules, trump, card) : -worthOf(rules, trump, card),
    )
  }
  if (isLast) return least(winners, (card) => power(card) - (rules.worth ? worthOf(rules, trump, card) : 0))
  const strong = winners.filter((card) => power(card) >= rules.order.length)
  return strong.length > 0 ? least(strong, power) : least(legal, waste)
}

/** Loses the trick with the highest possible card, and discards dangerous ones. */
function duckCard(rules: TrickRules, board: Board, legal: readonly Card[]): Card {
  const { trick, trump } = board
  const led = suitIn(rules, trump, trick[0]!)
  const best = powerOf(rules, trump, led, trick[winningPlace(rules, board)]!)
  const power = (card: Card) => powerOf(rules, trump, led, card)
  const losers = legal.filter((card) => power(card) < best)
  if (losers.length > 0)
    return least(losers, (card) => -20 * penaltyOf(rules, card) - top(rules, trump, card))
  const isLast = trick.length + 1 === playersIn(board)
  return least(legal, (card) => 20 * penaltyOf(rules, card) + (isLast ? -power(card) : power(card)))
}
