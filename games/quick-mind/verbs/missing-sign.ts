import { hardness } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { FOUR, quizRules, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'numbers', 'skill'], ground: ['#7a9ad8', '#1c2a58'] }

export const SIGNS = ['+', '-', '*', ':'] as const
type Sign = (typeof SIGNS)[number]

export interface SignState extends Quiz {
  /** The sum with `?` for the sign that is missing. */
  says: string
  sign: number
}

/** Evaluates two numbers; `undefined` where the result is not an integer. */
export function worked(one: number, sign: Sign, other: number): number | undefined {
  if (sign === '+') return one + other
  if (sign === '-') return one - other
  if (sign === '*') return one * other
  return other !== 0 && one % other === 0 ? one / other : undefined
}

interface Sum {
  readonly says: string
  readonly sign: Sign
}

/** A sum that is true with one sign only. */
function sumOf(round: number, random: Random): Sum {
  for (;;) {
    const sign = pickOne(round < 5 ? SIGNS.slice(0, 2) : SIGNS, random)
    const top = round < 8 ? 9 : round < 20 ? 12 : 20
    let [one, other] = [whole(2, top, random), whole(1, round < 8 ? 6 : 12, random)]
    if (sign === '-' && one < other) [one, other] = [other, one]
    if (sign === ':') one *= other
    const value = worked(one, sign, other)!
    const tail = round > 14 && random() < 0.5 ? whole(1, 9, random) : 0
    const isOnly = SIGNS.every((wrong) => wrong === sign || worked(one, wrong, other) !== value)
    if (isOnly) return { says: `${one}?${other}${tail ? `+${tail}` : ''}=${value + tail}`, sign }
  }
}

const questions: Questions<SignState> = {
  ask(state, random) {
    const { says, sign } = sumOf(state.round, random)
    state.says = says
    state.sign = SIGNS.indexOf(sign)
    state.full = Math.round(380 - 190 * hardness(state.round, 18))
  },
  right: ({ sign }) => sign,
  choices: () => SIGNS.length,
  place: (_state, choice) => FOUR[choice] ?? FOUR[0]!,
}

/** A gull has stolen the sign of the sum: which was it? */
export const rules = quizRules<SignState>((quiz) => ({ ...quiz, says: '', sign: 0 }), questions, 4)
