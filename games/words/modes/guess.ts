import { fewestLetters, keysWith, pickNouns } from '../nouns.ts'
import { easeOf, ERASE, hurt, solved, SUBMIT, type Base, type Mode } from '../series.ts'

/** A secret word of some letters; each guess says which of its letters are right, and which stand elsewhere. */
export interface GuessState extends Base {
  readonly mode: 'guess'
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  readonly keys: readonly string[]
  /** Keys of each finished guess, and of the one being written. */
  readonly guesses: readonly (readonly number[])[]
  readonly typing: readonly number[]
}

/** 2: right place. 1: elsewhere in the word. 0: not in the word, or not that often. */
export type Mark = 0 | 1 | 2

export const GUESSES = 6
const OTHER_KEYS = 7
const GUESS_POINTS = 15
const WORD_POINTS = 20

/** Marks of a guess: right places first, so that no letter counts twice. */
export function marksOf(
  { letters, keys }: Pick<GuessState, 'letters' | 'keys'>,
  guess: readonly number[],
): Mark[] {
  const rest = letters.filter((letter, place) => keys[guess[place]!] !== letter)
  return guess.map((key, place) => {
    if (keys[key] === letters[place]) return 2
    const at = rest.indexOf(keys[key]!)
    if (at < 0) return 0
    rest.splice(at, 1)
    return 1
  })
}

export const guess: Mode<GuessState> = {
  rounds: 5,
  lives: GUESSES,
  deal(base, random) {
    const { language, used } = base
    const least = fewestLetters(language, 3)
    const wish = { count: 1, least, most: least + 3, ease: easeOf(guess, base), used }
    const [noun] = pickNouns(language, wish, random)
    const { picture, word, letters } = noun!
    return {
      ...base,
      lives: GUESSES,
      used: [...used, picture],
      mode: 'guess',
      picture,
      word,
      letters,
      keys: keysWith(letters, OTHER_KEYS, { language, random }),
      guesses: [],
      typing: [],
    }
  },
  step(state, input) {
    const { typing, letters, keys } = state
    if (input === ERASE) {
      const kept = typing.slice(0, -1)
      return { state: { ...state, typing: kept }, events: typing.length > 0 ? [{ kind: 'erase' }] : [] }
    }
    if (input !== SUBMIT) {
      if (!(input in keys) || typing.length === letters.length) return { state, events: [] }
      return { state: { ...state, typing: [...typing, input] }, events: [{ kind: 'type', x: input }] }
    }
    if (typing.length < letters.length) return { state, events: [] }
    const marks = marksOf(state, typing)
    const right = marks.filter((mark) => mark === 2).length
    const next = { ...state, guesses: [...state.guesses, typing], typing: [] }
    const events = [{ kind: right > 0 ? 'close' : 'wide', amount: right }]
    if (right < letters.length) {
      const after = hurt(next)
      return { state: after, events: after.phase === 'lost' ? [...events, { kind: 'lost' }] : events }
    }
    const points = state.points + WORD_POINTS + GUESS_POINTS * (state.lives - 1)
    return { state: solved(guess, { ...next, points }), events: [...events, { kind: 'solved' }] }
  },
  legal({ typing, letters, keys }) {
    if (typing.length === letters.length) return [SUBMIT, ERASE]
    return typing.length > 0 ? [...keys.keys(), ERASE] : [...keys.keys()]
  },
  best({ typing, letters, keys }) {
    const isGood = typing.every((key, place) => keys[key] === letters[place])
    if (!isGood) return ERASE
    return typing.length === letters.length ? SUBMIT : keys.indexOf(letters[typing.length]!)
  },
  share: ({ guesses }) => guesses.length / (GUESSES + 1),
}
