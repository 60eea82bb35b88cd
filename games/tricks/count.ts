import { ACE, type Card, HEARTS, JACK, KING, QUEEN, rankOf, SPADES, suitOf } from '#kit/game/cards/cards.ts'
import { pointsOf, sideOf, sidesOf, SIXTY_SIX, type Board } from './board.ts'
import type { TrickRules } from './games.ts'

const ALL_PENALTIES = 26
const BAGS = 5
const BAG_FINE = 50
const WHIST_BOOK = 6
const BELOTE_LAST = 10
const BELOTE_ALL = 162
const CAPOT = 252
const MANILLE_HALF = 30
const HOKM_MOST = 7
/** Fewer tricks than this are a shutout. */
const HOKM_SHUT = 3
const JASS_LAST = 5
const JASS_ALL = 100
const CATCH_FREE = 9

export const tricksOf = (rules: TrickRules, { tricks }: Board, side: number) =>
  sum(tricks.filter((_, seat) => sideOf(rules, seat) === side))
export const bidOf = (rules: TrickRules, { bids }: Board, side: number) =>
  sum(bids.filter((_, seat) => sideOf(rules, seat) === side))

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Penalty spades at Black Maria. */
const MARIA: Readonly<Record<number, number>> = { [QUEEN]: 13, [KING]: 10, [ACE]: 7 }

/** Penalty points of a card. */
export function penaltyOf({ penalties }: Pick<TrickRules, 'penalties'>, card: Card): number {
  const [suit, rank] = [suitOf(card), rankOf(card)]
  switch (penalties) {
    case 'hearts':
      return suit === HEARTS ? 1 : suit === SPADES && rank === QUEEN ? 13 : 0
    case 'maria':
      return suit === HEARTS ? 1 : suit === SPADES ? (MARIA[rank] ?? 0) : 0
    case 'jacks':
      return rank !== JACK ? 0 : suit === SPADES ? 2 : 1
    default:
      return 0
  }
}

const penaltiesIn = (rules: TrickRules, cards: readonly Card[]) =>
  sum(cards.map((card) => penaltyOf(rules, card)))

/** Points of a finished hand by side; `bags` are the overtricks each side has accumulated. */
export function gainsOf(rules: TrickRules, board: Board, bags: readonly number[]): number[] {
  const sides = Array.from({ length: sidesOf(rules) }, (_, side) => side)
  const tricks = sides.map((side) => tricksOf(rules, board, side))
  const points = sides.map((side) => pointsOf(rules, board, side))
  /** Winner of the last trick. */
  const closer = sideOf(rules, board.lead)
  switch (rules.kind) {
    case 'hearts': {
      const own = board.won.map((cards) => penaltiesIn(rules, cards))
      return own.includes(ALL_PENALTIES) ? own.map((bad) => ALL_PENALTIES - bad) : own
    }
    case 'spades':
      return sides.map((side) => {
        const bid = bidOf(rules, board, side)
        const over = tricks[side]! - bid
        if (over < 0) return -10 * bid
        return 10 * bid + over - Math.floor(((bags[side] ?? 0) + over) / BAGS) * BAG_FINE
      })
    case 'whist':
      return tricks.map((count) => Math.max(0, count - WHIST_BOOK))
    case 'oh-hell':
      return tricks.map((count, side) => (count === board.bids[side] ? 10 + count : 0))
    case 'euchre': {
      const makers = sideOf(rules, board.maker)
      if (tricks[makers]! < 3) return sides.map((side) => (side === makers ? 0 : 2))
      return sides.map((side) => (side !== makers ? 0 : tricks[side] === 5 ? 2 : 1))
    }
    case 'tressette':
      return points.map((thirds, side) => Math.floor((thirds + (side === closer ? 3 : 0)) / 3))
    case 'sueca':
      return points.map((own, side) => (tricks[side] === 10 ? 4 : own > 90 ? 2 : own > 60 ? 1 : 0))
    case 'belote':
      return beloteGains(rules, board, { tricks, points, closer })
    case 'sixty-six':
      return sixtySixGains({ tricks, points, closer })
    case 'briscola':
      return points.map((own, side) => (own > points[1 - side]! ? 1 : 0))
    case 'german-whist':
      return tricks.map((count, side) => (count > tricks[1 - side]! ? 1 : 0))
    case 'black-maria':
    case 'polignac':
      return board.won.map((cards) => penaltiesIn(rules, cards))
    case 'manille':
      return points.map((own) => Math.max(0, own - MANILLE_HALF))
    case 'bisca':
      return points.map((own, side) => (tricks[1 - side] === 0 ? 3 : own > 90 ? 2 : own > 60 ? 1 : 0))
    case 'tressette-two':
      return points.map((thirds, side) => Math.floor((thirds + (side === closer ? 3 : 0)) / 3))
    case 'call-break':
      return tricks.map((count, side) => {
        const bid = board.bids[side]!
        return count < bid ? -10 * bid : 10 * bid + count - bid
      })
    case 'hokm':
      return tricks.map((count, side) => (count < HOKM_MOST ? 0 : tricks[1 - side]! < HOKM_SHUT ? 2 : 1))
    case 'schieber':
      return points.map(
        (own, side) => own + (side === closer ? JASS_LAST : 0) + (tricks[1 - side] === 0 ? JASS_ALL : 0),
      )
    case 'catch-the-ten':
      return points.map((own, side) => own + Math.max(0, board.won[side]!.length - CATCH_FREE))
    case 'nullo':
    case 'knockout-whist':
      return tricks
  }
}

