import {
  ACE,
  ALL_RANKS,
  cardOf,
  rankOf,
  sortedHand,
  SPADES,
  suitOf,
  type Card,
} from '#kit/game/cards/cards.ts'
import {
  cardIn,
  choiceMove,
  DRAW,
  ended,
  isChoice,
  most,
  seatAfter,
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
/** With this few cards left nobody knocks and the hand is void. */
const LAST_CARDS = 2
const KNOCKS = 1
/** No card taken: `lead` holds the card taken from the pile in this turn. */
const NOTHING = -1

interface GinTwist {
  /**
   * Who may knock: with ten points of deadwood, with the value of the first open card, with any, or only with
   * none.
   */
  readonly knock: 'ten' | 'first-card' | 'any' | 'never'
  /** Runs may continue from king to ace to two, and an unmelded ace is expensive. */
  readonly corner: boolean
}

const DEAR_ACE = 15
const worth = (card: Card, corner = false) =>
  corner && rankOf(card) === ACE ? DEAR_ACE : Math.min(10, rankOf(card))

/** Runs of at least three with this card; around the corner also those that lead up to it. */
function runsWith(first: Card, cards: readonly Card[], corner: boolean): Card[][] {
  const ranks = ALL_RANKS.length
  const at = (steps: number) => {
    const rank = rankOf(first) - 1 + steps
    if (!corner && rank >= ranks) return NOTHING
    return cardOf(suitOf(first), ((rank + ranks) % ranks) + 1)
  }
  let [before, after] = [0, 0]
  while (corner && before < ranks - 1 && cards.includes(at(-before - 1))) before++
  while (before + after < ranks - 1 && cards.includes(at(after + 1))) after++
  const runs: Card[][] = []
  for (let back = 0; back <= before; back++)
    for (let on = Math.max(0, 2 - back); on <= after; on++)
      runs.push(Array.from({ length: back + on + 1 }, (_, index) => at(index - back)))
  return runs
}

/** Sets and runs of at least three with this card. */
function meldsWith(first: Card, cards: readonly Card[], corner: boolean): Card[][] {
  const melds: Card[][] = []
  const equal = cards.filter((card) => rankOf(card) === rankOf(first) && card !== first)
  if (equal.length === 3) melds.push([first, ...equal])
  for (let one = 0; one < equal.length; one++)
    for (let two = one + 1; two < equal.length; two++) melds.push([first, equal[one]!, equal[two]!])
  return [...melds, ...runsWith(first, cards, corner)]
}

/** Deadwood after the best melds; `cards` are sorted. */
function search(cards: readonly Card[], best: number, dead: number, corner: boolean): number {
  if (dead >= best) return best
  const first = cards[0]
  if (first === undefined) return dead
  let least = best
  for (const meld of meldsWith(first, cards, corner))
    least = search(without(cards, ...meld), least, dead, corner)
  return search(cards.slice(1), least, dead + worth(first, corner), corner)
}

export const deadwoodOf = (hand: readonly Card[], corner = false) =>
  search(
    hand.toSorted((one, other) => one - other),
    Infinity,
    0,
    corner,
  )

interface Laid {
  readonly melds: readonly (readonly Card[])[]
  readonly dead: number
}

/** The best melds of a hand for display; `cards` are sorted. */
function laid(cards: readonly Card[], corner: boolean): Laid {
  const first = cards[0]
  if (first === undefined) return { melds: [], dead: 0 }
  const rest = laid(cards.slice(1), corner)
  let best: Laid = { ...rest, dead: rest.dead + worth(first, corner) }
  for (const meld of meldsWith(first, cards, corner)) {
    const { melds, dead } = laid(without(cards, ...meld), corner)
    if (dead < best.dead) best = { melds: [meld, ...melds], dead }
  }
  return best
}

/** A hand in display order: melds, then deadwood by suits; and the deadwood after the best discard. */
function arranged(hand: readonly Card[], size: number, corner: boolean) {
  const { melds, dead } = laid(
    hand.toSorted((one, other) => one - other),
    corner,
  )
  const lying = melds.flat()
  const loose = sortedHand(without(hand, ...lying), (card) => rankOf(card))
  const discards = hand.length > size ? hand.map((card) => deadwoodOf(without(hand, card), corner)) : [dead]
  return { cards: [...lying, ...loose], dead: Math.min(...discards) }
}

/** Most deadwood for a knock. With the first card as the measure, `marks` stores it and the doubling. */
function limitOf({ knock }: GinTwist, { marks }: ShedState): number {
  if (knock === 'first-card') return marks[0]!
  return knock === 'any' ? Infinity : knock === 'ten' ? KNOCK_LIMIT : 0
}

function legal(twist: GinTwist, state: ShedState): number[] {
  const { hands, speaker, count, lead } = state
  const hand = hands[speaker]!
  if (count !== MUST_DISCARD) return [DRAW, TAKE]
  // The card just taken from the pile may not be discarded at once.
  const free = hand.filter((card) => card !== lead)
  const limit = limitOf(twist, state)
  return free.flatMap((card) =>
    deadwoodOf(without(hand, card), twist.corner) <= limit ? [card, choiceMove(card, KNOCKS)] : [card],
  )
}

/** The lowest hand wins the difference to the others; a knocker who is not alone lowest is undercut. */
function counted(twist: GinTwist, state: ShedState, knocker: number): ShedState {
  const dead = state.hands.map((hand) => deadwoodOf(hand, twist.corner))
  const own = dead[knocker]!
  const others = dead.filter((_, seat) => seat !== knocker)
  const isGin = own === 0
  const isWon = isGin || own < Math.min(...others)
  const winner = isWon
    ? knocker
    : dead.findIndex((one, seat) => seat !== knocker && one === Math.min(...others))
  const ahead = dead.reduce((sum, one) => sum + one - dead[winner]!, 0)
  const bonus = isGin ? GIN_BONUS : isWon ? 0 : UNDERCUT_BONUS
  const times = twist.knock === 'first-card' ? state.marks[1]! : 1
  return ended(
    state,
    state.hands.map((_, seat) => (seat === winner ? times * (ahead + bonus) : 0)),
  )
}

function move(twist: GinTwist, state: ShedState, input: number): ShedState {
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
    speaker: seatAfter(state, speaker),
  }
  if (isChoice(input)) return counted(twist, next, speaker)
  if (stock.length > LAST_CARDS) return next
  return ended(
    next,
    next.hands.map(() => 0),
  )
}

