import { shuffled, type Random } from '#kit/random/random.ts'
import { fewestLetters, pickNouns } from '../nouns.ts'
import { easeOf, hurt, solved, type Base, type Mode } from '../series.ts'

/** Several names whose letters have changed places among all rows; a life is a swap. */
export interface SwapState extends Base {
  readonly mode: 'swap'
  readonly rows: readonly Row[]
  /** Letters as they lie, row after row, and as they should. */
  readonly board: readonly string[]
  readonly goal: readonly string[]
}

interface Row {
  readonly picture: number
  readonly word: string
  readonly start: number
  readonly length: number
}

/** Two places in one input. */
export const PLACES = 100
const ROWS = [2, 3, 3, 4, 4]
const SPARE_SWAPS = 3
const SHUFFLES = 12
const ROW_POINTS = 20
const SWAP_POINTS = 5

const misplaced = (board: readonly string[], goal: readonly string[]) =>
  goal.filter((letter, place) => board[place] !== letter).length

/** The most shuffled of several attempts. */
function mixed(goal: readonly string[], random: Random): readonly string[] {
  const boards = Array.from({ length: SHUFFLES }, () => shuffled(goal, random))
  return boards.toSorted((one, other) => misplaced(other, goal) - misplaced(one, goal))[0]!
}

export const isRight = ({ board, goal }: SwapState, place: number) => board[place] === goal[place]

export const isRowRight = (state: SwapState, { start, length }: Row) =>
  Array.from({ length }, (_, step) => start + step).every((place) => isRight(state, place))

export const swap: Mode<SwapState> = {
  rounds: ROWS.length,
  lives: 1,
  deal(base, random) {
    const { language, used, round } = base
    const wish = {
      count: ROWS[round]!,
      least: fewestLetters(language, 3),
      most: 6,
      ease: easeOf(swap, base) * 0.8,
      used,
    }
    const nouns = pickNouns(language, wish, random)
    let start = 0
    const rows = nouns.map(({ picture, word, letters }) => {
      const row = { picture, word, start, length: letters.length }
      start += letters.length
      return row
    })
    const goal = nouns.flatMap(({ letters }) => letters)
    const board = mixed(goal, random)
    return {
      ...base,
      // Each good swap leaves one letter fewer misplaced.
      lives: misplaced(board, goal) - 1 + SPARE_SWAPS,
      used: [...used, ...rows.map(({ picture }) => picture)],
      mode: 'swap',
      rows,
      board,
      goal,
    }
  },
  step(state, input) {
    const [one, other] = [Math.floor(input / PLACES), input % PLACES]
    if (one === other || isRight(state, one) || isRight(state, other)) return { state, events: [] }
    const board = state.board.map((letter, place) =>
      place === one ? state.board[other]! : place === other ? state.board[one]! : letter,
    )
    const next = { ...state, board, lives: state.lives - 1 }
    const right = [one, other].filter((place) => isRight(next, place)).length
    const done = state.rows.filter((row) => !isRowRight(state, row) && isRowRight(next, row)).length
    const scored = { ...next, points: state.points + done * ROW_POINTS }
    const events = [
      { kind: right > 0 ? 'right' : 'wrong', x: one, y: other, amount: right },
      ...(done > 0 ? [{ kind: 'word', amount: done }] : []),
    ]
    if (misplaced(board, state.goal) === 0) {
      const points = scored.points + scored.lives * SWAP_POINTS
      return { state: solved(swap, { ...scored, points }), events: [...events, { kind: 'solved' }] }
    }
    if (scored.lives > 0) return { state: scored, events }
    return { state: hurt(scored), events: [...events, { kind: 'lost' }] }
  },
  legal(state) {
    const loose = state.board.flatMap((_, place) => (isRight(state, place) ? [] : [place]))
    return loose.flatMap((one) =>
      loose.flatMap((other) =>
        one < other && state.board[one] !== state.board[other] ? [one * PLACES + other] : [],
      ),
    )
  },
  best(state) {
    const { board, goal } = state
    const loose = board.flatMap((_, place) => (isRight(state, place) ? [] : [place]))
    const swaps = loose.flatMap((one) =>
      loose.flatMap((other) => (board[other] === goal[one] ? [{ one, other }] : [])),
    )
    const found = swaps.find(({ one, other }) => board[one] === goal[other]) ?? swaps[0]
    return found && Math.min(found.one, found.other) * PLACES + Math.max(found.one, found.other)
  },
  share: ({ board, goal }) => 1 - misplaced(board, goal) / goal.length,
}
