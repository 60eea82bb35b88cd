import { pickIndex, type Random } from '#kit/random/random.ts'
import { anyLetter, fewestLetters, pickNouns, type Noun } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** Names written by a careless hand: in some of them one letter is wrong. */
export interface SlipsState extends Base {
  readonly mode: 'slips'
  readonly rows: readonly SlipRow[]
}

export interface SlipRow {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  /** The letters as they are written. */
  readonly written: readonly string[]
  /** The place of the slip, or -1 in a name that is right. */
  readonly slip: number
  readonly isFound: boolean
}

/** A row and a place in one input. */
export const PLACES_A_ROW = 20
const HEARTS = 4
const ROWS = [3, 4, 4, 5, 5, 5]
/** Names that are right. */
const RIGHT = [0, 0, 1, 1, 2, 2]
const SLIP_POINTS = 20
const TRIES = 40

/** Another letter, in hard rounds one of the same name, which is easily overlooked. */
function wrongLetter({ letters }: Noun, place: number, base: Base, random: Random): string {
  const right = letters[place]!
  const own = letters.filter((letter) => letter !== right)
  if (own.length > 0 && random() < easeOf(slips, base) * 0.6) return own[pickIndex(own.length, random)]!
  for (let tries = 0; tries < TRIES; tries++) {
    const letter = anyLetter(base.language, random)
    if (letter !== right) return letter
  }
  return own[0]!
}

function written(noun: Noun, base: Base, random: Random): SlipRow {
  const slip = pickIndex(noun.letters.length, random)
  const letter = wrongLetter(noun, slip, base, random)
  return { ...noun, written: noun.letters.with(slip, letter), slip, isFound: false }
}

export const slipsLeft = ({ rows }: SlipsState) =>
  rows.filter(({ slip, isFound }) => slip >= 0 && !isFound).length

export const slips: Mode<SlipsState> = {
  rounds: ROWS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const wish = { count: ROWS[round]!, least, most: 6, ease: easeOf(slips, base), used }
    const nouns = pickNouns(language, wish, random)
    const rows = nouns.map((noun) => written(noun, base, random))
    for (let count = 0; count < RIGHT[round]!; count++) {
      const place = pickIndex(rows.length, random)
      rows[place] = { ...rows[place]!, written: rows[place]!.letters, slip: -1 }
    }
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...nouns.map(({ picture }) => picture)],
      mode: 'slips',
      rows,
    }
  },
  step(state, input) {
    const [which, place] = [Math.floor(input / PLACES_A_ROW), input % PLACES_A_ROW]
    const row = state.rows[which]
    if (!row || row.isFound || !(place in row.letters)) return { state, events: [] }
    if (row.slip !== place) return missed(state, { x: which, y: place })
    const next = {
      ...state,
      points: state.points + SLIP_POINTS,
      rows: state.rows.with(which, { ...row, written: row.letters, isFound: true }),
    }
    const events = [
      { kind: 'right', x: which, y: place },
      { kind: 'word', x: which },
    ]
    if (slipsLeft(next) > 0) return { state: next, events }
    return { state: solved(slips, next), events: [...events, { kind: 'solved' }] }
  },
  legal: ({ rows }) =>
    rows.flatMap(({ isFound, letters }, row) =>
      isFound ? [] : [...letters.keys()].map((place) => row * PLACES_A_ROW + place),
    ),
  best({ rows }) {
    const row = rows.findIndex(({ slip, isFound }) => slip >= 0 && !isFound)
    return row < 0 ? undefined : row * PLACES_A_ROW + rows[row]!.slip
  },
  share(state) {
    const all = state.rows.filter(({ slip }) => slip >= 0).length
    return 1 - slipsLeft(state) / all
  },
}
