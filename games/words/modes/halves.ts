import { shuffled } from '#kit/random/random.ts'
import { fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, ERASE, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** Names cut into pieces that lie mixed up on the beach: joined again, they show what they name. */
export interface HalvesState extends Base {
  readonly mode: 'halves'
  readonly pieces: readonly Piece[]
  /** Pieces joined so far. */
  readonly picks: readonly number[]
  readonly targets: readonly Target[]
}

interface Piece {
  readonly text: string
  readonly isGone: boolean
}

interface Target {
  readonly picture: number
  readonly word: string
  readonly parts: readonly string[]
  readonly isFound: boolean
}

const HEARTS = 5
const COUNTS = [3, 4, 5, 6, 6]
/** From this round on long names are cut twice. */
const CUT_TWICE_FROM = 2
const LETTERS_FOR_THREE = 6
const WORD_POINTS = 25

/** A name in two pieces, or three: the first ones are the longer ones. */
function cut(letters: readonly string[], round: number): readonly string[] {
  const count = round >= CUT_TWICE_FROM && letters.length >= LETTERS_FOR_THREE ? 3 : 2
  const size = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, part) => letters.slice(part * size, (part + 1) * size).join(''))
}

/** Names not yet found that begin with these pieces. */
const begun = ({ targets, pieces }: HalvesState, picks: readonly number[]) =>
  targets.filter(
    ({ parts, isFound }) => !isFound && picks.every((pick, place) => pieces[pick]!.text === parts[place]),
  )

export const halves: Mode<HalvesState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 4)
    const wish = { count: COUNTS[round]!, least, most: 9, ease: easeOf(halves, base) * 0.8, used }
    const targets = pickNouns(language, wish, random).map(({ picture, word, letters }) => ({
      picture,
      word,
      parts: cut(letters, round),
      isFound: false,
    }))
    const texts = shuffled(
      targets.flatMap(({ parts }) => parts),
      random,
    )
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...targets.map(({ picture }) => picture)],
      mode: 'halves',
      pieces: texts.map((text) => ({ text, isGone: false })),
      picks: [],
      targets,
    }
  },
  step(state, input) {
    const { pieces, picks } = state
    if (input === ERASE || input === picks.at(-1))
      return {
        state: { ...state, picks: picks.slice(0, -1) },
        events: picks.length > 0 ? [{ kind: 'erase' }] : [],
      }
    if (!pieces[input] || pieces[input].isGone || picks.includes(input)) return { state, events: [] }
    const joined = [...picks, input]
    const fitting = begun(state, joined)
    // The first piece is only picked up; joining it shows whether it was right.
    if (fitting.length === 0 && picks.length > 0) return missed({ ...state, picks: [] }, { x: input })
    const whole = fitting.find(({ parts }) => parts.length === joined.length)
    const events = [{ kind: 'join', x: input }]
    if (!whole) return { state: { ...state, picks: joined }, events }
    const next = {
      ...state,
      picks: [],
      pieces: pieces.map((piece, index) => (joined.includes(index) ? { ...piece, isGone: true } : piece)),
      points: state.points + WORD_POINTS,
      targets: state.targets.map((one) => (one === whole ? { ...one, isFound: true } : one)),
    }
    const found = [...events, { kind: 'word', x: state.targets.indexOf(whole) }]
    if (next.targets.some(({ isFound }) => !isFound)) return { state: next, events: found }
    return { state: solved(halves, next), events: [...found, { kind: 'solved' }] }
  },
  legal({ pieces, picks }) {
    const free = [...pieces.keys()].filter((place) => !pieces[place]!.isGone && !picks.includes(place))
    return picks.length > 0 ? [...free, ERASE] : free
  },
  best(state) {
    const { pieces, picks } = state
    const target = begun(state, picks)[0]
    if (!target) return ERASE
    return pieces.findIndex(
      ({ text, isGone }, place) => !isGone && !picks.includes(place) && text === target.parts[picks.length],
    )
  },
  share: ({ targets }) => targets.filter(({ isFound }) => isFound).length / targets.length,
}
