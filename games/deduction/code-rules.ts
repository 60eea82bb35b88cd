import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne } from '#kit/random/random.ts'
import type { CodeKind } from './palette.ts'

/**
 * What a white ring tells beside the right places. elsewhere: a right symbol in another place. warm: a digit that is off by
 * one. above: a digit that is too low. beside: a symbol whose twin lies right next to it. parity: a wrong digit that is odd or
 * even as the right one is. facing: a symbol that belongs to the mirrored place. nothing: there are no rings. steps: no rings and
 * no right places, but the steps that all digits are off together.
 */
export type Rings = 'elsewhere' | 'warm' | 'above' | 'beside' | 'parity' | 'facing' | 'nothing' | 'steps'

/** What a code is made of; a code is a list of symbols from 0. */
export interface CodeShape {
  readonly symbols: number
  readonly length: number
  readonly repeats: boolean
  readonly tries: number
  /** If absent, rings count right symbols elsewhere. */
  readonly rings?: Rings
  /** After every try the code moves on by one place, and its last symbol comes to the front. */
  readonly drifts?: boolean
}

export interface Clue {
  /** Right symbol, right place. */
  readonly hits: number
  /** Number of white rings, or of steps. */
  readonly near: number
}

export interface CodeState {
  readonly shape: CodeShape
  readonly secret: string
  readonly guesses: readonly string[]
}

const SHELLS: readonly CodeShape[] = [
  { symbols: 5, length: 3, repeats: true, tries: 8 },
  { symbols: 6, length: 4, repeats: false, tries: 9 },
  { symbols: 6, length: 4, repeats: true, tries: 9 },
  { symbols: 7, length: 4, repeats: true, tries: 9 },
  { symbols: 8, length: 4, repeats: true, tries: 9 },
]
const STONES: readonly CodeShape[] = [
  { symbols: 8, length: 3, repeats: false, tries: 9 },
  { symbols: 10, length: 3, repeats: false, tries: 9 },
  { symbols: 9, length: 4, repeats: false, tries: 9 },
  { symbols: 10, length: 4, repeats: false, tries: 9 },
  { symbols: 10, length: 4, repeats: false, tries: 7 },
]
const digits =
  (rings: Rings) =>
  (symbols: number, length: number, tries: number): CodeShape => ({
    symbols,
    length,
    repeats: false,
    tries,
    rings,
  })
const [warm, above, parity, steps] = [digits('warm'), digits('above'), digits('parity'), digits('steps')]
const SHAPES: Readonly<Record<CodeKind, readonly CodeShape[]>> = {
  shells: SHELLS,
  stones: STONES,
  warm: [warm(7, 3, 8), warm(9, 3, 8), warm(8, 4, 9), warm(10, 4, 9), warm(10, 4, 8)],
  above: [above(7, 3, 7), above(10, 3, 8), above(8, 4, 8), above(10, 4, 9), above(10, 4, 8)],
  parity: [parity(6, 3, 8), parity(8, 3, 8), parity(8, 4, 9), parity(10, 4, 10), parity(10, 4, 9)],
  steps: [steps(7, 3, 7), steps(10, 3, 8), steps(8, 4, 8), steps(10, 4, 9), steps(10, 4, 8)],
  drift: [
    { symbols: 5, length: 3, repeats: true, tries: 8, drifts: true },
    { symbols: 6, length: 4, repeats: false, tries: 9, drifts: true },
    { symbols: 6, length: 4, repeats: true, tries: 9, drifts: true },
    { symbols: 7, length: 4, repeats: true, tries: 10, drifts: true },
    { symbols: 8, length: 4, repeats: true, tries: 10, drifts: true },
  ],
  silent: [
    { symbols: 4, length: 3, repeats: true, tries: 9, rings: 'nothing' },
    { symbols: 5, length: 3, repeats: true, tries: 10, rings: 'nothing' },
    { symbols: 5, length: 4, repeats: false, tries: 10, rings: 'nothing' },
    { symbols: 6, length: 4, repeats: false, tries: 11, rings: 'nothing' },
    { symbols: 5, length: 4, repeats: true, tries: 11, rings: 'nothing' },
  ],
  beside: [
    { symbols: 5, length: 3, repeats: true, tries: 8, rings: 'beside' },
    { symbols: 6, length: 4, repeats: false, tries: 9, rings: 'beside' },
    { symbols: 6, length: 4, repeats: true, tries: 10, rings: 'beside' },
    { symbols: 7, length: 4, repeats: true, tries: 10, rings: 'beside' },
    { symbols: 8, length: 4, repeats: false, tries: 10, rings: 'beside' },
  ],
  facing: [
    { symbols: 5, length: 4, repeats: false, tries: 9, rings: 'facing' },
    { symbols: 6, length: 4, repeats: false, tries: 10, rings: 'facing' },
    { symbols: 5, length: 4, repeats: true, tries: 10, rings: 'facing' },
    { symbols: 6, length: 4, repeats: true, tries: 10, rings: 'facing' },
    { symbols: 7, length: 4, repeats: true, tries: 11, rings: 'facing' },
  ],
}
const LEVELS_A_SHAPE = 6

/** Six levels a shape, from the first to the hardest. */
export const shapeOf = (kind: CodeKind, level: number): CodeShape => {
  const shapes = SHAPES[kind]
  return shapes[Math.min(shapes.length - 1, Math.floor((level - 1) / LEVELS_A_SHAPE))]!
}

const known = new Map<string, readonly string[]>()

