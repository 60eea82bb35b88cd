import { ACE, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import type { Lines } from './definition.ts'

/** Counts of equal ranks, largest first. */
function groupsOf(cards: readonly Card[]): number[] {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1)
  return [...counts.values()].toSorted((one, other) => other - one)
}

const isFlush = (cards: readonly Card[]) => cards.every((card) => suitOf(card) === suitOf(cards[0]!))

function isStraight(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other)
  const isRun = (list: readonly number[]) =>
    list.every((rank, place) => place === 0 || rank === list[place - 1]! + 1)
  return isRun(ranks) || (ranks[0] === ACE && isRun([...ranks.slice(1), 14]))
}

/** Points of five cards as a poker hand. */
export function pokerPoints(cards: readonly Card[]): number {
  const [most = 0, second = 0] = groupsOf(cards)
  const [flush, straight] = [isFlush(cards), most === 1 && isStraight(cards)]
  if (flush && straight) return 75
  if (most === 4) return 50
  if (most === 3 && second === 2) return 25
  if (flush) return 20
  if (straight) return 15
  if (most === 3) return 10
  if (second === 2) return 5
  return most === 2 ? 2 : 0
}

const countOf = (card: Card) => Math.min(10, rankOf(card))

/** All subsets of at least two cards. */
function partsOf(cards: readonly Card[]): Card[][] {
  return Array.from({ length: 2 ** cards.length }, (_, mask) =>
    cards.filter((_, index) => (mask >> index) & 1),
  ).filter(({ length }) => length >= 2)
}

/** Points of four cards at cribbage: fifteens, pairs, runs and a flush. */
export function cribbagePoints(cards: readonly Card[]): number {
  const parts = partsOf(cards)
  const fifteens = parts.filter((part) => part.reduce((sum, card) => sum + countOf(card), 0) === 15).length
  const pairs = parts.filter((part) => part.length === 2 && rankOf(part[0]!) === rankOf(part[1]!)).length
  const runs = parts.filter((part) => {
    const ranks = part.map(rankOf).toSorted((one, other) => one - other)
    return part.length > 2 && ranks.every((rank, place) => place === 0 || rank === ranks[place - 1]! + 1)
  })
  const longest = Math.max(0, ...runs.map(({ length }) => length))
  const inRuns = runs.filter(({ length }) => length === longest).length * longest
  return 2 * fifteens + 2 * pairs + inRuns + (isFlush(cards) ? 4 : 0)
}

const BLACKJACK: Readonly<Record<number, number>> = { 21: 10, 20: 7, 19: 5, 18: 3, 17: 2, 16: 1 }

/** Blackjack sum: an ace counts eleven where that does not exceed 21. */
export function blackjackSum(cards: readonly Card[]): number {
  const low = cards.reduce((sum, card) => sum + countOf(card), 0)
  return low <= 11 && cards.some((card) => rankOf(card) === ACE) ? low + 10 : low
}

/** Points of a full line. */
export function linePoints(lines: Lines, cards: readonly Card[]): number {
  if (lines === 'poker') return pokerPoints(cards)
  return lines === 'cribbage' ? cribbagePoints(cards) : (BLACKJACK[blackjackSum(cards)] ?? 0)
}
