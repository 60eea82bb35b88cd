import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { isConnected } from '#kit/game/pencil/regions.ts'
import type { Random } from '#kit/random/random.ts'
import { modelOf, nameOf } from './model.ts'
import { areasOfSize } from './pieces.ts'
import type { Puzzle } from './puzzle.ts'

export interface State {
  readonly puzzle: Puzzle
  /** Areas drawn so far, each with its cells ascending. */
  readonly areas: readonly (readonly number[])[]
  /** Areas drawn by hints: they earn nothing and are final. */
  readonly hinted: readonly string[]
}

export type Input =
  | { readonly kind: 'area' | 'hint'; readonly cells: readonly number[] }
  | { readonly kind: 'clear'; readonly cell: number }

type Step = { readonly state: State; readonly events: readonly SimEvent[] }

const SOLVED_BONUS = 5
const UNAIDED_BONUS = 10

export const areaAt = ({ areas }: State, cell: number) => areas.findIndex((cells) => cells.includes(cell))

/** Whether an area obeys the rules on its own. */
export const isSound = ({ puzzle }: State, cells: readonly number[]) =>
  modelOf(puzzle).names.has(nameOf(cells))

export const isSolved = ({ puzzle, areas }: State) => {
  if (areas.length !== puzzle.solution.length) return false
  const names = new Set(areas.map(nameOf))
  return puzzle.solution.every((cells) => names.has(nameOf(cells)))
}

/** Cells without an area. */
export const cellsLeft = ({ puzzle, areas }: State) =>
  puzzle.columns * puzzle.rows - areas.reduce((sum, { length }) => sum + length, 0)

const isFixed = ({ hinted }: State, cells: readonly number[]) => hinted.includes(nameOf(cells))

/** Areas are drawn and erased freely; the run ends when the board is cut correctly. */
export function regionRules(deal: (random: Random) => Puzzle, worth: number): TurnRules<State, Input> {
  return {
    start: (random) => ({ puzzle: deal(random), areas: [], hinted: [] }),
    step,
    // A sample: valid areas, and small mostly invalid ones.
    legal(state) {
      const drawn = new Set(state.areas.map(nameOf))
      const fixed = new Set(state.areas.filter((cells) => isFixed(state, cells)).flat())
      const small = [...areasOfSize(state.puzzle, 2), ...areasOfSize(state.puzzle, 3)]
      return [...modelOf(state.puzzle).tiling.pieces, ...small].flatMap(({ cells }): Input[] =>
        drawn.has(nameOf(cells)) || cells.some((cell) => fixed.has(cell)) ? [] : [{ kind: 'area', cells }],
      )
    },
    status: (state) => (isSolved(state) ? 'won' : 'playing'),
    score: (state) => scoreOf(state, worth),
    progress: (state) => 1 - cellsLeft(state) / (state.puzzle.columns * state.puzzle.rows),
  }
}

/** Only the finished board scores: before, points would reveal right and wrong. */
function scoreOf(state: State, worth: number): number {
  if (!isSolved(state)) return 0
  const { puzzle, hinted } = state
  return (
    (puzzle.solution.length - hinted.length + SOLVED_BONUS + (hinted.length === 0 ? UNAIDED_BONUS : 0)) *
    worth
  )
}

export function step(state: State, input: Input): Step {
  if (input.kind === 'clear') return clear(state, input.cell)
  const isHint = input.kind === 'hint'
  const wanted = isHint ? input.cells : input.cells.toSorted((one, other) => one - other)
  const meets = state.areas.filter((cells) => cells.some((cell) => wanted.includes(cell)))
  const isSame = meets.length === 1 && nameOf(meets[0]!) === nameOf(wanted)
  if ((isSame && !isHint) || meets.some((cells) => isFixed(state, cells))) return { state, events: [] }
  const rests = meets
    .map((cells) => cells.filter((cell) => !wanted.includes(cell)))
    .filter((cells) => cells.length > 0 && isConnected(state.puzzle, cells))
  const next: State = {
    ...state,
    areas: [...state.areas.filter((cells) => !meets.includes(cells)), ...rests, wanted],
    hinted: isHint ? [...state.hinted, nameOf(wanted)] : state.hinted,
  }
  const kind = isHint ? 'hint' : isSound(next, wanted) ? 'fits' : 'area'
  const events: SimEvent[] = [{ kind, x: wanted[0]!, amount: wanted.length }]
  if (isSolved(next)) events.push({ kind: 'solved' })
  else if (cellsLeft(next) === 0) events.push({ kind: 'full' })
  return { state: next, events }
}

function clear(state: State, cell: number): Step {
  const index = areaAt(state, cell)
  if (index < 0 || isFixed(state, state.areas[index]!)) return { state, events: [] }
  return {
    state: { ...state, areas: state.areas.filter((_, at) => at !== index) },
    events: [{ kind: 'clear', x: cell }],
  }
}

/** Whether an external input names connected cells. */
export function isInput({ puzzle }: State, input: unknown): input is Input {
  if (typeof input !== 'object' || input === null) return false
  const { kind, cell, cells } = input as { kind?: unknown; cell?: unknown; cells?: unknown }
  const isCell = (one: unknown) =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) < puzzle.columns * puzzle.rows
  if (kind === 'clear') return isCell(cell)
  if ((kind !== 'area' && kind !== 'hint') || !Array.isArray(cells) || cells.length === 0) return false
  if (!cells.every(isCell) || new Set(cells).size < cells.length) return false
  if (kind === 'hint') return puzzle.solution.some((one) => nameOf(one) === nameOf(cells as number[]))
  return isConnected(puzzle, cells as number[])
}
