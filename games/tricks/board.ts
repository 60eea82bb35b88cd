import { isRed, JACK, KING, QUEEN, rankOf, SPADES, suitOf, type Card } from '#kit/game/cards/cards.ts'
import type { TrickRules } from './games.ts'

export const NONE = -1

/** A hand in play; mutable, so copy it before a simulation. */
export interface Board {
  hands: Card[][]
  /** Face down; the last one is drawn first. */
  stock: Card[]
  /** The turned-up card, until it is played. */
  upcard: Card | typeof NONE
  /** Cards of the current trick from the seat `lead` on. */
  trick: Card[]
  lead: number
  last: Card[]
  won: Card[][]
  tricks: number[]
  bids: number[]
  trump: number
  /** The seat that chose the trump. */
  maker: number
  dealer: number
  /** Points besides those of cards, by side. */
  bonus: number[]
  /** Suits that a seat is known to lack, as bits. */
  voids: number[]
  /** Seats eliminated from the match. */
  out: boolean[]
}

export const copyBoard = (board: Board): Board => ({
  ...board,
  hands: board.hands.map((hand) => [...hand]),
  stock: [...board.stock],
  trick: [...board.trick],
  last: [...board.last],
  won: board.won.map((cards) => [...cards]),
  tricks: [...board.tricks],
  bids: [...board.bids],
  bonus: [...board.bonus],
  voids: [...board.voids],
  out: [...board.out],
})

export const sideOf = ({ partners }: TrickRules, seat: number) => (partners ? seat % 2 : seat)
export const sidesOf = ({ partners, seats }: TrickRules) => (partners ? 2 : seats)

/** The next seat still in the match. */
export function seatAfter({ out }: Pick<Board, 'out'>, seat: number): number {
  let next = (seat + 1) % out.length
  while (out[next]) next = (next + 1) % out.length
  return next
}

export const playersIn = ({ out }: Pick<Board, 'out'>) =>
  out.reduce((count, isOut) => count + (isOut ? 0 : 1), 0)

/** The seat that plays this card of the trick. */
export function seatAt(board: Pick<Board, 'out' | 'lead'>, place: number): number {
  let seat = board.lead
  for (let step = 0; step < place; step++) seat = seatAfter(board, seat)
  return seat
}

export const seatNow = (board: Board) => seatAt(board, board.trick.length)

const isLeftBower = ({ hasBowers }: TrickRules, trump: number, card: Card) =>
  hasBowers === true &&
  trump !== NONE &&
  rankOf(card) === JACK &&
  suitOf(card) !== trump &&
  isRed(card) === isRed(trump * 13)

/** The suit a card belongs to: the second bower is a trump. */
export const suitIn = (rules: TrickRules, trump: number, card: Card) =>
  isLeftBower(rules, trump, card) ? trump : suitOf(card)

const TRUMP_POWER = 100
const BOWER_POWER = 150

/** Strength of a card in a trick of this suit; 0 cannot win. */
export function powerOf(rules: TrickRules, trump: number, led: number, card: Card): number {
  const suit = suitIn(rules, trump, card)
  if (suit === trump) {
    if (rules.hasBowers && rankOf(card) === JACK) return BOWER_POWER + (suitOf(card) === trump ? 1 : 0)
    return TRUMP_POWER + (rules.trumpOrder ?? rules.order).indexOf(rankOf(card))
  }
  return suit === led ? 1 + rules.order.indexOf(rankOf(card)) : 0
}

export const worthOf = ({ worth, trumpWorth }: TrickRules, trump: number, card: Card) =>
  (trumpWorth && suitOf(card) === trump ? trumpWorth : worth)?.[rankOf(card)] ?? 0

/** Index of the winning card of the trick. */
export function winningPlace(rules: TrickRules, { trick, trump }: Pick<Board, 'trick' | 'trump'>): number {
  const led = suitIn(rules, trump, trick[0]!)
  let best = 0
  let power = -1
  for (let place = 0; place < trick.length; place++) {
    const own = powerOf(rules, trump, led, trick[place]!)
    if (own > power) [best, power] = [place, own]
  }
  return best
}

const isHeartOrLady = (card: Card) =>
  suitOf(card) === 2 || (suitOf(card) === SPADES && rankOf(card) === QUEEN)

