import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne } from '#kit/random/random.ts'

/** What a code is made of; a code is a list of symbols from 0. */
export interface CodeShape {
  readonly symbols: number
  readonly length: number
  readonly repeats: boolean
  readonly tries: number
}

export interface Clue {
  /** Right symbol, right place. */
  readonly hits: number
  /** Right symbol, wrong place. */
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
const LEVELS_A_SHAPE = 6

/** Six levels a shape, from the first to the hardest. */
export const shapeOf = (kind: 'shells' | 'stones', level: number): CodeShape => {
  const shapes = kind === 'shells' ? SHELLS : STONES
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

export function clueOf(secret: string, guess: string): Clue {
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

/** The rows of the log that a code would contradict, from 0. */
export const contradictions = ({ secret, guesses }: CodeState, code: string): readonly number[] =>
  guesses.flatMap((guess, row) => (isSame(clueOf(code, guess), clueOf(secret, guess)) ? [] : [row]))

export const stillPossible = (state: CodeState): readonly string[] =>
  codesOf(state.shape).filter((code) => contradictions(state, code).length === 0)

const isWon = ({ secret, guesses }: CodeState) => guesses.at(-1) === secret
const isOver = (state: CodeState) => isWon(state) || state.guesses.length >= state.shape.tries

export const codeRules = (shape: CodeShape): TurnRules<CodeState, string> => ({
  start: (random) => ({ shape, secret: pickOne(codesOf(shape), random), guesses: [] }),
  step(state, guess) {
    const { hits, near } = clueOf(state.secret, guess)
    const next = { ...state, guesses: [...state.guesses, guess] }
    const kind = hits === shape.length ? 'solved' : hits + near === 0 ? 'nothing' : 'clue'
    return { state: next, events: [{ kind, amount: hits * 10 + near }] }
  },
  legal: (state) => (isOver(state) ? [] : codesOf(shape)),
  status: (state) => (isWon(state) ? 'won' : isOver(state) ? 'lost' : 'playing'),
  score: ({ guesses }) => guesses.length,
  progress: (state) => (isWon(state) ? 1 : state.guesses.length / (shape.tries + 1)),
})

const MOST_ASKED = 24
const MOST_ANSWERS = 160

/** A code that may be the secret and whose answer tells most. */
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
        const { hits, near } = clueOf(answer, asked)
        return hits * 10 + near
      }),
    )
    if (told.size > most) [most, best] = [told.size, asked]
  }
  return best
}
