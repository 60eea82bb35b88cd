import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { colourIn, CROSS, CROSSES, PROVED, UNKNOWN, WIPE } from './marks.ts'
import { cellsOf, linesAt, twinOf, type Puzzle } from './puzzle.ts'
import { obeys } from './solve.ts'

export interface Draw {
  readonly kind: 'draw'
  /** First and last cell of a straight stroke. */
  readonly from: number
  readonly to: number
  /** A colour, `CROSSES` or `WIPE`. */
  readonly value: number
  /** Whether finished lines get their crosses by themselves. */
  readonly tidy: boolean
}

export type Input = Draw | { readonly kind: 'hint' } | { readonly kind: 'check'; readonly on: boolean }

export interface State {
  /** Boards solved in this run. */
  readonly board: number
  /** A sign a cell, row by row (`marks.ts`). */
  readonly cells: string
  /** Mistakes are not shown. */
  readonly isBlind: boolean
  readonly mistakes: number
  readonly hints: number
  /** Points of the boards before. */
  readonly earned: number
  /** Strokes left in a run that burns oil. */
  readonly oil?: number
}

const CELL_POINTS = 10
const MISTAKE_POINTS = 25
const HINT_POINTS = 15
const BOARD_POINTS = 50
export const FULL_LAMP = 30
const MISTAKE_OIL = 2
/** Strokes returned by a solved board besides its shortest solution; later fewer. */
const FIRST_BONUS = 4
const BOARDS_A_BONUS = 3

/** What a run needs to know about its boards. */
export interface Boards {
  readonly puzzleAt: (board: number) => Puzzle
  readonly burnsOil: boolean
}

export const startCells = ({ solution, given }: Puzzle): string => {
  const known = new Set(given)
  return solution
    .map((colour, cell) => (known.has(cell) ? (colour > 0 ? String(colour) : PROVED) : UNKNOWN))
    .join('')
}

export const isSolved = ({ solution }: Puzzle, cells: string) =>
  solution.every((colour, cell) => colourIn(cells[cell]) === colour)

/** Cells of a straight stroke in order; `undefined` when it is not straight. */
export function strokeOf({ columns, solution }: Puzzle, from: number, to: number): readonly number[] {
  const fits = (cell: number) => Number.isInteger(cell) && cell >= 0 && cell < solution.length
  if (!fits(from) || !fits(to)) return []
  const isRow = Math.floor(from / columns) === Math.floor(to / columns)
  if (!isRow && from % columns !== to % columns) return []
  const step = (isRow ? 1 : columns) * (to < from ? -1 : 1)
  const count = Math.abs(to - from) / Math.abs(step)
  return Array.from({ length: count + 1 }, (_, at) => from + at * step)
}

/** Whether a line is done: its clue is satisfied, or, where mistakes are shown, all of it is painted. */
export function isLineDone(puzzle: Puzzle, { cells, isBlind }: State, line: number): boolean {
  const clue = puzzle.clues[line]!
  if (clue.kind === 'none') return false
  const own = cellsOf(puzzle, line)
  const isSure = clue.kind !== 'blocks' || clue.blocks.every(([length]) => length > 0)
  if (!isBlind) return own.every((cell) => colourIn(cells[cell]) === puzzle.solution[cell])
  return (
    isSure &&
    obeys(
      clue,
      own.map((cell) => colourIn(cells[cell])),
    )
  )
}

/** Whether a mark can be taken away again. */
export function isErasable({ given }: Puzzle, { cells, isBlind }: State, cell: number): boolean {
  if (given.includes(cell)) return false
  return cells[cell] === CROSS || (isBlind && colourIn(cells[cell]) > 0)
}

