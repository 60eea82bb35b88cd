import { shuffled } from '#kit/random/random.ts'
import { pickNouns } from '../nouns.ts'
import { easeOf, solved, type Base, type Mode } from '../series.ts'

/** Cards face down: to each picture there is a card with its name. */
export interface PairsState extends Base {
  readonly mode: 'pairs'
  readonly cards: readonly Card[]
  /** At most two places; two that do not belong together stay open until the next tap. */
  readonly open: readonly number[]
  /** Places whose pair was found, and places that were seen before. */
  readonly gone: readonly number[]
  readonly seen: readonly number[]
  readonly streak: number
}

export interface Card {
  readonly picture: number
  readonly word: string
  readonly shows: 'picture' | 'word'
}

const PAIRS = [4, 6, 8, 10]
const PAIR_POINTS = 20
const STREAK_POINTS = 10
const MISS_COST = 4

const isPair = (cards: readonly Card[], [one, other]: readonly number[]) =>
  one !== undefined && other !== undefined && cards[one]!.picture === cards[other]!.picture

const mateOf = ({ cards }: PairsState, place: number) =>
  cards.findIndex((card, other) => other !== place && card.picture === cards[place]!.picture)

export const pairs: Mode<PairsState> = {
  rounds: PAIRS.length,
  lives: 1,
  deal(base, random) {
    const wish = {
      count: PAIRS[base.round]!,
      least: 1,
      most: 9,
      ease: easeOf(pairs, base) * 0.7,
      used: base.used,
    }
    const nouns = pickNouns(base.language, wish, random)
    const cards = nouns.flatMap(({ picture, word }): Card[] => [
      { picture, word, shows: 'picture' },
      { picture, word, shows: 'word' },
    ])
    return {
      ...base,
      used: [...base.used, ...nouns.map(({ picture }) => picture)],
      mode: 'pairs',
      cards: shuffled(cards, random),
      open: [],
      gone: [],
      seen: [],
      streak: 0,
    }
  },
  step(before, input) {
    const state = before.open.length === 2 ? { ...before, open: [] as readonly number[] } : before
    const { cards, gone } = state
    if (!(input in cards) || gone.includes(input) || state.open.includes(input))
      return { state: before, events: [] }
    const open = [...state.open, input]
    const turned = { ...state, open, seen: [...new Set([...state.seen, input])] }
    const events = [{ kind: 'turn', x: input }]
    if (open.length < 2) return { state: turned, events }
    if (!isPair(cards, open)) {
      // Only a player who could have known better pays.
      const knew = before.seen.includes(input) || before.seen.includes(mateOf(state, open[0]!))
      const points = Math.max(0, state.points - (knew ? MISS_COST : 0))
      return { state: { ...turned, points, streak: 0 }, events: [...events, { kind: 'miss' }] }
    }
    const points = state.points + PAIR_POINTS + STREAK_POINTS * state.streak
    const streak = state.streak + 1
    const next = { ...turned, open: [], gone: [...gone, ...open], points, streak }
    const found = [...events, { kind: 'word', x: open[0]!, y: input, amount: streak }]
    if (next.gone.length < cards.length) return { state: next, events: found }
    return { state: solved(pairs, next), events: [...found, { kind: 'solved' }] }
  },
  legal({ cards, gone, open }) {
    const closed = open.length === 2 ? [] : open
    return [...cards.keys()].filter((place) => !gone.includes(place) && !closed.includes(place))
  },
  best(state) {
    const { cards, gone, seen, open } = state
    const hidden = [...cards.keys()].filter((place) => !gone.includes(place))
    const fresh = hidden.find((place) => !seen.includes(place))
    const [first] = open.length === 1 ? open : []
    if (first !== undefined) {
      const mate = mateOf(state, first)
      return seen.includes(mate) ? mate : (fresh ?? mate)
    }
    const known = hidden.find((place) => seen.includes(place) && seen.includes(mateOf(state, place)))
    return known ?? fresh
  },
  share: ({ gone, cards }) => gone.length / cards.length,
}
