import { pickOne, type Random } from '#kit/random/random.ts'
import { fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** Names merged into one line of letters: each letter in turn goes to the picture it belongs to. */
export interface BraidState extends Base {
  readonly mode: 'braid'
  /** Letters still to be sent, the next one first. */
  readonly line: readonly string[]
  readonly words: readonly Strand[]
}

interface Strand {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  /** Letters that have come. */
  readonly done: number
}

const HEARTS = 5
const COUNTS = [2, 2, 2, 3, 3, 3, 4]
const LETTER_POINTS = 5
const WORD_POINTS = 15

type Braid = Pick<BraidState, 'line' | 'words'>

/** Whether all letters of the line can still find their names. */
export function canEnd({ line, words }: Braid): boolean {
  const dead = new Set<string>()
  const search = (from: number, done: readonly number[]): boolean => {
    if (from === line.length) return true
    const name = done.join()
    if (dead.has(name)) return false
    const isGood = words.some(
      ({ letters }, index) =>
        letters[done[index]!] === line[from] && search(from + 1, done.with(index, done[index]! + 1)),
    )
    if (!isGood) dead.add(name)
    return isGood
  }
  return search(
    0,
    words.map(({ done }) => done),
  )
}

const sent = ({ line, words }: Braid, which: number): Braid => ({
  line: line.slice(1),
  words: words.map((word, index) => (index === which ? { ...word, done: word.done + 1 } : word)),
})

const fits = (braid: Braid, which: number) => {
  const { letters, done } = braid.words[which]!
  return letters[done] === braid.line[0] && canEnd(sent(braid, which))
}

/** The names' letters in one line, each name in its own order. */
function braided(words: readonly Strand[], random: Random): readonly string[] {
  const rests = words.map(({ letters }) => [...letters])
  const line: string[] = []
  for (;;) {
    const open = rests.filter(({ length }) => length > 0)
    if (open.length === 0) return line
    line.push(pickOne(open, random).shift()!)
  }
}

export const braid: Mode<BraidState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const wish = { count: COUNTS[round]!, least, most: 7, ease: easeOf(braid, base), used }
    const words = pickNouns(language, wish, random).map((noun) => ({ ...noun, done: 0 }))
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...words.map(({ picture }) => picture)],
      mode: 'braid',
      line: braided(words, random),
      words,
    }
  },
  step(state, input) {
    const word = state.words[input]
    if (!word || word.done === word.letters.length) return { state, events: [] }
    if (!fits(state, input)) return missed(state, { x: input })
    const next = { ...state, ...sent(state, input), points: state.points + LETTER_POINTS }
    const events = [{ kind: 'take', x: input }]
    if (word.done + 1 < word.letters.length) return { state: next, events }
    const scored = { ...next, points: next.points + WORD_POINTS }
    const found = [...events, { kind: 'word', x: input }]
    if (next.line.length > 0) return { state: scored, events: found }
    return { state: solved(braid, scored), events: [...found, { kind: 'solved' }] }
  },
  legal: ({ words }) => words.flatMap(({ done, letters }, index) => (done < letters.length ? [index] : [])),
  best(state) {
    const which = state.words.findIndex((_, index) => fits(state, index))
    return which < 0 ? undefined : which
  },
  share: ({ words }) =>
    words.reduce((sum, { done, letters }) => sum + done / letters.length, 0) / words.length,
}