/** Strokes of a perfect player, which determine what a solved board returns. */
export function shortStrokes(puzzle: Puzzle, cells: string): Draw[] {
  const strokes: Draw[] = []
  const left = new Set(
    puzzle.solution.flatMap((colour, cell) => (colour > 0 && cells[cell] === UNKNOWN ? [cell] : [])),
  )
  while (left.size > 0) {
    let best: number[] = []
    for (const cell of left)
      for (const step of [1, puzzle.columns]) {
        const run = runFrom(puzzle, left, cell, step)
        if (run.length > best.length) best = run
      }
    for (const cell of best) for (const one of [cell, twinOf(puzzle, cell)]) left.delete(one)
    const [from, to] = [best[0]!, best.at(-1)!]
    strokes.push({ kind: 'draw', from, to, value: puzzle.solution[from]!, tidy: false })
  }
  return strokes
}

function runFrom(puzzle: Puzzle, left: ReadonlySet<number>, cell: number, step: number): number[] {
  const { solution, columns } = puzzle
  const run = [cell]
  for (let next = cell + step; left.has(next) && solution[next] === solution[cell]; next += step) {
    if (step === 1 && next % columns === 0) break
    run.push(next)
  }
  return run
}

export const turnRules = ({ puzzleAt, burnsOil }: Boards): TurnRules<State, Input> => {
  const start: State = {
    board: 0,
    cells: startCells(puzzleAt(0)),
    isBlind: false,
    mistakes: 0,
    hints: 0,
    earned: 0,
    ...(burnsOil ? { oil: FULL_LAMP } : {}),
  }

  function step(state: State, input: Input): { readonly state: State; readonly events: readonly SimEvent[] } {
    const puzzle = puzzleAt(state.board)
    if (input.kind === 'draw') return settled(state, drawn(puzzle, state, input))
    const mended = input.kind === 'hint' || input.on ? withoutMistakes(puzzle, state) : state.cells
    if (input.kind === 'hint')
      return settled(state, {
        state: { ...state, cells: mended, hints: state.hints + 1 },
        events: [{ kind: mended === state.cells ? 'hint' : 'mend' }],
      })
    const wrong = input.on ? wrongFills(puzzle, state) : 0
    return settled(state, {
      state: { ...state, isBlind: !input.on, cells: mended, mistakes: state.mistakes + wrong },
      events: [{ kind: 'check' }],
    })
  }

  /** Counts the oil and continues with the next board. */
  function settled(
    before: State,
    { state, events }: { readonly state: State; readonly events: readonly SimEvent[] },
  ) {
    const puzzle = puzzleAt(state.board)
    const burnt = events.some(({ kind }) => kind === 'paint' || kind === 'wrong') ? 1 : 0
    const spilt = (state.mistakes - before.mistakes) * MISTAKE_OIL
    const oil = state.oil === undefined ? {} : { oil: Math.max(0, state.oil - burnt - spilt) }
    const now: State = { ...state, ...oil }
    if (!isSolved(puzzle, now.cells)) return { state: now, events }
    if (!burnsOil) return { state: now, events: [...events, { kind: 'won' }] }
    const paid = payOf(puzzle, now.board)
    const next: State = {
      ...now,
      board: now.board + 1,
      cells: startCells(puzzleAt(now.board + 1)),
      earned: now.earned + painted(puzzle, now) * CELL_POINTS + BOARD_POINTS,
      oil: now.oil! + paid,
    }
    return { state: next, events: [...events, { kind: 'board', amount: paid }] }
  }

  const status = (state: State): Status => {
    if (burnsOil) return state.oil! > 0 ? 'playing' : 'over'
    return isSolved(puzzleAt(state.board), state.cells) ? 'won' : 'playing'
  }

  return {
    start: () => start,
    step,
    status,
    legal: (state) => (status(state) === 'playing' ? singleStrokes(puzzleAt(state.board), state) : []),
    score(state) {
      const points = painted(puzzleAt(state.board), state) * CELL_POINTS
      if (burnsOil) return state.earned + points
      return Math.max(0, points - state.mistakes * MISTAKE_POINTS - state.hints * HINT_POINTS)
    },
    progress(state) {
      const { solution } = puzzleAt(state.board)
      return Math.min(
        1,
        painted(puzzleAt(state.board), state) / solution.filter((colour) => colour > 0).length,
      )
    },
  }
}

