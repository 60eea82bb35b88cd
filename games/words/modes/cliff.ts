import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, hurt, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** Letters in columns: only the lowest of each can be pulled, and only by a picture that needs it next. */
export interface CliffState extends Base {
  readonly mode: 'cliff'
  /** Each from the lowest letter upwards. */
  readonly columns: readonly (readonly string[])[]
  readonly words: readonly Spelling[]
}

interface Spelling {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  /** Letters that are there already. */
  readonly done: number
}

/** A column and a word in one input. */
export const WORDS = 10
const HEARTS = 5
const COUNTS = [3, 3, 4, 4, 4]
const COLUMNS = [4, 4, 5, 5, 5]
const LETTER_POINTS = 10

/** Stacks the remaining letters in reverse order of a solution, so that there is one. */
function pile(words: readonly Spelling[], count: number, random: Random): string[][] {
  const done = words.map((word) => word.done)
  const columns = Array.from({ length: count }, (): string[] => [])
  for (;;) {
    const open = words.flatMap(({ letters }, index) => (done[index]! < letters.length ? [index] : []))
    if (open.length === 0) return columns
    const word = open[pickIndex(open.length, random)]!
    const lowest = Math.min(...columns.map((column) => column.length))
    const column = pickOne(
      columns.filter(({ length }) => length <= lowest + 1),
      random,
    )
    column.push(words[word]!.letters[done[word]!++]!)
  }
}

/** A column and a word that lead to a solution; `undefined` in a dead end. */
export function wayOut({ columns, words }: Pick<CliffState, 'columns' | 'words'>): number | undefined {
  const dead = new Set<string>()
  const search = (heights: readonly number[], done: readonly number[]): number | undefined => {
    const name = `${heights.join()};${done.join()}`
    if (dead.has(name)) return undefined
    for (const [column, letters] of columns.entries()) {
      const letter = letters[heights[column]!]
      if (letter === undefined) continue
      for (const [word, own] of words.entries()) {
        if (own.letters[done[word]!] !== letter) continue
        const [up, on] = [heights.with(column, heights[column]! + 1), done.with(word, done[word]! + 1)]
        const isEnd = words.every(({ letters: all }, index) => on[index] === all.length)
        if (isEnd || search(up, on) !== undefined) return column * WORDS + word
      }
    }
    dead.add(name)
    return undefined
  }
  return search(
    columns.map(() => 0),
    words.map(({ done }) => done),
  )
}

export const cliff: Mode<CliffState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const wish = { count: COUNTS[round]!, least, most: 6, ease: easeOf(cliff, base) * 0.7, used }
    const words = pickNouns(language, wish, random).map((noun) => ({ ...noun, done: 0 }))
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...words.map(({ picture }) => picture)],
      mode: 'cliff',
      columns: pile(words, COLUMNS[round]!, random),
      words,
    }
  },
  step(state, input, random) {
    const [column, which] = [Math.floor(input / WORDS), input % WORDS]
    const [letter, word] = [state.columns[column]?.[0], state.words[which]]
    if (letter === undefined || !word) return { state, events: [] }
    if (word.letters[word.done] !== letter) return missed(state, { x: column })
    const next = {
      ...state,
      points: state.points + LETTER_POINTS,
      columns: state.columns.with(column, state.columns[column]!.slice(1)),
      words: state.words.with(which, { ...word, done: word.done + 1 }),
    }
    const isWord = word.done + 1 === word.letters.length
    const events = [{ kind: 'take', x: column, y: which }, ...(isWord ? [{ kind: 'word', x: which }] : [])]
    if (next.words.every(({ letters, done }) => done === letters.length))
      return { state: solved(cliff, next), events: [...events, { kind: 'solved' }] }
    if (wayOut(next) !== undefined) return { state: next, events }
    // In a dead end the cliff slides and is stacked solvable again.
    const slid = hurt({ ...next, columns: pile(next.words, state.columns.length, random) })
    return { state: slid, events: [...events, { kind: slid.phase === 'lost' ? 'lost' : 'slide' }] }
  },
  legal: ({ columns, words }) =>
    columns.flatMap(({ length }, column) =>
      length === 0
        ? []
        : words.flatMap(({ letters, done }, word) => (done < letters.length ? [column * WORDS + word] : [])),
    ),
  best: (state) => wayOut(state),
  share: ({ words }) =>
    words.reduce((sum, { done, letters }) => sum + done / letters.length, 0) / words.length,
}