/** Every code of a shape. */
export function codesOf({ symbols, length, repeats }: CodeShape): readonly string[] {
  const name = `${symbols} ${length} ${repeats}`
  const found = known.get(name)
  if (found) return found
  let codes = ['']
  for (let place = 0; place < length; place++)
    codes = codes.flatMap((code) =>
      Array.from({ length: symbols }, (_, symbol) => String(symbol))
        .filter((symbol) => repeats || !code.includes(symbol))
        .map((symbol) => code + symbol),
    )
  known.set(name, codes)
  return codes
}

const isRinged: Readonly<
  Record<Exclude<Rings, 'elsewhere' | 'steps'>, (secret: string, guess: string, at: number) => boolean>
> = {
  warm: (secret, guess, at) => Math.abs(Number(secret[at]) - Number(guess[at])) === 1,
  above: (secret, guess, at) => Number(secret[at]) > Number(guess[at]),
  beside: (secret, guess, at) =>
    secret[at] !== guess[at] && (secret[at - 1] === guess[at] || secret[at + 1] === guess[at]),
  parity: (secret, guess, at) =>
    secret[at] !== guess[at] && (Number(secret[at]) - Number(guess[at])) % 2 === 0,
  facing: (secret, guess, at) => secret[at] !== guess[at] && secret[guess.length - 1 - at] === guess[at],
  nothing: () => false,
}

export function clueOf(secret: string, guess: string, rings: Rings = 'elsewhere'): Clue {
  if (rings === 'steps') {
    const off = [...guess].map((digit, at) => Math.abs(Number(secret[at]) - Number(digit)))
    return { hits: 0, near: off.reduce((sum, one) => sum + one, 0) }
  }
  if (rings !== 'elsewhere') {
    const places = [...guess].map((_, at) => at)
    return {
      hits: places.filter((at) => secret[at] === guess[at]).length,
      near: places.filter((at) => isRinged[rings](secret, guess, at)).length,
    }
  }
  let hits = 0
  let shared = 0
  const left = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let place = 0; place < secret.length; place++) {
    if (secret[place] === guess[place]) hits++
    left[Number(secret[place])]!++
  }
  for (const symbol of guess) if (left[Number(symbol)]!-- > 0) shared++
  return { hits, near: shared - hits }
}

const isSame = (one: Clue, other: Clue) => one.hits === other.hits && one.near === other.near

/** A code some tries later, or earlier. */
function drifted({ drifts, length }: CodeShape, code: string, tries: number): string {
  const turn = drifts ? ((tries % length) + length) % length : 0
  return code.slice(length - turn) + code.slice(0, length - turn)
}

/** The code as it lies when a row of the log is asked, from 0. */
export const secretAt = ({ shape, secret }: CodeState, row: number) => drifted(shape, secret, row)

/** What was answered to a row of the log. */
export const answerTo = (state: CodeState, row: number): Clue =>
  clueOf(secretAt(state, row), state.guesses[row]!, state.shape.rings)

/** Rows of the log that contradict a code for the next try, from 0. */
export const contradictions = (state: CodeState, code: string): readonly number[] =>
  state.guesses.flatMap((guess, row) => {
    const then = drifted(state.shape, code, row - state.guesses.length)
    return isSame(clueOf(then, guess, state.shape.rings), answerTo(state, row)) ? [] : [row]
  })

export const stillPossible = (state: CodeState): readonly string[] =>
  codesOf(state.shape).filter((code) => contradictions(state, code).length === 0)

export const isWon = (state: CodeState) =>
  state.guesses.length > 0 && state.guesses.at(-1) === secretAt(state, state.guesses.length - 1)
export const isOver = (state: CodeState) => isWon(state) || state.guesses.length >= state.shape.tries

/** So few steps are almost there. */
const CLOSE_STEPS = 3

export const codeRules = (shape: CodeShape): TurnRules<CodeState, string> => ({
  start: (random) => ({ shape, secret: pickOne(codesOf(shape), random), guesses: [] }),
  step(state, guess) {
    const next = { ...state, guesses: [...state.guesses, guess] }
    const { hits, near } = answerTo(next, state.guesses.length)
    const isClose = shape.rings === 'steps' && near <= CLOSE_STEPS
    const kind = isWon(next) ? 'solved' : isClose ? 'close' : hits + near === 0 ? 'nothing' : 'clue'
    return { state: next, events: [{ kind, amount: hits * 10 + near }] }
  },
  legal: (state) => (isOver(state) ? [] : codesOf(shape)),
  status: (state) => (isWon(state) ? 'won' : isOver(state) ? 'lost' : 'playing'),
  score: ({ guesses }) => guesses.length,
  progress: (state) => (isWon(state) ? 1 : state.guesses.length / (shape.tries + 1)),
})

const MOST_ASKED = 24
const MOST_ANSWERS = 160

/** A consistent code whose answer is most informative. */
export function bestGuess(state: CodeState): string | undefined {
  const open = stillPossible(state)
  const spread = (count: number) => {
    const step = Math.max(1, Math.floor(open.length / count))
    return open.filter((_, index) => index % step === Math.floor(step / 2))
  }
  const answers = spread(MOST_ANSWERS)
  let best = open[0]
  let most = 0
  for (const asked of spread(MOST_ASKED)) {
    const told = new Set(
      answers.map((answer) => {
        const { hits, near } = clueOf(answer, asked, state.shape.rings)
        return hits * 100 + near
      }),
    )
    if (told.size > most) [most, best] = [told.size, asked]
  }
  return best
}