const payOf = (puzzle: Puzzle, board: number) =>
  Math.max(
    1,
    shortStrokes(puzzle, startCells(puzzle)).length + FIRST_BONUS - Math.floor(board / BOARDS_A_BONUS),
  )

/** Capped at the actual number, so that points tell a blind player nothing. */
function painted({ solution, given }: Puzzle, { cells }: State): number {
  const wanted = solution.filter((colour, cell) => colour > 0 && !given.includes(cell)).length
  const count = [...cells].filter((sign, cell) => colourIn(sign) > 0 && !given.includes(cell)).length
  return Math.min(wanted, count)
}

const wrongFills = ({ solution }: Puzzle, { cells }: State) =>
  [...cells].filter((sign, cell) => colourIn(sign) > 0 && colourIn(sign) !== solution[cell]).length

/** Wrong paint becomes what it should be, wrong crosses go. */
const withoutMistakes = ({ solution }: Puzzle, { cells }: State) =>
  [...cells]
    .map((sign, cell) => {
      const colour = colourIn(sign)
      if (colour > 0 && colour !== solution[cell]) return solution[cell] === 0 ? PROVED : UNKNOWN
      return sign === CROSS && solution[cell]! > 0 ? UNKNOWN : sign
    })
    .join('')

function drawn(puzzle: Puzzle, state: State, { from, to, value, tidy }: Draw) {
  const cells = [...state.cells]
  const events: SimEvent[] = []
  const touched = new Set<number>()
  const first = cells[from]
  const put = (cell: number, sign: string) => {
    for (const one of [cell, twinOf(puzzle, cell)]) {
      cells[one] = sign
      for (const line of linesAt(puzzle, one)) touched.add(line)
    }
  }
  let mistakes = 0
  let changed = 0
  for (const cell of strokeOf(puzzle, from, to)) {
    if (value === WIPE) {
      if (cells[cell] !== first || !isErasable(puzzle, state, cell)) continue
      put(cell, UNKNOWN)
      changed++
    } else if (cells[cell] === UNKNOWN) {
      const right = puzzle.solution[cell]!
      if (value !== CROSSES && !state.isBlind && right !== value) {
        mistakes++
        events.push({ kind: 'wrong', amount: cell })
        if (right === 0) put(cell, PROVED)
        // A stroke ends at a mistake.
        break
      }
      put(cell, value === CROSSES ? CROSS : String(value))
      changed++
    }
  }
  if (changed > 0)
    events.unshift({ kind: value === WIPE ? 'wipe' : value === CROSSES ? 'cross' : 'paint', amount: changed })
  const now = { ...state, cells: cells.join('') }
  for (const line of touched) {
    if (value === WIPE || isLineDone(puzzle, state, line) || !isLineDone(puzzle, now, line)) continue
    events.push({ kind: 'line', amount: line })
    if (tidy) for (const cell of cellsOf(puzzle, line)) if (cells[cell] === UNKNOWN) cells[cell] = CROSS
  }
  return { state: { ...state, cells: cells.join(''), mistakes: state.mistakes + mistakes }, events }
}

/** Every stroke of a single cell. */
function singleStrokes(puzzle: Puzzle, state: State): Input[] {
  return [...state.cells].flatMap((sign, cell) => {
    const to = (value: number): Draw => ({ kind: 'draw', from: cell, to: cell, value, tidy: false })
    if (isErasable(puzzle, state, cell)) return [to(WIPE)]
    if (sign !== UNKNOWN) return []
    return [...Array.from({ length: puzzle.colours }, (_, at) => to(at + 1)), to(CROSSES)]
  })
}
