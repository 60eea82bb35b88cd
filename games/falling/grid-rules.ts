import { bonus, clamp, end, freshBase, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { burstsIn, settled, squareCells, squaresIn, wellOf } from './grid-bursts.ts'
import {
  isSpecial,
  placed,
  PLANS,
  SPECIAL,
  turnsOf,
  widthOfForm,
  type GridKind,
  type GridPlan,
} from './grid-kinds.ts'
import { DROP, LEFT, PLAIN_INPUTS, RIGHT, SOFT, TURN } from './inputs.ts'

export interface GridPiece {
  readonly values: readonly number[]
  turn: number
  x: number
  /** In rows, with a fraction; it collides with the row it enters. */
  y: number
}

export interface GridState extends Base {
  readonly kind: GridKind
  /** Row by row: 0 is free. */
  grid: number[]
  /** How many rows above its place each cell still is. */
  lift: number[]
  piece: GridPiece
  next: GridPiece
  pieces: number
  /** Ticks the piece has rested. */
  rest: number
  /** Cells being removed, and ticks left. */
  leaving: number[]
  leavingTicks: number
  chain: number
  /** Walls full of barnacles so far, counted from 1. */
  wave: number
  /** Column of the beam, and what it has gathered: cells, and squares. */
  beam: number
  gathered: number[]
  squares: number
}

export const LEAVING_TICKS = 22
const LOCK_TICKS = 16
const FALL_PACE = 0.34
const SOFT_PACE = 0.4
const PIECES_TO_FASTEST = 160
const BEAM_PACE = 0.06
const CELL_POINTS = 10
const SQUARE_POINTS = 15
const WAVE_POINTS = 100
const BARNACLE_POINTS = 20

function deal(plan: GridPlan, pieces: number, random: Random): GridPiece {
  const { form, columns } = plan
  const count = form === 'pair' ? 2 : form === 'stack' ? 3 : 4
  const values = Array.from({ length: count }, () => plan.deal(pieces, random))
  // A well of mouths alone would be lost.
  if (values.every(isSpecial)) values[0] = values[0]! - SPECIAL
  return { values, turn: 0, x: Math.floor((columns - widthOfForm(form, 0)) / 2), y: -1 }
}

/** Barnacles in the lower well: more with each wave, never three of a colour in a row. */
function encrust({ columns, rows }: GridPlan, wave: number, random: Random): number[] {
  const cells = Array<number>(columns * rows).fill(0)
  const highest = rows - Math.min(9, 4 + wave)
  for (let left = Math.min(36, 5 + wave * 3); left > 0; left--) {
    const cell = highest * columns + pickIndex((rows - highest) * columns, random)
    const value = SPECIAL + 1 + pickIndex(3, random)
    const isCrowded = [1, -1, columns, -columns].some((way) => cells[cell + way] === value)
    if (cells[cell] === 0 && !isCrowded) cells[cell] = value
  }
  return cells
}

const cellsOf = ({ form }: GridPlan, { values, turn }: GridPiece) => placed(form, values, turn)

function meets(kind: GridKind, grid: readonly number[], piece: GridPiece, y: number): boolean {
  const plan = PLANS[kind]
  const { columns, rows } = plan
  return cellsOf(plan, piece).some(([dx, dy]) => {
    const [x, row] = [piece.x + dx, y + dy]
    return x < 0 || x >= columns || row >= rows || (row >= 0 && grid[row * columns + x] !== 0)
  })
}

function steer(kind: GridKind, state: GridState, turn: Turn) {
  const { piece, grid } = state
  const row = Math.ceil(piece.y)
  if (turn.input === LEFT || turn.input === RIGHT) {
    const wish = { ...piece, x: piece.x + (turn.input === LEFT ? -1 : 1) }
    if (!meets(kind, grid, wish, row)) piece.x = wish.x
  }
  if (turn.input !== TURN) return
  const { form, columns } = PLANS[kind]
  const wish = { ...piece, turn: (piece.turn + 1) % turnsOf(form) }
  for (const aside of [0, -1, 1]) {
    const x = clamp(piece.x + aside, 0, columns - widthOfForm(form, wish.turn))
    if (meets(kind, grid, { ...wish, x }, row)) continue
    Object.assign(piece, { turn: wish.turn, x })
    return turn.tell('turn', x, row)
  }
}

export const paceOf = (kind: GridKind, pieces: number) => {
  const [slowest, fastest] = PLANS[kind].pace
  return slowest + (fastest - slowest) * Math.min(1, pieces / PIECES_TO_FASTEST)
}

function fallOn(kind: GridKind, state: GridState, turn: Turn) {
  const { piece, grid } = state
  const isDropped = turn.input === DROP
  const pace = isDropped ? PLANS[kind].rows + 2 : turn.input === SOFT ? SOFT_PACE : paceOf(kind, state.pieces)
  const goal = piece.y + pace
  let row = Math.ceil(piece.y)
  while (Math.ceil(goal) > row) {
    if (!meets(kind, grid, piece, row + 1)) {
      row++
      continue
    }
    piece.y = row
    state.rest++
    if (isDropped || turn.input === SOFT || state.rest > LOCK_TICKS) land(kind, state, turn)
    return
  }
  piece.y = goal
  state.rest = 0
}

function land(kind: GridKind, state: GridState, turn: Turn) {
  const plan = PLANS[kind]
  const { piece } = state
  const row = Math.ceil(piece.y)
  const isOver = cellsOf(plan, piece).some(([, dy]) => row + dy < 0)
  for (const [dx, dy, value] of cellsOf(plan, piece))
    if (row + dy >= 0) state.grid[(row + dy) * plan.columns + piece.x + dx] = value
  turn.tell('land', piece.x, row)
  state.chain = 0
  state.rest = 0
  state.pieces++
  state.piece = state.next
  state.next = deal(plan, state.pieces, turn.random)
  sink(kind, state)
  if (isOver) end(state, turn, { x: piece.x, y: 0 })
}

function sink(kind: GridKind, state: GridState) {
  const { cells, lift } = settled(kind, wellOf(kind, state.grid))
  state.grid = cells
  state.lift = lift
}

/** Cells begin to go. */
function take(
  kind: GridKind,
  state: GridState,
  turn: Turn,
  { cells, points }: { readonly cells: readonly number[]; readonly points: number },
) {
  const { columns } = PLANS[kind]
  state.chain++
  state.leaving = [...cells]
  state.leavingTicks = LEAVING_TICKS
  const middle = cells[Math.floor(cells.length / 2)]!
  const at = { x: middle % columns, y: Math.floor(middle / columns) }
  turn.tell('clear', at.x, at.y, state.chain)
  bonus(state, turn, points * state.chain, at)
}

function burst(kind: GridKind, state: GridState, turn: Turn): boolean {
  const cells = [...burstsIn(kind, wellOf(kind, state.grid))]
  if (cells.length === 0) return false
  const extra = kind === 'barnacles' ? cells.filter((cell) => isSpecial(state.grid[cell]!)).length : 0
  // Large bursts pay more for each cell.
  const points = cells.length * (CELL_POINTS + Math.max(0, cells.length - 3) * 2) + extra * BARNACLE_POINTS
  take(kind, state, turn, { cells, points })
  return true
}

/** The beam moves right and gathers squares by column; at a column without any, the gathered ones go. */
function sweep(state: GridState, turn: Turn) {
  const kind = 'beam'
  const { columns } = PLANS[kind]
  const before = Math.floor(state.beam)
  state.beam += BEAM_PACE
  if (Math.floor(state.beam) === before) return
  const well = wellOf(kind, state.grid)
  const marked = [...squareCells(well)].filter((cell) => cell % columns === before)
  if (marked.length > 0) {
    state.gathered.push(...marked)
    state.squares += squaresIn(well).filter((cell) => cell % columns === before).length
    turn.tell('gather', before, Math.floor(marked[0]! / columns), state.squares)
  }
  const isAtEnd = state.beam >= columns
  if (isAtEnd) state.beam = 0
  if (marked.length > 0 && !isAtEnd) return
  const cells = state.gathered.filter((cell) => state.grid[cell] !== 0)
  const { squares } = state
  state.gathered = []
  state.squares = 0
  if (cells.length === 0) return
  state.chain = Math.max(0, Math.min(5, squares) - 1)
  take(kind, state, turn, { cells, points: SQUARE_POINTS * Math.max(1, squares) })
}

/** A cleared well gets new barnacles. */
function nextWave(state: GridState, turn: Turn) {
  const plan = PLANS.barnacles
  bonus(state, turn, WAVE_POINTS * state.wave, { x: plan.columns / 2, y: plan.rows / 2 })
  state.wave++
  state.grid = encrust(plan, state.wave, turn.random)
  turn.tell('wave', plan.columns / 2, plan.rows / 2, state.wave)
}

const startOf =
  (kind: GridKind) =>
  (random: Random): GridState => {
    const plan = PLANS[kind]
    const free = Array<number>(plan.columns * plan.rows).fill(0)
    return {
      ...freshBase(),
      kind,
      grid: kind === 'barnacles' ? encrust(plan, 1, random) : free,
      lift: [...free],
      piece: deal(plan, 0, random),
      next: deal(plan, 1, random),
      pieces: 0,
      rest: 0,
      leaving: [],
      leavingTicks: 0,
      chain: 0,
      wave: 1,
      beam: 0,
      gathered: [],
      squares: 0,
    }
  }

const stepOf = (kind: GridKind) => (state: GridState, turn: Turn) => {
  if (state.leavingTicks > 0) {
    state.leavingTicks--
    if (state.leavingTicks > 0) return
    for (const cell of state.leaving) state.grid[cell] = 0
    state.leaving = []
    sink(kind, state)
    return
  }
  if (state.lift.some((rows) => rows > 0)) {
    state.lift = state.lift.map((rows) => Math.max(0, rows - FALL_PACE))
    return
  }
  if (kind === 'beam') {
    sweep(state, turn)
    if (state.leavingTicks > 0) return
  } else if (burst(kind, state, turn)) return
  if (kind === 'barnacles' && !state.grid.some(isSpecial)) return nextWave(state, turn)
  if (meets(kind, state.grid, state.piece, Math.ceil(state.piece.y)))
    return end(state, turn, { x: state.piece.x, y: 0 })
  steer(kind, state, turn)
  fallOn(kind, state, turn)
}

/** A well of square cells. */
export const gridRules = (kind: GridKind): MicroRules<GridState> => ({
  inputs: PLAIN_INPUTS,
  hand: 'tap',
  start: startOf(kind),
  step: stepOf(kind),
})

/** Landing row of a piece's upper left corner; `undefined` where it does not fit. */
export function restingRow({ kind, grid }: GridState, piece: GridPiece): number | undefined {
  let row = Math.ceil(piece.y)
  if (meets(kind, grid, piece, row)) return undefined
  while (!meets(kind, grid, piece, row + 1)) row++
  return row
}
