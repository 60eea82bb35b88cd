import { keysWith, pickNouns, fewestLetters } from '../nouns.ts'
import { easeOf, missed, solved, type Base, type Mode } from '../series.ts'

/** A hidden word; each wrong letter is a wave that takes a piece of the castle and washes sand off the picture. */
export interface TideState extends Base {
  readonly mode: 'tide'
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  readonly keys: readonly string[]
  /** Places of the keys that were tapped. */
  readonly tried: readonly number[]
}

export const CASTLE = 7
const REBUILT = 2
const OTHER_KEYS = 9
const LETTER_POINTS = 10
const WORD_POINTS = 20

export const isShown = ({ keys, tried, letters }: TideState, place: number) =>
  tried.some((key) => keys[key] === letters[place])

export const wavesIn = ({ keys, tried, letters }: TideState) =>
  tried.filter((key) => !letters.includes(keys[key]!)).length

const isOpen = (state: TideState) => state.letters.some((_, place) => !isShown(state, place))

export const tide: Mode<TideState> = {
  rounds: 8,
  lives: CASTLE,
  deal(base, random) {
    const { language, used, round } = base
    const [noun] = pickNouns(
      language,
      { count: 1, least: fewestLetters(language, 3), most: 9, ease: easeOf(tide, base), used },
      random,
    )
    const { picture, word, letters } = noun!
    return {
      ...base,
      lives: Math.min(CASTLE, base.lives + (round > 0 ? REBUILT : 0)),
      used: [...used, picture],
      mode: 'tide',
      picture,
      word,
      letters,
      keys: keysWith(letters, OTHER_KEYS, { language, random }),
      tried: [],
    }
  },
  step(state, input) {
    const { keys, tried, letters } = state
    if (!(input in keys) || tried.includes(input)) return { state, events: [] }
    const next = { ...state, tried: [...tried, input] }
    const count = letters.filter((letter) => letter === keys[input]).length
    if (count === 0) return missed(next, { x: input })
    const scored = { ...next, points: state.points + LETTER_POINTS * count }
    const events = [{ kind: 'hit', x: input, amount: count }]
    if (isOpen(scored)) return { state: scored, events }
    const done = solved(tide, { ...scored, points: scored.points + WORD_POINTS })
    return { state: done, events: [...events, { kind: 'solved' }] }
  },
  legal: ({ keys, tried }) => [...keys.keys()].filter((key) => !tried.includes(key)),
  best({ keys, tried, letters }) {
    const key = keys.findIndex((letter, place) => letters.includes(letter) && !tried.includes(place))
    return key < 0 ? undefined : key
  },
  share: (state) => state.letters.filter((_, place) => isShown(state, place)).length / state.letters.length,
}
