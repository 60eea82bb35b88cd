import { ACE, ALL_RANKS, isRed, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import type { Twist } from './definitions.ts'

/** Most melds of a hand that are offered. */
const MOST_MELDS = 60
export const FEWEST = 3
const FACE = 10
const DEAR_ACE = 15
const WILD = 20

/** Points of a card in the hand, and in a meld. */
export function worthOf({ corner, wild }: Twist, card: Card): number {
  if (rankOf(card) === wild) return WILD
  return corner && rankOf(card) === ACE ? DEAR_ACE : Math.min(FACE, rankOf(card))
}
export const pointsOf = (twist: Twist, cards: readonly Card[]) =>
  cards.reduce((sum, card) => sum + worthOf(twist, card), 0)

/** A meld has at most one wild card and at least two natural ones. */
const split = ({ wild }: Twist, cards: readonly Card[]) => ({
  wilds: cards.filter((card) => rankOf(card) === wild),
  plain: cards.filter((card) => rankOf(card) !== wild),
})

function isSet(twist: Twist, cards: readonly Card[]): boolean {
  if (!twist.sets || cards.length > 4) return false
  const { wilds, plain } = split(twist, cards)
  if (wilds.length > 1) return false
  return plain.every((card) => rankOf(card) === rankOf(plain[0]!))
}

/** Whether ranks are consecutive once wild cards fill the gaps. */
function follows(ranks: readonly number[], wilds: number, corner: boolean): boolean {
  const sorted = ranks.toSorted((one, other) => one - other)
  if (new Set(sorted).size < sorted.length) return false
  const whole = sorted.length + wilds
  if (whole > ALL_RANKS.length) return false
  const span = (list: readonly number[]) => list.at(-1)! - list[0]! + 1
  if (span(sorted) <= whole) return true
  if (!corner) return false
  // A run around the corner may start after any card: lower ones move up by a whole suit.
  return sorted.some((_, cut) => {
    const turned = [...sorted.slice(cut), ...sorted.slice(0, cut).map((rank) => rank + ALL_RANKS.length)]
    return span(turned) <= whole
  })
}

function isRun(twist: Twist, cards: readonly Card[]): boolean {
  if (twist.runs === 'none') return false
  const { wilds, plain } = split(twist, cards)
  if (wilds.length > 1) return false
  const first = plain[0]!
  const alike = (card: Card) =>
    twist.runs === 'suit' ? suitOf(card) === suitOf(first) : isRed(card) === isRed(first)
  return plain.every(alike) && follows(plain.map(rankOf), wilds.length, twist.corner)
}

export const isMeld = (twist: Twist, cards: readonly Card[]) =>
  cards.length >= FEWEST && (isSet(twist, cards) || isRun(twist, cards))
export const isRunMeld = (twist: Twist, cards: readonly Card[]) => !isSet(twist, cards) && isRun(twist, cards)

export const joins = (twist: Twist, meld: readonly Card[], card: Card) => isMeld(twist, [...meld, card])

/** A meld in display order: sets by suit, runs ascending, wild cards last. */
export function shown(twist: Twist, cards: readonly Card[]): Card[] {
  const { wilds, plain } = split(twist, cards)
  const sorted = plain.toSorted((one, other) => rankOf(one) - rankOf(other) || one - other)
  const gap = sorted.findIndex((card, index) => index > 0 && rankOf(card) - rankOf(sorted[index - 1]!) > 2)
  const turned = gap > 0 ? [...sorted.slice(gap), ...sorted.slice(0, gap)] : sorted
  return [...turned, ...wilds]
}

/** Every meld of a hand in hand order, longer ones first. */
export function meldsOf(twist: Twist, hand: readonly Card[]): Card[][] {
  const found: Card[][] = []
  const cards = hand.toSorted((one, other) => one - other)
  const grow = (from: number, taken: readonly Card[]) => {
    if (found.length >= MOST_MELDS * 4) return
    if (isMeld(twist, taken)) found.push([...taken])
    for (let index = from; index < cards.length; index++)
      if (mayGrow(twist, [...taken, cards[index]!])) grow(index + 1, [...taken, cards[index]!])
  }
  grow(0, [])
  return found.toSorted((one, other) => other.length - one.length).slice(0, MOST_MELDS)
}

/** Whether these cards can still become part of a meld. */
function mayGrow(twist: Twist, cards: readonly Card[]): boolean {
  const { wilds, plain } = split(twist, cards)
  if (wilds.length > 1 || cards.length > ALL_RANKS.length) return false
  const first = plain[0]
  if (first === undefined || plain.length === 1) return true
  if (twist.sets && cards.length <= 4 && plain.every((card) => rankOf(card) === rankOf(first))) return true
  if (twist.runs === 'none' || new Set(plain.map(rankOf)).size < plain.length) return false
  return plain.every((card) =>
    twist.runs === 'suit' ? suitOf(card) === suitOf(first) : isRed(card) === isRed(first),
  )
}

/** How close a card is to forming a meld with others of the hand. */
export const nearness = (twist: Twist, hand: readonly Card[], card: Card) =>
  hand.filter((other) => {
    if (other === card) return false
    if (twist.sets && rankOf(other) === rankOf(card)) return true
    if (twist.runs === 'none' || Math.abs(rankOf(other) - rankOf(card)) > 2 || rankOf(other) === rankOf(card))
      return false
    return twist.runs === 'suit' ? suitOf(other) === suitOf(card) : isRed(other) === isRed(card)
  }).length

/** Points left in a hand after its best melds, chosen greedily from the dearest. */
export function deadOf(twist: Twist, hand: readonly Card[]): number {
  let rest = hand
  for (;;) {
    const melds = meldsOf(twist, rest)
    if (melds.length === 0) return pointsOf(twist, rest)
    const best = melds.reduce((most, meld) => (pointsOf(twist, meld) > pointsOf(twist, most) ? meld : most))
    rest = rest.filter((card) => !best.includes(card))
  }
}
