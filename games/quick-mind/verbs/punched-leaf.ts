import { hardness } from '#kit/game/micro/rules.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { quizRules, rowOf } from './answer-row.ts'
import { numbersTo, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#7aa050', '#22340f'] }

/** The half that is folded: onto the right, the lower, the left or the upper one. */
export type Fold = 'left' | 'top' | 'right' | 'bottom'

export interface LeafState extends Quiz {
  folds: Fold[]
  /** Holes in the folded leaf, as cells of the open one. */
  punched: number[]
  /** Patterns of the open leaf as cells with holes. */
  answers: number[][]
  /** The right pattern. */
  open: number[]
}

export const CELLS = 4
export const PLACES = rowOf(4, 332)
const FOLDS: readonly Fold[] = ['left', 'top', 'right', 'bottom']

/** Visible cells after folds: columns and rows from, to. */
export function sightOf(folds: readonly Fold[]) {
  let [left, right, top, bottom] = [0, CELLS, 0, CELLS]
  for (const fold of folds) {
    if (fold === 'left') left = (left + right) / 2
    if (fold === 'right') right = (left + right) / 2
    if (fold === 'top') top = (top + bottom) / 2
    if (fold === 'bottom') bottom = (top + bottom) / 2
  }
  return { left, right, top, bottom }
}

/** Unfolds, the last fold first: every hole is mirrored at the crease. */
export function unfolded(folds: readonly Fold[], holes: readonly number[]): number[] {
  let all = [...holes]
  for (let index = folds.length - 1; index >= 0; index--) {
    const { left, right, top, bottom } = sightOf(folds.slice(0, index + 1))
    const fold = folds[index]!
    all = all.flatMap((cell) => {
      const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)]
      const mirrored = fold === 'left' ? 2 * left - 1 - x : fold === 'right' ? 2 * right - 1 - x : x
      const down = fold === 'top' ? 2 * top - 1 - y : fold === 'bottom' ? 2 * bottom - 1 - y : y
      return [cell, down * CELLS + mirrored]
    })
  }
  return [...new Set(all)].sort((one, other) => one - other)
}

/** Plausible mistakes: rotated, or with holes dropped and added. */
function mistaken(open: readonly number[], random: Random): number[] {
  const turned = open.map((cell) => (cell % CELLS) * CELLS + CELLS - 1 - Math.floor(cell / CELLS))
  const slid = open.map((cell) => Math.floor(cell / CELLS) * CELLS + ((cell + 1) % CELLS))
  const lowered = open.map((cell) => (cell + CELLS) % (CELLS * CELLS))
  const moved = [...open.slice(1), (open[0]! + 5) % (CELLS * CELLS)]
  const fewer = open.length > 2 ? open.slice(0, -1) : [...open, (open[0]! + 6) % 16]
  return [...new Set(pickOne([turned, slid, lowered, moved, fewer], random))].sort(
    (one, other) => one - other,
  )
}

const questions: Questions<LeafState> = {
  ask(state, random) {
    const { round } = state
    const count = round < 5 ? 1 : round < 14 || random() < 0.5 ? 2 : 3
    state.folds = []
    while (state.folds.length < count) {
      const fold = pickOne(FOLDS, random)
      const { left, right, top, bottom } = sightOf(state.folds)
      const isAcross = fold === 'left' || fold === 'right'
      if (isAcross ? right - left > 1 : bottom - top > 1) state.folds.push(fold)
    }
    const { left, right, top, bottom } = sightOf(state.folds)
    const seen = numbersTo(CELLS * CELLS - 1).filter((cell) => {
      const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)]
      return x >= left && x < right && y >= top && y < bottom
    })
    const holes =
      count === 1
        ? Math.min(3, 1 + Math.floor(round / 2))
        : 1 + (count < 3 && round > 8 && random() < 0.6 ? 1 : 0)
    state.punched = shuffled(seen, random).slice(0, Math.min(holes, seen.length))
    state.open = unfolded(state.folds, state.punched)
    const answers = [state.open]
    while (answers.length < 4) {
      const other = mistaken(random() < 0.7 ? state.open : pickOne(answers, random), random)
      if (answers.every((known) => String(known) !== String(other))) answers.push(other)
    }
    state.answers = shuffled(answers, random)
    state.full = Math.round(1300 - 500 * hardness(round, 14))
  },
  right: ({ answers, open }) => answers.findIndex((answer) => String(answer) === String(open)),
  choices: () => 4,
  place: (_state, choice) => PLACES[choice] ?? PLACES[0]!,
}

/** A leaf is folded and punched: how does it look when it is opened? */
export const rules = quizRules<LeafState>(
  (quiz) => ({ ...quiz, folds: [], punched: [], answers: [], open: [] }),
  questions,
  4,
)
