import { between, hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { quizRules, SIDES, whole } from './answer-row.ts'
import type { Questions, Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#4f9a5a', '#12361f'] }

/** A berry: place from the middle of its basket, and radius, in field units. */
export type Berry = readonly [x: number, y: number, radius: number]

export interface BerriesState extends Quiz {
  baskets: Berry[][]
  glance: number
}

const REACH = 66

/** Berries without overlap; fewer ones are larger, so that the area does not tell. */
function fill(count: number, size: number, random: Random): Berry[] {
  const berries: Berry[] = []
  for (let attempt = 0; berries.length < count && attempt < 3000; attempt++) {
    const [x, y] = [Math.round(between(-REACH, REACH, random)), Math.round(between(-REACH, REACH, random))]
    const radius = Math.round(size * between(0.75, 1.2, random) * 10) / 10
    if (x * x + y * y > (REACH - radius) ** 2) continue
    if (berries.every(([ox, oy, other]) => (ox - x) ** 2 + (oy - y) ** 2 > (other + radius) ** 2))
      berries.push([x, y, radius])
  }
  return berries
}

const questions: Questions<BerriesState> = {
  ask(state, random) {
    const { round } = state
    const hard = hardness(round, 12)
    const few = whole(6, 9 + Math.min(11, round), random)
    const many = Math.max(few + 1, Math.round(few * (1.75 - 0.62 * hard)))
    const isSly = round > 3 && random() < 0.6
    const size = isSly ? [7.6, 5.6] : [6.2, 6.2]
    const baskets = [fill(few, size[0]!, random), fill(many, size[1]!, random)]
    state.baskets = pickIndex(2, random) === 0 ? baskets : baskets.toReversed()
    state.glance = Math.round(110 - 62 * hard)
    state.look = state.glance
    state.full = Math.round(170 - 60 * hard)
  },
  right: ({ baskets }) => (baskets[0]!.length > baskets[1]!.length ? 0 : 1),
  choices: () => 2,
  place: (_state, choice) => SIDES[choice] ?? SIDES[0],
}

/** Two baskets, a short look: where are more berries? */
export const rules = quizRules<BerriesState>(
  (quiz) => ({ ...quiz, baskets: [[], []], glance: 1 }),
  questions,
  2,
)
