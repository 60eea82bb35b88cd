import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#f0b878', '#5a3050'] }

export interface GuestState extends Quiz {
  /** Pictures in order of appearance. */
  guests: number[]
  /** Asked position from 0; counted from the last if `back`. */
  nth: number
  back: boolean
  /** Ticks per guest. */
  pace: number
  answers: number[]
}

export const PLACES = rowOf(4, 336)
const PICTURES = 25

export const askedFor = ({ guests, nth, back }: GuestState) => guests[back ? guests.length - 1 - nth : nth]!
/** The current guest and its progress, 0 to 1. */
export function passing({ guests, look, pace }: GuestState) {
  const gone = guests.length * pace - look
  const guest = Math.floor(gone / pace)
  return { guest, share: (gone - guest * pace) / pace }
}

const questions: Questions<GuestState> = {
  ask(state, random) {
    const { round } = state
    const count = Math.min(8, 4 + Math.floor(round / 4))
    const hard = hardness(round, 14)
    state.guests = shuffled(numbersTo(PICTURES - 1), random).slice(0, count)
    state.nth = pickIndex(Math.min(count, round < 3 ? 3 : count), random)
    state.back = round > 6 && random() < 0.4
    state.pace = Math.round(54 - 20 * hard)
    const right = askedFor(state)
    const others = shuffled(
      state.guests.filter((guest) => guest !== right),
      random,
    ).slice(0, 3)
    state.answers = shuffled([right, ...others], random)
    state.look = count * state.pace
    state.full = Math.round(360 - 150 * hard)
  },
  right: (state) => state.answers.indexOf(askedFor(state)),
  choices: () => 4,
  place: (_state, choice) => PLACES[choice] ?? PLACES[0]!,
}

/** One after the other goes through the gate: who was the third? */
export const rules = quizRules<GuestState>(
  (quiz) => ({ ...quiz, guests: [], nth: 0, back: false, pace: 50, answers: [] }),
  questions,
  4,
)
