import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#3a7fa8', '#0c2c44'] }

export interface CommonState extends Quiz {
  /** Pictures of the upper and the lower mat, with exactly one in common. */
  upper: number[]
  lower: number[]
  /** Rotation of each mat, in twelfths. */
  turns: [number, number]
}

const PICTURES = 25
export const UPPER = { x: 200, y: 138 } as const
export const LOWER = { x: 200, y: 298 } as const
const REACH = 55

/** Position of a picture: one in the middle, the others around it. */
export function placeOn(
  mat: typeof UPPER | typeof LOWER,
  index: number,
  [count, turn]: readonly [number, number],
) {
  if (index === 0) return { x: mat.x as number, y: mat.y as number }
  const angle = ((index - 1) / (count - 1) + turn / 12) * 2 * Math.PI
  return {
    x: Math.round(mat.x + Math.cos(angle) * REACH * 1.5),
    y: Math.round(mat.y + Math.sin(angle) * REACH),
  }
}

const questions: Questions<CommonState> = {
  ask(state, random) {
    const count = Math.min(8, 4 + Math.floor(state.round / 5))
    const pictures = shuffled(numbersTo(PICTURES - 1), random)
    const common = pictures[0]!
    state.upper = shuffled([common, ...pictures.slice(1, count)], random)
    state.lower = shuffled([common, ...pictures.slice(count, 2 * count - 1)], random)
    state.turns = [pickIndex(12, random), pickIndex(12, random)]
    state.full = Math.round(480 - 240 * hardness(state.round, 14))
  },
  right: ({ upper, lower }) => lower.findIndex((picture) => upper.includes(picture)),
  choices: ({ lower }) => lower.length,
  place: ({ lower, turns }, choice) => placeOn(LOWER, choice, [lower.length, turns[1]]),
}

/** Two mats of pictures have one in common. */
export const rules = quizRules<CommonState>(
  (quiz) => ({ ...quiz, upper: [], lower: [], turns: [0, 0] }),
  questions,
  8,
)
