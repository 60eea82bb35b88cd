import { shuffled, type Random } from '#kit/random/random.ts'
import { fewestLetters, keysWith, pickNouns, type Noun } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** Names in numbers, equal for equal letters; the last picture is hidden by sand. */
export interface CipherState extends Base {
  readonly mode: 'cipher'
  readonly words: readonly CodedWord[]
  /** The letter of each number. */
  readonly code: readonly string[]
  /** Numbers whose letter is known. */
  readonly known: readonly number[]
  readonly keys: readonly string[]
}

export interface CodedWord {
  readonly picture: number
  readonly word: string
  /** A number for each letter. */
  readonly code: readonly number[]
  /** Its picture is to be seen only when the name stands. */
  readonly isHidden: boolean
}

/** A number and a key in one input. */
export const CODE_KEYS = 100
const HEARTS = 5
const COUNTS = [3, 3, 4, 4]
const OTHER_KEYS = 3
const LETTER_POINTS = 10
const WORD_POINTS = 10
/** Share of a name that the others must reveal for its picture to be hidden. */
const GUESSABLE = 0.6

const sharedOf = ({ letters }: Noun, known: ReadonlySet<string>) =>
  letters.filter((letter) => known.has(letter)).length / letters.length

/** Nouns with many common letters, chosen greedily. */
function kindred(nouns: readonly Noun[], count: number): readonly Noun[] {
  const [first, ...others] = nouns
  const chosen = [first!]
  while (chosen.length < count) {
    const known = new Set(chosen.flatMap(({ letters }) => letters))
    const next = others
      .filter((noun) => !chosen.includes(noun))
      .reduce((best, noun) => (sharedOf(noun, known) > sharedOf(best, known) ? noun : best))
    chosen.push(next)
  }
  return chosen
}

export const isWordKnown = ({ known }: Pick<CipherState, 'known'>, { code }: CodedWord) =>
  code.every((number) => known.includes(number))

function coded(nouns: readonly Noun[], random: Random) {
  const code = shuffled([...new Set(nouns.flatMap(({ letters }) => letters))], random)
  const others = new Set(nouns.slice(0, -1).flatMap(({ letters }) => letters))
  const words = nouns.map(({ picture, word, letters }, index) => ({
    picture,
    word,
    code: letters.map((letter) => code.indexOf(letter)),
    isHidden: index === nouns.length - 1 && sharedOf(nouns[index]!, others) >= GUESSABLE,
  }))
  return { words, code }
}

export const cipher: Mode<CipherState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const wish = { count: 16, least, most: 6, ease: easeOf(cipher, base) * 0.8, used }
    const { words, code } = coded(kindred(pickNouns(language, wish, random), COUNTS[round]!), random)
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...words.map(({ picture }) => picture)],
      mode: 'cipher',
      words,
      code,
      known: [],
      keys: keysWith(code, OTHER_KEYS, { language, random }),
    }
  },
  step(state, input) {
    const [number, key] = [Math.floor(input / CODE_KEYS), input % CODE_KEYS]
    const { code, known, keys, words } = state
    if (!(number in code) || !(key in keys) || known.includes(number)) return { state, events: [] }
    if (code[number] !== keys[key]) return missed(state, { x: number, y: key })
    const next = { ...state, known: [...known, number] }
    const done = words.filter((word) => !isWordKnown(state, word) && isWordKnown(next, word)).length
    const count = words.flatMap((word) => word.code).filter((one) => one === number).length
    const scored = { ...next, points: state.points + LETTER_POINTS * count + WORD_POINTS * done }
    const events = [
      { kind: 'hit', x: number, amount: count },
      ...(done > 0 ? [{ kind: 'word', x: number, amount: done }] : []),
    ]
    if (next.known.length < code.length) return { state: scored, events }
    return { state: solved(cipher, scored), events: [...events, { kind: 'solved' }] }
  },
  legal({ code, known, keys }) {
    const used = new Set(known.map((number) => code[number]))
    const free = [...keys.keys()].filter((key) => !used.has(keys[key]))
    return [...code.keys()].flatMap((number) =>
      known.includes(number) ? [] : free.map((key) => number * CODE_KEYS + key),
    )
  },
  best({ words, code, known, keys }) {
    const number = words.flatMap((word) => word.code).find((one) => !known.includes(one))
    return number === undefined ? undefined : number * CODE_KEYS + keys.indexOf(code[number]!)
  },
  share: ({ known, code }) => known.length / code.length,
}
