import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { quizRules, SIDES, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#7a8a98', '#1c2430'] }

/** How a wheel drives the next: by its teeth, by a belt, by a crossed belt. */
export type Joint = 'teeth' | 'belt' | 'crossed'

export interface GearState extends Quiz {
  joints: Joint[]
  /** Radius of each wheel, in units. */
  sizes: number[]
  /** Whether the first wheel turns clockwise. */
  clockwise: boolean
}

/** Teeth and crossed belts reverse the direction, a plain belt does not. */
export const turnsLike = ({ joints, clockwise }: GearState, wheel: number) =>
  joints.slice(0, wheel).reduce((way, joint) => (joint === 'belt' ? way : !way), clockwise)

const questions: Questions<GearState> = {
  ask(state, random) {
    const { round } = state
    const wheels = Math.min(7, 2 + Math.floor(round / 3) + pickIndex(2, random))
    state.sizes = Array.from({ length: wheels }, () => whole(17, 24, random))
    state.joints = Array.from({ length: wheels - 1 }, () => {
      if (round < 4 || random() < 0.5) return 'teeth'
      return random() < 0.5 ? 'belt' : 'crossed'
    })
    state.clockwise = pickIndex(2, random) === 0
    state.full = Math.round(480 - 220 * hardness(round, 14))
  },
  right: (state) => (turnsLike(state, state.joints.length) ? 1 : 0),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** The first wheel turns: which way does the last one go? */
export const rules = quizRules<GearState>(
  (quiz) => ({ ...quiz, joints: [], sizes: [], clockwise: true }),
  questions,
  2,
)
