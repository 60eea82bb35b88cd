import { ALL_RANKS, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import {
  cardIn,
  choiceMove,
  DRAW,
  ended,
  isChoice,
  most,
  TAKE,
  withHand,
  without,
  type ShedRules,
  type ShedState,
} from './state.ts'

const MUST_DISCARD = 1
const KNOCK_LIMIT = 10
const GIN_BONUS = 20
const UNDERCUT_BONUS = 10
/** With so few cards left nobody knocks and the hand is void. */
const LAST_CARDS = 2
const KNOCKS = 1

const worth = (card: Card) => Math.min(10, rankOf(card))

/** Sets and runs of at least three that hold this card, of the given cards. */
function meldsWith(first: Card, cards: readonly Card[]): Card[][] {
  const melds: Card[][] = []
  const equal = cards.filter((card) => rankOf(card) === rankOf(first) && card !== first)
  if (equal.length === 3) melds.push([first, ...equal])
  for (let one = 0; one < equal.length; one++)
    for (let two = one + 1; two < equal.length; two++) melds.push([first, equal[one]!, equal[two]!])
  const run = [first]
  while (cards.includes(run.at(-1)! + 1) && suitOf(run.at(-1)! + 1) === suitOf(first)) {
    run.push(run.at(-1)! + 1)
    if (run.length >= 3) melds.push([...run])
  }
  return melds
}

/** Points of the cards outside the best melds; `cards` are sorted. */
function search(cards: readonly Card[], best: number, dead: number): number {
  if (dead >= best) return best
  const first = cards[0]
  if (first === undefined) return dead
  let least = best
  for (const meld of meldsWith(first, cards)) least = search(without(cards, ...meld), least, dead)
  return search(cards.slice(1), least, dead + worth(first))
}

export const deadwoodOf = (hand: readonly Card[]) =>
  search(
    hand.toSorted((one, other) => one - other),
    Infinity,
    0,
  )

function legal({ hands, speaker, count, lead }: ShedState): number[] {
  const hand = hands[speaker]!
  if (count !== MUST_DISCARD) return [DRAW, TAKE]
  // The card just taken from the pile may not go straight back.
  const free = hand.filter((card) => card !== lead)
  return free.flatMap((card) =>
    deadwoodOf(without(hand, card)) <= KNOCK_LIMIT ? [card, choiceMove(card, KNOCKS)] : [card],
  )
}

function counted(state: ShedState, knocker: number): ShedState {
  const dead = state.hands.map(deadwoodOf)
  const lead = dead[1 - knocker]! - dead[knocker]!
  const isGin = dead[knocker] === 0
  const winner = isGin || lead > 0 ? knocker : 1 - knocker
  const gain = winner === knocker ? lead + (isGin ? GIN_BONUS : 0) : UNDERCUT_BONUS - lead
  return ended(
    state,
    state.hands.map((_, seat) => (seat === winner ? gain : 0)),
  )
}

/** `lead` keeps the card that was taken from the pile in this turn. */
const NOTHING = -1

function move(state: ShedState, input: number): ShedState {
  const { speaker, hands, waste, stock } = state
  const own = hands[speaker]!
  if (input === DRAW)
    return {
      ...state,
      hands: withHand(state, speaker, [...own, stock.at(-1)!]),
      stock: stock.slice(0, -1),
      count: MUST_DISCARD,
      lead: NOTHING,
    }
  if (input === TAKE)
    return {
      ...state,
      hands: withHand(state, speaker, [...own, waste.at(-1)!]),
      waste: waste.slice(0, -1),
      count: MUST_DISCARD,
      lead: waste.at(-1)!,
    }
  const card = cardIn(input)!
  const next: ShedState = {
    ...state,
    hands: withHand(state, speaker, without(own, card)),
    waste: [...waste, card],
    count: 0,
    lead: NOTHING,
    speaker: 1 - speaker,
  }
  if (isChoice(input)) return counted(next, speaker)
  return stock.length <= LAST_CARDS ? ended(next, [0, 0]) : next
}

/** Cards that lie near others of the hand may still become a meld. */
const nearness = (hand: readonly Card[], card: Card) =>
  hand.filter(
    (other) =>
      other !== card &&
      (rankOf(other) === rankOf(card) || (suitOf(other) === suitOf(card) && Math.abs(other - card) <= 2)),
  ).length

function quick(state: ShedState): number {
  const hand = state.hands[state.speaker]!
  if (state.count !== MUST_DISCARD) {
    const top = state.waste.at(-1)!
    const all = [...hand, top]
    const best = Math.min(...hand.map((card) => deadwoodOf(without(all, card))))
    return best + worth(top) < deadwoodOf(hand) + Math.min(worth(top), 4) ? TAKE : DRAW
  }
  return most(legal(state), (input) => {
    const card = cardIn(input)!
    const dead = deadwoodOf(without(hand, card))
    return -10 * dead + worth(card) - 3 * nearness(hand, card) + (isChoice(input) ? 5 : 0)
  })
}

export const ginRummy: ShedRules = {
  kind: 'gin-rummy',
  seats: 2,
  ranks: ALL_RANKS,
  size: 10,
  goal: 60,
  open: (state) => ({
    ...state,
    waste: state.stock.slice(-1),
    stock: state.stock.slice(0, -1),
    lead: NOTHING,
  }),
  legal,
  move,
  quick,
  value: ({ hands }, seat) => -deadwoodOf(hands[seat]!),
}
