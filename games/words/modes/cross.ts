import { crossing, type Entry } from '../crossing.ts'
import { fewestLetters, keysWith, pickNouns } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** A small crossword whose clues are pictures. */
export interface CrossState extends Base {
  readonly mode: 'cross'
  readonly width: number
  readonly height: number
  readonly entries: readonly Entry[]
  readonly cells: readonly Cell[]
  readonly keys: readonly string[]
  /** Cells that hold their letter. */
  readonly filled: readonly number[]
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly letter: string
}

/** A cell and a key in one input. */
export const KEYS = 100
const HEARTS = 6
const COUNTS = [3, 4, 5, 6]
const OTHER_KEYS = 3
const LETTER_POINTS = 5
const WORD_POINTS = 15

const isDone = ({ filled }: CrossState, { cells }: Entry) => cells.every((cell) => filled.includes(cell))

export const cross: Mode<CrossState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const wish = {
      count: 60,
      least: fewestLetters(language, 3),
      most: 8,
      ease: easeOf(cross, base) * 0.6,
      used,
    }
    const board = crossing(pickNouns(language, wish, random), COUNTS[round]!, random)
    const letters = board.cells.map(({ letter }) => letter)
    return {
      ...base,
      ...board,
      lives: mended(HEARTS, base),
      used: [...used, ...board.entries.map(({ picture }) => picture)],
      mode: 'cross',
      keys: keysWith(letters, OTHER_KEYS, { language, random }),
      filled: [],
    }
  },
  step(state, input) {
    const [place, key] = [Math.floor(input / KEYS), input % KEYS]
    const cell = state.cells[place]
    if (!cell || !(key in state.keys) || state.filled.includes(place)) return { state, events: [] }
    if (state.keys[key] !== cell.letter) return missed(state, { x: place, y: key })
    const next = { ...state, filled: [...state.filled, place] }
    const done = state.entries.filter((entry) => !isDone(state, entry) && isDone(next, entry)).length
    const scored = { ...next, points: state.points + LETTER_POINTS + WORD_POINTS * done }
    const events = [
      { kind: 'hit', x: place },
      ...(done > 0 ? [{ kind: 'word', x: place, amount: done }] : []),
    ]
    if (next.filled.length < state.cells.length) return { state: scored, events }
    return { state: solved(cross, scored), events: [...events, { kind: 'solved' }] }
  },
  legal: ({ cells, filled, keys }) =>
    [...cells.keys()].flatMap((place) =>
      filled.includes(place) ? [] : [...keys.keys()].map((key) => place * KEYS + key),
    ),
  best({ entries, cells, filled, keys }) {
    const place = entries.flatMap((entry) => entry.cells).find((cell) => !filled.includes(cell))
    return place === undefined ? undefined : place * KEYS + keys.indexOf(cells[place]!.letter)
  },
  share: ({ filled, cells }) => filled.length / cells.length,
}
