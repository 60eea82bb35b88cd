import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { anyLetter, fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** Letters fall in lanes, a row a step: a basket that moves one lane a step must catch a name in its order. */
export interface RainState extends Base {
  readonly mode: 'rain'
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  /** Letters that were caught. */
  readonly done: number
  /** The lane of the basket. */
  readonly at: number
  /** From the row that falls next to the one that has just come into sight. */
  readonly rows: readonly Row[]
  /** Which letter of the name the sky sends next. */
  readonly sent: number
}

interface Row {
  /** A letter a lane, or nothing. */
  readonly lanes: readonly string[]
  /** Position of a basket that follows the generated path. */
  readonly way: number
  /** The letter of the name that falls there, or -1. */
  readonly index: number
}

export const LANES = 5
export const ROWS = 5
const HEARTS = 5
const ROUNDS = 7
const FIRST_EMPTY_ROWS = 1
const LETTER_POINTS = 10
const WORD_POINTS = 20
/** From the first round to the last: the chance of a letter that is none of the name's, and of a row without one. */
const STRAY = [0.35, 0.9] as const
const PAUSE = [0.55, 0.2] as const
/** A bot's weights: catch a letter soon, and never a wrong one. */
const CATCH = 10
const WRONG = 60

const between = ([first, last]: readonly [number, number], ease: number) => first + (last - first) * ease
const isLane = (lane: number) => lane >= 0 && lane < LANES
const reach = (lane: number) => [lane, lane - 1, lane + 1].filter(isLane)

/** Strays never fall side by side, so that there is always a path between them. */
function nextRow(state: RainState, from: number, random: Random): Row {
  const ease = easeOf(rain, state)
  const way = pickOne(reach(from), random)
  const isSent = state.sent < state.letters.length && random() > between(PAUSE, ease)
  const lanes = Array<string>(LANES).fill('')
  if (isSent) lanes[way] = state.letters[state.sent]!
  for (let stray = 0; stray < 2; stray++) {
    const lane = pickIndex(LANES, random)
    const isApart = [lane - 1, lane, lane + 1].every((near) => !lanes[near] && near !== way)
    if (isApart && random() < between(STRAY, ease)) lanes[lane] = strayLetter(state, random)
  }
  return { lanes, way, index: isSent ? state.sent : -1 }
}

/** Strays are mostly letters of the name: the player has to know which is next. */
const strayLetter = ({ letters, language }: RainState, random: Random) =>
  random() < 0.5 ? pickOne(letters, random) : anyLetter(language, random)

function withRow(state: RainState, random: Random): RainState {
  const row = nextRow(state, state.rows.at(-1)?.way ?? state.at, random)
  return { ...state, rows: [...state.rows, row], sent: row.index < 0 ? state.sent : state.sent + 1 }
}

/** How well a basket can do in the rows in sight that moves into a lane now. */
function worthOf(state: RainState, lane: number, row = 0, done = state.done): number {
  const letter = state.rows[row]!.lanes[lane]!
  const isRight = letter === state.letters[done]
  const gain = letter === '' ? 0 : isRight ? CATCH - row : -WRONG
  const caught = done + (isRight ? 1 : 0)
  if (row + 1 === state.rows.length || caught === state.letters.length) return gain
  return gain + Math.max(...reach(lane).map((next) => worthOf(state, next, row + 1, caught)))
}

export const rain: Mode<RainState> = {
  rounds: ROUNDS,
  lives: HEARTS,
  deal(base, random) {
    const least = fewestLetters(base.language, 3)
    const wish = { count: 1, least, most: 7, ease: easeOf(rain, base), used: base.used }
    const [{ picture, word, letters }] = pickNouns(base.language, wish, random) as [RainState]
    const at = Math.floor(LANES / 2)
    const empty = Array<string>(LANES).fill('')
    let state: RainState = {
      ...base,
      lives: mended(HEARTS, base),
      used: [...base.used, picture],
      mode: 'rain',
      picture,
      word,
      letters,
      done: 0,
      at,
      rows: Array.from({ length: FIRST_EMPTY_ROWS }, () => ({ lanes: empty, way: at, index: -1 })),
      sent: 0,
    }
    while (state.rows.length < ROWS) state = withRow(state, random)
    return state
  },
  step(state, input, random) {
    if (!reach(state.at).includes(input)) return { state, events: [] }
    const [{ lanes, index }, ...rows] = state.rows as [Row, ...Row[]]
    const letter = lanes[input]!
    const isRight = letter === state.letters[state.done]
    const done = state.done + (isRight ? 1 : 0)
    // A dropped letter is sent again.
    const sent = !isRight && index === state.done ? index : Math.max(state.sent, done)
    const next = withRow({ ...state, at: input, rows, done, sent }, random)
    if (letter === '') return { state: next, events: [{ kind: 'step', x: input }] }
    if (!isRight) return missed(next, { x: input })
    const points = state.points + LETTER_POINTS
    const events = [{ kind: 'hit', x: input, amount: done }]
    if (done < state.letters.length) return { state: { ...next, points }, events }
    const all = solved(rain, { ...next, points: points + WORD_POINTS })
    return { state: all, events: [...events, { kind: 'solved' }] }
  },
  legal: ({ at }) => reach(at),
  best: (state) =>
    reach(state.at)
      .map((lane) => ({ lane, worth: worthOf(state, lane) }))
      .reduce((best, next) => (next.worth > best.worth ? next : best)).lane,
  share: ({ done, letters }) => done / letters.length,
}
