import { bonus, clamp, end, freshBase, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { DROP, LEFT, RIGHT, SOFT, TURN, WELL, WELL_BACK, WELL_INPUTS } from './inputs.ts'
import { shapeCells, SMALL_SHAPES, widthOf, type Cells } from './shapes.ts'

/** Cells from the stone in the middle to the edge. */
export const REACH = 6
export const SIDE = 2 * REACH + 1
const STONE = 9
const LIVES = 4

export interface RingPiece {
  readonly shape: number
  readonly color: number
  turn: number
  x: number
  y: number
}

export interface RingState extends Base {
  /** Row by row; the stone in the middle is 9. */
  cells: number[]
  piece: RingPiece
  next: RingPiece
  pieces: number
  /** Pieces that may still drift past the stone. */
  lives: number
  /** Ticks until the piece falls by one cell. */
  wait: number
  /** Quarter turns of the well, for drawing, and ticks left of the current one. */
  turns: number
  turning: number
  /** The ring that melts, and the ticks it takes. */
  melting: number
  meltTicks: number
  chain: number
}

export const TURN_TICKS = 10
export const MELT_TICKS = 24
const SLOWEST = 34
const FASTEST = 10
const SOFT_WAIT = 3
const CELL_POINTS = 1
const RING_POINTS = 30
const COLORS = 5

const cellAt = (x: number, y: number) => y * SIDE + x
export const ringOf = (cell: number) =>
  Math.max(Math.abs((cell % SIDE) - REACH), Math.abs(Math.floor(cell / SIDE) - REACH))
export const waitOf = (pieces: number) => Math.max(FASTEST, SLOWEST - Math.floor(pieces / 5))

function deal(pieces: number, random: Random): RingPiece {
  const shape = pieces === 0 ? 1 : pickIndex(SMALL_SHAPES, random)
  const turn = pieces === 0 ? 0 : pickIndex(4, random)
  const x = REACH - Math.floor(widthOf(shapeCells(shape, turn)) / 2)
  return { shape, color: 1 + pickIndex(COLORS, random), turn, x, y: 0 }
}

export const cellsOf = ({ shape, turn }: Pick<RingPiece, 'shape' | 'turn'>) => shapeCells(shape, turn)

function meets(cells: readonly number[], shape: Cells, x: number, y: number): boolean {
  return shape.some(([cx, cy]) => {
    const [left, top] = [x + cx, y + cy]
    return left < 0 || left >= SIDE || (top >= 0 && top < SIDE && cells[cellAt(left, top)]! > 0)
  })
}

/** The well after a quarter turn with the clock. */
export const quarter = (cells: readonly number[]): number[] =>
  cells.map((_, cell) => cells[cellAt(Math.floor(cell / SIDE), SIDE - 1 - (cell % SIDE))]!)

/** The innermost ring without a gap; 0 where there is none. */
export function fullRing(cells: readonly number[]): number {
  const gaps = new Set(cells.flatMap((value, cell) => (value === 0 ? [ringOf(cell)] : [])))
  for (let ring = 1; ring <= REACH; ring++) if (!gaps.has(ring)) return ring
  return 0
}

/** The well without a ring: what lay outside moves one cell towards the middle. */
export function closedIn(cells: readonly number[], ring: number): number[] {
  const next = cells.map((value, cell) => (ringOf(cell) >= ring ? 0 : value))
  for (const [cell, value] of cells.entries()) {
    const at = ringOf(cell)
    if (value === 0 || at <= ring) continue
    const inwards = (place: number) => clamp(place, REACH - at + 1, REACH + at - 1)
    next[cellAt(inwards(cell % SIDE), inwards(Math.floor(cell / SIDE)))] = value
  }
  return next
}

function nextPiece(state: RingState, turn: Turn) {
  state.pieces++
  state.piece = state.next
  state.next = deal(state.pieces, turn.random)
  state.wait = waitOf(state.pieces)
}

function land(state: RingState, turn: Turn) {
  const { piece, cells } = state
  const shape = cellsOf(piece)
  for (const [cx, cy] of shape) if (piece.y + cy >= 0) cells[cellAt(piece.x + cx, piece.y + cy)] = piece.color
  turn.tell('land', piece.x, piece.y)
  state.score += shape.length * CELL_POINTS
  state.chain = 0
  if (shape.some(([cx, cy]) => ringOf(cellAt(piece.x + cx, Math.max(0, piece.y + cy))) >= REACH)) {
    if (fullRing(cells) === 0) return end(state, turn, piece)
  }
  nextPiece(state, turn)
  melt(state, turn)
}

function melt(state: RingState, turn: Turn) {
  const ring = fullRing(state.cells)
  if (ring === 0) return
  state.chain++
  state.melting = ring
  state.meltTicks = MELT_TICKS
  turn.tell('clear', REACH, REACH - ring, state.chain)
  bonus(state, turn, RING_POINTS * ring * state.chain, { x: REACH, y: REACH - ring })
}

function drift(state: RingState, turn: Turn) {
  turn.tell('drift', state.piece.x, SIDE - 1)
  state.lives--
  if (state.lives === 0) return end(state, turn, { x: state.piece.x, y: SIDE - 1 })
  nextPiece(state, turn)
}

function steer(state: RingState, turn: Turn) {
  const { piece, cells } = state
  if (turn.input === LEFT || turn.input === RIGHT) {
    const x = piece.x + (turn.input === LEFT ? -1 : 1)
    if (!meets(cells, cellsOf(piece), x, piece.y)) piece.x = x
  }
  if (turn.input === TURN) {
    const turned = shapeCells(piece.shape, piece.turn + 1)
    const x = clamp(piece.x, 0, SIDE - widthOf(turned))
    if (meets(cells, turned, x, piece.y)) return
    piece.turn = (piece.turn + 1) % 4
    piece.x = x
    turn.tell('turn', x, piece.y)
  }
  if (turn.input !== WELL && turn.input !== WELL_BACK) return
  const once = quarter(cells)
  const turned = turn.input === WELL ? once : quarter(quarter(once))
  if (meets(turned, cellsOf(piece), piece.x, piece.y)) return
  state.cells = turned
  state.turns += turn.input === WELL ? 1 : -1
  state.turning = turn.input === WELL ? TURN_TICKS : -TURN_TICKS
  turn.tell('well', REACH, REACH)
}

export const ringRules: MicroRules<RingState> = {
  inputs: WELL_INPUTS,
  hand: 'tap',
  start: (random) => ({
    ...freshBase(),
    cells: Array.from({ length: SIDE * SIDE }, (_, cell) => (ringOf(cell) === 0 ? STONE : 0)),
    piece: deal(0, random),
    next: deal(1, random),
    pieces: 0,
    lives: LIVES,
    wait: SLOWEST,
    turns: 0,
    turning: 0,
    melting: 0,
    meltTicks: 0,
    chain: 0,
  }),
  step(state, turn) {
    if (state.turning !== 0) state.turning -= Math.sign(state.turning)
    if (state.meltTicks > 0) {
      state.meltTicks--
      if (state.meltTicks > 0) return
      state.cells = closedIn(state.cells, state.melting)
      state.melting = 0
      melt(state, turn)
      return
    }
    steer(state, turn)
    state.wait = turn.input === SOFT ? Math.min(state.wait, SOFT_WAIT) - 1 : state.wait - 1
    if (state.wait > 0 && turn.input !== DROP) return
    do {
      const { piece, cells } = state
      if (meets(cells, cellsOf(piece), piece.x, piece.y + 1)) return land(state, turn)
      piece.y++
      if (piece.y >= SIDE) return drift(state, turn)
    } while (turn.input === DROP)
    state.wait = waitOf(state.pieces)
  },
}

/** Value of a place after turns of well and piece; `undefined` where the piece would drift past. */
export function ringWorth(
  { cells, piece }: RingState,
  { turns, wells, x }: { turns: number; wells: number; x: number },
): number | undefined {
  let turned: number[] = [...cells]
  for (let time = 0; time < wells; time++) turned = quarter(turned)
  const shape = shapeCells(piece.shape, turns)
  let y = 0
  while (y < SIDE && !meets(turned, shape, x, y + 1)) y++
  if (y >= SIDE - 1 || meets(turned, shape, x, y)) return undefined
  for (const [cx, cy] of shape) {
    if (y + cy >= SIDE) return undefined
    turned[cellAt(x + cx, y + cy)] = piece.color
  }
  let worth = 0
  for (const [cx, cy] of shape) {
    const ring = ringOf(cellAt(x + cx, y + cy))
    worth -= ring * ring * 3 + (ring === REACH ? 200 : 0)
  }
  const full = fullRing(turned)
  if (full > 0) worth += 60
  return worth - coveredGaps(turned) * 4
}

/** Free cells with something farther out in their way, seen from the middle. */
function coveredGaps(cells: readonly number[]): number {
  let gaps = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0) continue
    const [dx, dy] = [(cell % SIDE) - REACH, Math.floor(cell / SIDE) - REACH]
    const flat = Math.abs(dx) >= Math.abs(dy)
    let outer = cell + (flat ? Math.sign(dx) : SIDE * Math.sign(dy))
    for (let ring = ringOf(cell) + 1; ring <= REACH; ring++) {
      if (cells[outer]! > 0) {
        gaps++
        break
      }
      outer += flat ? Math.sign(dx) : SIDE * Math.sign(dy)
    }
  }
  return gaps
}