export function legalCards(rules: TrickRules, board: Board, seat = seatNow(board)): Card[] {
  const hand = board.hands[seat]!
  const { trick, trump } = board
  if (trick.length === 0) {
    // Hearts may be led only once broken.
    if (rules.penalties !== 'hearts' || board.won.some((cards) => cards.some((card) => suitOf(card) === 2)))
      return hand
    const safe = hand.filter((card) => suitOf(card) !== 2)
    return safe.length > 0 ? safe : hand
  }
  if (rules.follow === 'free' || (rules.follow === 'late' && board.stock.length > 0)) return hand
  const led = suitIn(rules, trump, trick[0]!)
  const same = hand.filter((card) => suitIn(rules, trump, card) === led)
  if (rules.follow === 'suit') {
    if (same.length > 0) return same
    if (rules.penalties !== 'hearts' || board.last.length > 0) return hand
    const harmless = hand.filter((card) => !isHeartOrLady(card))
    return harmless.length > 0 ? harmless : hand
  }
  const place = winningPlace(rules, board)
  const best = powerOf(rules, trump, led, trick[place]!)
  const higher = (cards: readonly Card[]) => cards.filter((card) => powerOf(rules, trump, led, card) > best)
  if (same.length > 0) {
    if (led !== trump && rules.follow === 'strict') return same
    const above = higher(same)
    return above.length > 0 ? above : same
  }
  if (rules.follow === 'strict' && sideOf(rules, seatAt(board, place)) === sideOf(rules, seat)) return hand
  const trumps = hand.filter((card) => suitOf(card) === trump)
  if (trumps.length === 0) return hand
  const above = higher(trumps)
  return above.length > 0 ? above : trumps
}

/** Plays a card of the current seat. */
export function playCard(rules: TrickRules, board: Board, card: Card) {
  const seat = seatNow(board)
  const hand = board.hands[seat]!
  hand.splice(hand.indexOf(card), 1)
  if (card === board.upcard) board.upcard = NONE
  if (board.trick.length === 0) declareMarriage(rules, board, seat, card)
  else if (board.stock.length === 0 || !rules.draws) {
    const led = suitIn(rules, board.trump, board.trick[0]!)
    if (suitIn(rules, board.trump, card) !== led) board.voids[seat]! |= 1 << led
  }
  board.trick.push(card)
}

const MARRIAGE = 20

/** Leading a king or queen with the other in hand scores 20, in trumps 40. */
function declareMarriage({ kind }: TrickRules, board: Board, seat: number, card: Card) {
  if (kind !== 'sixty-six') return
  const rank = rankOf(card)
  if (rank !== KING && rank !== QUEEN) return
  const other = rank === KING ? card - 1 : card + 1
  if (!board.hands[seat]!.includes(other)) return
  board.bonus[seat]! += suitOf(card) === board.trump ? 2 * MARRIAGE : MARRIAGE
}

export const isTrickFull = (board: Board) => board.trick.length === playersIn(board)

/** Gives the trick to its winner, who leads the next one; returns the winner. */
export function sweepTrick(rules: TrickRules, board: Board): number {
  const winner = seatAt(board, winningPlace(rules, board))
  board.won[winner]!.push(...board.trick)
  board.tricks[winner]!++
  board.last = board.trick
  board.trick = []
  board.lead = winner
  if (rules.draws && board.stock.length > 0) {
    board.hands[winner]!.push(board.stock.pop()!)
    board.hands[1 - winner]!.push(board.stock.pop()!)
    if (rules.kind === 'german-whist') {
      // Tricks of the first half win no points, but each turns up the next card.
      if (board.stock.length === 0) board.tricks = board.tricks.map(() => 0)
      board.upcard = board.stock.at(-1) ?? NONE
    }
  }
  return winner
}

export const SIXTY_SIX = 66

export const pointsOf = (rules: TrickRules, { won, trump, bonus }: Board, side: number): number =>
  won.reduce(
    (sum, cards, seat) =>
      sideOf(rules, seat) === side
        ? cards.reduce((all, card) => all + worthOf(rules, trump, card), sum)
        : sum,
    bonus[side] ?? 0,
  )

export const isHandOver = (rules: TrickRules, board: Board) =>
  board.hands.every((hand, seat) => hand.length === 0 || board.out[seat] === true) ||
  (rules.kind === 'sixty-six' && board.bonus.some((_, side) => pointsOf(rules, board, side) >= SIXTY_SIX))
