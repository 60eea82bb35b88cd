import { shuffled } from '#kit/random/random.ts'
import { nounsOf } from '../nouns.ts'
import { easeOf, mended, missed, solved, type Base, type Mode } from '../series.ts'

/** A picture under shells: lifting one costs a coin, and the fewer were lifted the more its name is worth. */
export interface ShellsState extends Base {
  readonly mode: 'shells'
  readonly picture: number
  readonly word: string
  readonly choices: readonly Choice[]
  /** Shells that were lifted. */
  readonly lifted: readonly number[]
  readonly coins: number
}

interface Choice {
  readonly picture: number
  readonly word: string
  readonly isOut: boolean
}

/** Shells lie in a square of as many rows. */
export const SIDE = 4
/** Added to the place of a chosen name. */
export const CHOICE = 100
const HEARTS = 3
const ROUNDS = 9
const COINS = [9, 9, 8, 8, 7, 7, 6, 6, 5]
const CHOICES = [4, 4, 4, 5, 5, 5, 6, 6, 6]
const WORD_POINTS = 20
const COIN_POINTS = 5
/** The bot looks under one shell first, like a player. */
const FIRST_SHELL = 5

export const shells: Mode<ShellsState> = {
  rounds: ROUNDS,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const order = shuffled(nounsOf(language), random)
    const [noun] = order.filter(({ picture }) => !used.includes(picture))
    const { picture, word, letters } = noun!
    // Later all names have one length, which tells nothing.
    const apart = (one: { readonly letters: readonly string[] }) =>
      Math.abs(one.letters.length - letters.length) * easeOf(shells, base)
    const others = order
      .filter((one) => one !== noun)
      .toSorted((one, other) => apart(one) - apart(other))
      .slice(0, CHOICES[round]! - 1)
    const choices = shuffled([noun!, ...others], random)
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, picture],
      mode: 'shells',
      picture,
      word,
      choices: choices.map((one) => ({ picture: one.picture, word: one.word, isOut: false })),
      lifted: [],
      coins: COINS[round]!,
    }
  },
  step(state, input) {
    const { coins, lifted, choices, picture } = state
    const choice = choices[input - CHOICE]
    if (!choice) {
      const isShell = input >= 0 && input < SIDE * SIDE && !lifted.includes(input)
      if (!isShell || coins === 0) return { state, events: [] }
      const next = { ...state, coins: coins - 1, lifted: [...lifted, input] }
      return { state: next, events: [{ kind: 'turn', x: input }] }
    }
    if (choice.isOut) return { state, events: [] }
    if (choice.picture !== picture) {
      const struck = choices.map((one) => (one === choice ? { ...one, isOut: true } : one))
      return missed({ ...state, choices: struck }, { x: input - CHOICE })
    }
    const points = state.points + WORD_POINTS + COIN_POINTS * coins
    return { state: solved(shells, { ...state, points }), events: [{ kind: 'word' }, { kind: 'solved' }] }
  },
  legal: ({ coins, lifted, choices }) => [
    ...(coins > 0 ? [...Array(SIDE * SIDE).keys()].filter((shell) => !lifted.includes(shell)) : []),
    ...choices.flatMap(({ isOut }, place) => (isOut ? [] : [place + CHOICE])),
  ],
  best: ({ lifted, choices, picture }) =>
    lifted.length === 0 ? FIRST_SHELL : choices.findIndex((one) => one.picture === picture) + CHOICE,
  share: ({ lifted }) => lifted.length / (SIDE * SIDE + 1),
}
