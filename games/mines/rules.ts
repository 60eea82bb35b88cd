import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { boardOf, type Shape } from './boards.ts'
import { deal, flood, numberAt } from './deal.ts'
import type { MinesRules, Size } from './definitions.ts'

/** A closed cell without a flag; 0 is open, 1 to 3 are flags on a closed cell. */
export const CLOSED = -1
export const OPEN = 0

export interface State {
  readonly shape: Shape
  readonly cap: number
  readonly columns: number
  readonly rows: number
  /** Urchins on the board. */
  readonly urchins: number
  /** Urchins per cell; empty until the first dig, which is always safe. */
  readonly hidden: readonly number[]
  readonly cells: readonly number[]
  readonly taps: number
  readonly hints: number
  /** Where the player dug up an urchin. */
  readonly stung: number | undefined
}

export interface Input {
  /** `flag` cycles the flags; `chord` digs around a number whose flags are set. */
  readonly kind: 'dig' | 'flag' | 'chord' | 'hint'
  readonly cell: number
}

const POINTS_OF_A_CELL = 10
/** Bonus of a win with the fewest taps; a hint counts as three taps. */
const FULL_BONUS = 500
const BEST_BONUS = 750
const TAPS_OF_A_HINT = 3

export const boardIn = ({ shape, columns, rows }: State) => boardOf(shape, columns, rows)

export const sizeOf = ({ sizes }: MinesRules, level: number): Size => sizes[level - 1] ?? sizes[0]

export function first(rules: MinesRules, level: number): State {
  const { columns, rows, urchins } = sizeOf(rules, level)
  const cells = Array.from({ length: columns * rows }, () => CLOSED)
  const { shape, cap } = rules
  return { shape, cap, columns, rows, urchins, hidden: [], cells, taps: 0, hints: 0, stung: undefined }
}

/** Number of an open cell. */
export const numberIn = (state: State, cell: number) => numberAt(boardIn(state).around, state.hidden, cell)

const flagsIn = (state: State, cells: readonly number[]) =>
  cells.reduce((total, cell) => total + Math.max(0, state.cells[cell]!), 0)

export const flagsOf = (state: State) => flagsIn(state, [...state.cells.keys()])

/** Closed cells without a flag around an open number whose flags are all set. */
export function chordOf(state: State, cell: number): readonly number[] {
  const around = boardIn(state).around[cell]!
  if (state.cells[cell] !== OPEN || flagsIn(state, around) !== numberIn(state, cell)) return []
  return around.filter((other) => state.cells[other] === CLOSED)
}

const safeOf = (state: State) =>
  state.hidden.length > 0
    ? state.hidden.filter((amount) => amount === 0).length
    : state.cells.length - Math.ceil(state.urchins / state.cap)

const openedIn = ({ cells, hidden }: State) =>
  cells.reduce((total, mark, cell) => total + (mark === OPEN && hidden[cell] === 0 ? 1 : 0), 0)

const isCleared = (state: State) => state.hidden.length > 0 && openedIn(state) === safeOf(state)

/** Fewest digs without flags: one per pool, and one per number away from pools (3BV). */
export function fewestDigs(state: State): number {
  const { around } = boardIn(state)
  const reached = new Set<number>()
  let digs = 0
  const safe = state.hidden.flatMap((amount, cell) => (amount === 0 ? [cell] : []))
  const isPool = (cell: number) => numberIn(state, cell) === 0
  for (const cell of [...safe.filter(isPool), ...safe.filter((one) => !isPool(one))]) {
    if (reached.has(cell)) continue
    digs++
    for (const opened of flood(around, state.hidden, (one) => reached.has(one), cell)) reached.add(opened)
  }
  return digs
}

export function scoreOf(state: State): number {
  const cleared = openedIn(state) * POINTS_OF_A_CELL
  if (!isCleared(state)) return cleared
  const effort = Math.max(1, state.taps + state.hints * TAPS_OF_A_HINT)
  return cleared + Math.min(BEST_BONUS, Math.round((FULL_BONUS * fewestDigs(state)) / effort))
}

type Told = { readonly state: State; readonly events: readonly SimEvent[] }

function dug(state: State, targets: readonly number[]): Told {
  const { around } = boardIn(state)
  const cells = [...state.cells]
  const events: SimEvent[] = []
  for (const cell of targets) {
    if (state.hidden[cell]! > 0) {
      cells[cell] = OPEN
      const stung = { ...state, cells, taps: state.taps + 1, stung: cell }
      return { state: stung, events: [...events, { kind: 'stung', x: cell }] }
    }
    if (cells[cell] === OPEN) continue
    const wave = flood(around, state.hidden, (one) => cells[one] !== CLOSED, cell)
    for (const opened of wave) cells[opened] = OPEN
    events.push({ kind: wave.length > 1 ? 'washed' : 'dug', x: cell, amount: wave.length })
  }
  const next = { ...state, cells, taps: state.taps + 1 }
  return { state: next, events: isCleared(next) ? [...events, { kind: 'cleared' }] : events }
}

function flagged(state: State, cell: number): Told {
  const cells = [...state.cells]
  const flags = Math.max(0, cells[cell]!)
  cells[cell] = flags === state.cap ? CLOSED : flags + 1
  const kind = cells[cell] === CLOSED ? 'unflagged' : 'flagged'
  return { state: { ...state, cells, taps: state.taps + 1 }, events: [{ kind, x: cell }] }
}

export function isLegal(state: State, { kind, cell }: Input): boolean {
  const mark = state.cells[cell]
  if (mark === undefined) return false
  if (kind === 'dig') return mark === CLOSED
  if (kind === 'flag') return mark !== OPEN && state.hidden.length > 0
  return kind === 'hint' ? state.hidden.length > 0 : chordOf(state, cell).length > 0
}

const statusOf = (state: State) =>
  state.stung === undefined ? (isCleared(state) ? 'won' : 'playing') : 'lost'

export const turnRules = (rules: MinesRules, level: number): TurnRules<State, Input> => ({
  start: () => first(rules, level),
  step(state, input, random) {
    const { kind, cell } = input
    if (!isLegal(state, input)) return { state, events: [] }
    if (kind === 'flag') return flagged(state, cell)
    if (kind === 'hint')
      return { state: { ...state, hints: state.hints + 1 }, events: [{ kind: 'hinted', x: cell }] }
    if (kind === 'chord') return dug(state, chordOf(state, cell))
    if (state.hidden.length > 0) return dug(state, [cell])
    const { cap, urchins } = state
    const hidden = deal({ board: boardIn(state), cap, urchins, first: cell }, random)
    const total = hidden.reduce((sum, amount) => sum + amount, 0)
    return dug({ ...state, hidden, urchins: total }, [cell])
  },
  legal(state) {
    if (statusOf(state) !== 'playing') return []
    return [...state.cells.keys()].flatMap((cell) =>
      (['dig', 'flag', 'chord'] as const).flatMap((kind) =>
        isLegal(state, { kind, cell }) ? [{ kind, cell }] : [],
      ),
    )
  },
  status: statusOf,
  score: scoreOf,
  progress: (state) => Math.min(1, openedIn(state) / safeOf(state)),
})
