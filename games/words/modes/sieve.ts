import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { Language } from '../languages.ts'
import { nounsOf, type Noun } from '../nouns.ts'
import { mended, missed, solved, type Base, type Mode } from '../series.ts'

/** A letter and many pictures: only those whose names hold the letter stay in the sieve. */
export interface SieveState extends Base {
  readonly mode: 'sieve'
  readonly letter: string
  readonly cards: readonly Card[]
}

interface Card {
  readonly picture: number
  readonly word: string
  readonly has: boolean
  /** Its name has been told. */
  readonly isOpen: boolean
}

const HEARTS = 5
const CARDS = [6, 6, 9, 9, 12, 12]
const WANTED = [2, 2, 3, 3, 4, 4]
const CARD_POINTS = 10
const ROUND_POINTS = 10

/** A sign without what stands above or below it. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Letters that stand in several names, with the number of those names. */
export function sharedLetters(language: Language): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { word } of nounsOf(language))
    for (const letter of new Set(word.match(/\p{L}/gu))) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count > 1))
}

/** A letter in about as many names as wished: rare ones end quickly, frequent ones leave no others. */
function pickLetter({ language, round }: Base, random: Random): string {
  const shared = [...sharedLetters(language)].filter(([, count]) => count < nounsOf(language).length / 2)
  const enough = shared.filter(([, count]) => count >= WANTED[round]!)
  const most = shared.toSorted(([, one], [, other]) => other - one).slice(0, 3)
  return pickOne(enough.length > 2 ? enough : most, random)[0]
}

export const sieve: Mode<SieveState> = {
  rounds: CARDS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const letter = pickLetter(base, random)
    const fresh = (nouns: readonly Noun[]) => {
      const order = shuffled(nouns, random)
      return [
        ...order.filter(({ picture }) => !used.includes(picture)),
        ...order.filter(({ picture }) => used.includes(picture)),
      ]
    }
    const having = fresh(nounsOf(language).filter(({ word }) => word.includes(letter)))
    // Whether an accented letter counts would be a matter of opinion.
    const others = fresh(nounsOf(language).filter(({ word }) => !bare(word).includes(bare(letter))))
    const wanted = Math.min(having.length, WANTED[round]! + pickIndex(2, random))
    const cards = [...having.slice(0, wanted), ...others.slice(0, CARDS[round]! - wanted)].map(
      ({ picture, word }) => ({ picture, word, has: word.includes(letter), isOpen: false }),
    )
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...cards.map(({ picture }) => picture)],
      mode: 'sieve',
      letter,
      cards: shuffled(cards, random),
    }
  },
  step(state, input) {
    const card = state.cards[input]
    if (!card || card.isOpen) return { state, events: [] }
    const cards = state.cards.map((one, place) => (place === input ? { ...one, isOpen: true } : one))
    const next = { ...state, cards }
    if (!card.has) return missed(next, { x: input })
    const scored = { ...next, points: state.points + CARD_POINTS }
    const left = cards.filter(({ has, isOpen }) => has && !isOpen).length
    const events = [{ kind: 'hit', x: input, amount: left }]
    if (left > 0) return { state: scored, events }
    const done = solved(sieve, { ...scored, points: scored.points + ROUND_POINTS })
    return { state: done, events: [...events, { kind: 'solved' }] }
  },
  legal: ({ cards }) => cards.flatMap(({ isOpen }, place) => (isOpen ? [] : [place])),
  best({ cards }) {
    const place = cards.findIndex(({ has, isOpen }) => has && !isOpen)
    return place < 0 ? undefined : place
  },
  share({ cards }) {
    const having = cards.filter(({ has }) => has)
    return having.filter(({ isOpen }) => isOpen).length / having.length
  },
}