interface Taken {
  readonly tricks: readonly number[]
  readonly points: readonly number[]
  readonly closer: number
}

/** The takers need more than half; else all points go to the others. */
function beloteGains(
  rules: TrickRules,
  { bonus, maker }: Board,
  { tricks, points, closer }: Taken,
): number[] {
  const makers = sideOf(rules, maker)
  const all = [0, 1].map((side) =>
    tricks[1 - side] === 0 ? CAPOT + bonus[side]! : points[side]! + (side === closer ? BELOTE_LAST : 0),
  )
  const counted = all.map((own, side) => (tricks[side] === 0 ? bonus[side]! : own))
  if (counted[makers]! > counted[1 - makers]!) return counted
  return counted.map((_, side) => (side === makers ? bonus[side]! : BELOTE_ALL + bonus[side]!))
}

/** A side with 66, or the last trick, wins one; two if the other has less than 33, three if it has no trick. */
function sixtySixGains({ tricks, points, closer }: Taken): number[] {
  const first = points.findIndex((own) => own >= SIXTY_SIX)
  const winner = first < 0 ? closer : points[1 - first]! >= SIXTY_SIX ? closer : first
  const other = 1 - winner
  const gain = tricks[other] === 0 ? 3 : points[other]! < SIXTY_SIX / 2 ? 2 : 1
  return points.map((_, side) => (side === winner ? gain : 0))
}

/** How good a finished hand is for a side, finer than its points, for the search. */
export function valueOf(rules: TrickRules, board: Board, side: number, bags: readonly number[]): number {
  const gains = gainsOf(rules, board, bags)
  const own = gains[side]!
  const others = sum(gains) - own
  const rivals = gains.length - 1
  switch (rules.kind) {
    case 'hearts':
    case 'black-maria':
    case 'polignac':
    case 'nullo':
      return others / rivals - own
    case 'oh-hell':
    case 'call-break':
    case 'catch-the-ten':
      return own - others / rivals / 2
    case 'knockout-whist':
      return (own > 0 ? 8 : 0) + own
    case 'briscola':
    case 'sueca':
    case 'belote':
    case 'sixty-six':
    case 'manille':
    case 'bisca':
    case 'schieber':
      return pointsOf(rules, board, side) - pointsOf(rules, board, 1 - side) + 30 * Math.sign(own - others)
    case 'tressette':
    case 'tressette-two':
      return pointsOf(rules, board, side) - pointsOf(rules, board, 1 - side) + (own - others)
    case 'german-whist':
    case 'hokm':
      return tricksOf(rules, board, side) + 4 * own
    default:
      return own - others
  }
}
