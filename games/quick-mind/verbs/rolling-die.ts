import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#2f8a68', '#0a2c24'] }

/** Pips on the visible sides; opposite sides add up to seven. */
export interface Die {
  readonly top: number
  readonly front: number
  readonly side: number
}
/** Right, left, towards the viewer, away from it. */
export type Roll = 'right' | 'left' | 'near' | 'far'

export interface DieState extends Quiz {
  die: Die
  rolls: Roll[]
}

export const PLACES = rowOf(6, 350)
const ROLLS: readonly Roll[] = ['right', 'left', 'near', 'far']
const BACK: Readonly<Record<Roll, Roll>> = { right: 'left', left: 'right', near: 'far', far: 'near' }

export function rolled({ top, front, side }: Die, roll: Roll): Die {
  if (roll === 'right') return { top: 7 - side, front, side: top }
  if (roll === 'left') return { top: side, front, side: 7 - top }
  if (roll === 'near') return { top: 7 - front, front: top, side }
  return { top: front, front: 7 - top, side }
}
export const endOf = ({ die, rolls }: DieState) => rolls.reduce(rolled, die)

const questions: Questions<DieState> = {
  ask(state, random) {
    const { round } = state
    let die: Die = { top: 1, front: 2, side: 3 }
    for (let turn = 0; turn < 6; turn++) die = rolled(die, ROLLS[pickIndex(4, random)]!)
    const count = Math.min(6, 1 + Math.floor(round / 4))
    const rolls: Roll[] = []
    while (rolls.length < count) {
      const roll = pickOne(ROLLS, random)
      if (roll !== BACK[rolls.at(-1) ?? roll]) rolls.push(roll)
    }
    state.die = die
    state.rolls = rolls
    state.full = Math.round(1100 - 420 * hardness(round, 14))
  },
  right: (state) => endOf(state).top - 1,
  choices: () => 6,
  place: (_state, choice) => PLACES[choice] ?? PLACES[0]!,
}

/** A die is rolled over its edges: what lies on top at last? */
export const rules = quizRules<DieState>(
  (quiz) => ({ ...quiz, die: { top: 1, front: 2, side: 3 }, rolls: [] }),
  questions,
  6,
)
