import type { TurnRules } from '#kit/game/turn-sim.ts'
import { levels } from './fleet-levels.ts'

export const UNKNOWN = 0
export const SHIP = 1
export const WATER = 2
/** An input is a cell times `VALUES` plus what it is set to. */
export const VALUES = 3

export interface FleetState {
  readonly size: number
  /** Lengths of the boats, longest first. */
  readonly boats: readonly number[]
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly solution: readonly number[]
  /** Cells that are shown from the start. */
  readonly given: readonly number[]
  readonly cells: readonly number[]
  readonly moves: number
}

/** Boats by the size of the sea. */
export const BOATS: Readonly<Record<number, readonly number[]>> = {
  5: [3, 2, 1, 1],
  6: [3, 2, 2, 1, 1],
  7: [4, 3, 2, 1, 1, 1],
  8: [4, 3, 2, 2, 1, 1, 1],
}

/** Reads `size:cells with a boat as bits in base 32:given cells`. */
export function readLevel(text: string): FleetState {
  const [size = '5', boats = '', given = ''] = text.split(':')
  const side = Number(size)
  const count = side * side
  const bits = BigInt(
    `0b${[...boats].map((digit) => parseInt(digit, 32).toString(2).padStart(5, '0')).join('')}`,
  )
  const solution = Array.from({ length: count }, (_, cell) => ((bits >> BigInt(cell)) & 1n ? SHIP : WATER))
  const shown = given === '' ? [] : given.split(',').map(Number)
  const sum = (cells: readonly number[]) => cells.filter((cell) => solution[cell] === SHIP).length
  const line = Array.from({ length: side }, (_, index) => index)
  return {
    size: side,
    boats: BOATS[side]!,
    rows: line.map((row) => sum(line.map((column) => row * side + column))),
    columns: line.map((column) => sum(line.map((row) => row * side + column))),
    solution,
    given: shown,
    cells: solution.map((value, cell) => (shown.includes(cell) ? value : UNKNOWN)),
    moves: 0,
  }
}

export const firstFleet = (level: number): FleetState => readLevel(levels[(level - 1) % levels.length]!)

const isFound = ({ cells, solution }: FleetState) =>
  cells.every((value, cell) => (value === SHIP) === (solution[cell] === SHIP))

export const fleetRules = (start: FleetState): TurnRules<FleetState, number> => ({
  start: () => start,
  step(state, input) {
    const [cell, value] = [Math.floor(input / VALUES), input % VALUES]
    const next = { ...state, cells: state.cells.with(cell, value), moves: state.moves + 1 }
    const kind = value === SHIP ? 'ship' : value === WATER ? 'water' : 'clear'
    return { state: next, events: isFound(next) ? [{ kind }, { kind: 'solved' }] : [{ kind }] }
  },
  legal: (state) =>
    isFound(state)
      ? []
      : state.cells.flatMap((value, cell) =>
          state.given.includes(cell)
            ? []
            : [UNKNOWN, SHIP, WATER].filter((other) => other !== value).map((other) => cell * VALUES + other),
        ),
  status: (state) => (isFound(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: ({ cells, solution }) => {
    const boats = solution.filter((value) => value === SHIP).length
    const right = cells.filter((value, cell) => value === SHIP && solution[cell] === SHIP).length
    return right / boats
  },
})

/** Why a cell is certain: a mistake, a full line, a line to fill, a boat's corner, or the fleet. */
export type FleetReason = 'mistake' | 'full' | 'rest' | 'corner' | 'fleet'

export interface FleetAdvice {
  readonly input: number
  readonly reason: FleetReason
}

function lines({ size, rows, columns }: FleetState) {
  const line = Array.from({ length: size }, (_, index) => index)
  return [
    ...line.map((row) => ({ cells: line.map((column) => row * size + column), boats: rows[row]! })),
    ...line.map((column) => ({ cells: line.map((row) => row * size + column), boats: columns[column]! })),
  ]
}

const corners = (size: number, cell: number) => {
  const [x, y] = [cell % size, Math.floor(cell / size)]
  return [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x - 1, y + 1],
    [x + 1, y + 1],
  ].flatMap(([cx = -1, cy = -1]) => (cx < 0 || cy < 0 || cx >= size || cy >= size ? [] : [cy * size + cx]))
}

/** The next step a player can see; the whole fleet is searched only where no simple one is left. */
export function fleetAdvice(state: FleetState): FleetAdvice | undefined {
  const { cells, solution, size } = state
  const to = (cell: number) => cell * VALUES + solution[cell]!
  const mistake = cells.findIndex((value, cell) => value !== UNKNOWN && value !== solution[cell])
  if (mistake >= 0) return { input: to(mistake), reason: 'mistake' }
  for (const { cells: line, boats } of lines(state)) {
    const open = line.filter((cell) => cells[cell] === UNKNOWN)
    const found = line.filter((cell) => cells[cell] === SHIP).length
    if (open.length === 0) continue
    if (found + open.length === boats) return { input: to(open[0]!), reason: 'rest' }
  }
  for (const { cells: line, boats } of lines(state)) {
    const open = line.filter((cell) => cells[cell] === UNKNOWN)
    const found = line.filter((cell) => cells[cell] === SHIP).length
    if (open.length > 0 && found === boats) return { input: to(open[0]!), reason: 'full' }
  }
  for (const [cell, value] of cells.entries()) {
    if (value !== SHIP) continue
    const free = corners(size, cell).find((corner) => cells[corner] === UNKNOWN)
    if (free !== undefined) return { input: to(free), reason: 'corner' }
  }
  const missing = solution.findIndex((value, cell) => value === SHIP && cells[cell] === UNKNOWN)
  return missing < 0 ? undefined : { input: to(missing), reason: 'fleet' }
}

/** The boats in order: all that has to be set. */
export const fleetLine = ({ cells, solution }: FleetState): readonly number[] =>
  solution.flatMap((value, cell) =>
    value === SHIP && cells[cell] !== SHIP
      ? [cell * VALUES + SHIP]
      : value === WATER && cells[cell] === SHIP
        ? [cell * VALUES + WATER]
        : [],
  )
