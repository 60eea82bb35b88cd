import { hardness } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { quizRules } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#2f8fa8', '#082a48'] }

export interface LinesState extends Quiz {
  lines: number
  /** Line at each place, level by level from the rods down to the hooks. */
  levels: number[][]
  /** The rod that pulls. */
  rod: number
}

export const TOP_Y = 74
export const BOTTOM_Y = 306
const MOST = 6

export const lineX = (place: number, lines: number) => 200 + (place - (lines - 1) / 2) * (324 / (lines - 1))
export const hookPlace = (place: number, lines: number) => ({ x: Math.round(lineX(place, lines)), y: 336 })

const questions: Questions<LinesState> = {
  ask(state, random) {
    const { round } = state
    state.lines = Math.min(MOST, 3 + Math.floor(round / 4))
    const depth = Math.min(6, 2 + Math.floor(round / 3))
    let order = [...numbersTo(state.lines - 1)]
    state.levels = [order]
    for (let level = 0; level < depth; level++) {
      let next = order
      while (String(next) === String(order)) next = shuffled(order, random)
      order = next
      state.levels.push([...order])
    }
    state.rod = pickIndex(state.lines, random)
    state.full = Math.round(620 - 280 * hardness(round, 14))
  },
  right: ({ levels, rod }) => levels.at(-1)!.indexOf(rod),
  choices: ({ lines }) => lines,
  place: ({ lines }, choice) => hookPlace(choice, lines),
}

/** Lines are tangled between rods and hooks: where does this one end? */
export const rules = quizRules<LinesState>(
  (quiz) => ({ ...quiz, lines: 3, levels: [], rod: 0 }),
  questions,
  MOST,
)
