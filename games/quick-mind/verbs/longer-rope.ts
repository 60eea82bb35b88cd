import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { quizRules, SIDES } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#a890e0', '#2a1f5a'] }

export interface RopeState extends Quiz {
  side: number
  /** Cells of the left and the right rope on their boards; consecutive ones are adjacent. */
  ropes: number[][]
}

/** A self-avoiding path of this length, or a shorter one that got stuck. */
function wander(side: number, length: number, random: Random): number[] {
  const way = [pickIndex(side * side, random)]
  while (way.length < length) {
    const cell = way.at(-1)!
    const [x, y] = [cell % side, Math.floor(cell / side)]
    const open = [
      ...(x > 0 ? [cell - 1] : []),
      ...(x < side - 1 ? [cell + 1] : []),
      ...(y > 0 ? [cell - side] : []),
      ...(y < side - 1 ? [cell + side] : []),
    ].filter((next) => !way.includes(next))
    if (open.length === 0) return way
    way.push(pickOne(open, random))
  }
  return way
}

/** Retries until the path has its length. */
function ropeOf(side: number, length: number, random: Random): number[] {
  for (;;) {
    const way = wander(side, length, random)
    if (way.length === length) return way
  }
}

const questions: Questions<RopeState> = {
  ask(state, random) {
    const { round } = state
    state.side = round < 6 ? 4 : 5
    const most = state.side === 4 ? 11 : 16
    const gap = Math.max(1, Math.round(5 - 4.6 * hardness(round, 7)))
    const short = most - gap - pickIndex(3, random)
    const ropes = [ropeOf(state.side, short, random), ropeOf(state.side, short + gap, random)]
    state.ropes = pickIndex(2, random) === 0 ? ropes : ropes.toReversed()
    state.full = Math.round(440 - 200 * hardness(round, 14))
  },
  right: ({ ropes }) => (ropes[0]!.length > ropes[1]!.length ? 0 : 1),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** Two ropes wind over their boards: which is the longer one? */
export const rules = quizRules<RopeState>((quiz) => ({ ...quiz, side: 4, ropes: [[], []] }), questions, 2)