/** Cards near others of the hand may still become a meld. */
const nearness = (hand: readonly Card[], card: Card) =>
  hand.filter(
    (other) =>
      other !== card &&
      (rankOf(other) === rankOf(card) || (suitOf(other) === suitOf(card) && Math.abs(other - card) <= 2)),
  ).length

/** Deadwood up to which the bot knocks where anybody may. */
const DARE = 9

function quick(twist: GinTwist, state: ShedState): number {
  const { corner, knock } = twist
  const hand = state.hands[state.speaker]!
  const dead = (cards: readonly Card[]) => deadwoodOf(cards, corner)
  if (state.count !== MUST_DISCARD) {
    const top = state.waste.at(-1)!
    const all = [...hand, top]
    const best = Math.min(...hand.map((card) => dead(without(all, card))))
    return best + worth(top, corner) < dead(hand) + Math.min(worth(top, corner), 4) ? TAKE : DRAW
  }
  return most(legal(twist, state), (input) => {
    const card = cardIn(input)!
    const left = dead(without(hand, card))
    const dares = knock !== 'any' || left <= DARE
    const knocking = isChoice(input) ? (dares ? 5 : -2000) : 0
    return -10 * left + worth(card, corner) - 3 * nearness(hand, card) + knocking
  })
}

const SIZE = 10

const gin = (twist: GinTwist): Omit<ShedRules, 'kind'> => ({
  plays: 'gin',
  seats: 2,
  ranks: ALL_RANKS,
  size: SIZE,
  goal: 60,
  open(state) {
    const first = state.stock.at(-1)!
    // An ace as the measure requires a hand without deadwood; a spade doubles all points.
    const limit = rankOf(first) === ACE ? 0 : worth(first)
    const measure = [limit, suitOf(first) === SPADES ? 2 : 1]
    return {
      ...state,
      waste: [first],
      stock: state.stock.slice(0, -1),
      lead: NOTHING,
      ...(twist.knock === 'first-card' ? { marks: measure, suit: suitOf(first) } : {}),
    }
  },
  legal: (state) => legal(twist, state),
  move: (state, input) => move(twist, state, input),
  quick: (state) => quick(twist, state),
  value: ({ hands }, seat) => -deadwoodOf(hands[seat]!, twist.corner),
  arranged: (hand) => arranged(hand, SIZE, twist.corner),
})

export const ginRummy: ShedRules = { kind: 'gin-rummy', ...gin({ knock: 'ten', corner: false }) }
export const oklahomaGin: ShedRules = {
  kind: 'oklahoma-gin',
  ...gin({ knock: 'first-card', corner: false }),
  goal: 100,
}
export const knockRummy: ShedRules = {
  kind: 'knock-rummy',
  ...gin({ knock: 'any', corner: false }),
  seats: 3,
  size: 7,
}
export const cornerGin: ShedRules = {
  kind: 'corner-gin',
  ...gin({ knock: 'ten', corner: true }),
  goal: 80,
}
export const straightGin: ShedRules = { kind: 'straight-gin', ...gin({ knock: 'never', corner: false }) }
