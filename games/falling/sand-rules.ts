import { bonus, clamp, end, freshBase, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { DROP, LEFT, PLAIN_INPUTS, RIGHT, SOFT, TURN } from './inputs.ts'
import { heightOf, shapeCells, SHAPES, widthOf, type Cells } from './shapes.ts'

/** Grains across and down; a cell of a piece is four grains wide and high. */
export const ACROSS = 48
export const DOWN = 76
export const GRAIN = 4
/** A step to the side, in grains. */
export const STEP = 2

export interface SandPiece {
  readonly shape: number
  readonly color: number
  turn: number
  x: number
  /** In grains, with a fraction. */
  y: number
}

export interface SandState extends Base {
  /** Row by row: 0 is air, else a colour; grains being removed are above `LEAVING`. */
  grains: number[]
  piece: SandPiece
  next: SandPiece
  /** Pieces so far. */
  pieces: number
  /** Ticks until the grains that run off are gone. */
  leaving: number
  /** Chain length of bridges from one piece. */
  chain: number
  settled: boolean
}

export const LEAVING = 10
const LEAVING_TICKS = 22
const SLOWEST = 0.34
const FASTEST = 1.1
const SOFT_SPEED = 2.4
const GRAINS_A_POINT = 2

const colorsAfter = (pieces: number) => (pieces < 60 ? 3 : pieces < 160 ? 4 : 5)
export const paceOf = ({ pieces }: Pick<SandState, 'pieces'>) => Math.min(FASTEST, SLOWEST + pieces * 0.006)

function deal(pieces: number, random: Random): SandPiece {
  const shape = pickIndex(SHAPES, random)
  const color = 1 + pickIndex(colorsAfter(pieces), random)
  const turn = pickIndex(4, random)
  const cells = shapeCells(shape, turn)
  return { shape, color, turn, x: Math.floor((ACROSS - widthOf(cells) * GRAIN) / 2 / STEP) * STEP, y: 0 }
}

export const cellsOf = ({ shape, turn }: Pick<SandPiece, 'shape' | 'turn'>) => shapeCells(shape, turn)

/** Whether a piece overlaps sand, walls or ground. */
export function meets(grains: readonly number[], cells: Cells, x: number, y: number): boolean {
  for (const [cx, cy] of cells) {
    const [left, top] = [x + cx * GRAIN, y + cy * GRAIN]
    if (left < 0 || left + GRAIN > ACROSS || top + GRAIN > DOWN) return true
    for (let down = 0; down < GRAIN; down++)
      for (let across = 0; across < GRAIN; across++)
        if (top + down >= 0 && grains[(top + down) * ACROSS + left + across]! > 0) return true
  }
  return false
}

const isOpen = (grains: readonly number[], from: number, aside: number) =>
  Math.abs(aside) === 1 || grains[from + aside / 2] === 0

/** One step of falling sand, straight or sideways; true if any grain moved. */
function flow(grains: number[], tick: number): boolean {
  let moved = false
  for (let y = DOWN - 2; y >= 0; y--)
    for (let step = 0; step < ACROSS; step++) {
      const x = tick % 2 === 0 ? step : ACROSS - 1 - step
      const from = y * ACROSS + x
      const color = grains[from]!
      if (color === 0) continue
      const below = from + ACROSS
      let to = -1
      if (grains[below] === 0) to = below
      else {
        const side = (x + y + tick) % 2 === 0 ? 1 : -1
        // Grains also slip two aside, so that heaps flatten into layers.
        for (const aside of [side, -side, 2 * side, -2 * side])
          if (
            to < 0 &&
            x + aside >= 0 &&
            x + aside < ACROSS &&
            grains[below + aside] === 0 &&
            isOpen(grains, from, aside)
          )
            to = below + aside
      }
      if (to < 0) continue
      grains[to] = color
      grains[from] = 0
      moved = true
    }
  return moved
}

/** Connected grains from the left to the right wall; corners connect. */
export function bridges(grains: readonly number[]): number[] {
  const seen = new Uint8Array(grains.length)
  const found: number[] = []
  for (let row = 0; row < DOWN; row++) {
    const start = row * ACROSS
    const color = grains[start]!
    if (color === 0 || color > LEAVING || seen[start]) continue
    const group = linked(grains, start, seen)
    if (group.some((at) => at % ACROSS === ACROSS - 1)) found.push(...group)
  }
  return found
}

export function linked(grains: readonly number[], start: number, seen: Uint8Array): number[] {
  const color = grains[start]
  const group = [start]
  seen[start] = 1
  for (let index = 0; index < group.length; index++) {
    const at = group[index]!
    const x = at % ACROSS
    for (let dy = -ACROSS; dy <= ACROSS; dy += ACROSS)
      for (let dx = -1; dx <= 1; dx++) {
        const other = at + dy + dx
        if (x + dx < 0 || x + dx >= ACROSS || grains[other] !== color || seen[other]) continue
        seen[other] = 1
        group.push(other)
      }
  }
  return group
}

function runOff(state: SandState, turn: Turn) {
  if (state.leaving > 0) {
    state.leaving--
    if (state.leaving === 0) {
      state.grains = state.grains.map((grain) => (grain > LEAVING ? 0 : grain))
      state.settled = false
    }
    return
  }
  if (state.tick % 4 !== 0) return
  const gone = bridges(state.grains)
  if (gone.length === 0) return
  for (const at of gone) state.grains[at]! += LEAVING
  state.leaving = LEAVING_TICKS
  state.chain++
  const middle = gone[Math.floor(gone.length / 2)]!
  const points = Math.ceil((gone.length / GRAINS_A_POINT) * state.chain)
  turn.tell('clear', ACROSS / 2, Math.floor(middle / ACROSS), state.chain)
  bonus(state, turn, points, { x: ACROSS / 2, y: Math.floor(middle / ACROSS) })
}

function crumble(state: SandState, turn: Turn) {
  const { piece, grains } = state
  const y = Math.floor(piece.y)
  for (const [cx, cy] of cellsOf(piece))
    for (let down = 0; down < GRAIN; down++)
      for (let across = 0; across < GRAIN; across++) {
        const row = y + cy * GRAIN + down
        if (row >= 0) grains[row * ACROSS + piece.x + cx * GRAIN + across] = piece.color
      }
  state.settled = false
  state.chain = 0
  state.pieces++
  turn.tell('land', piece.x + GRAIN, y)
  state.piece = state.next
  state.next = deal(state.pieces, turn.random)
  if (meets(grains, cellsOf(state.piece), state.piece.x, 0)) end(state, turn, { x: ACROSS / 2, y: 4 })
}

function steer(state: SandState, turn: Turn) {
  const { piece, grains } = state
  const y = Math.floor(piece.y)
  if (turn.input === LEFT || turn.input === RIGHT) {
    const x = piece.x + (turn.input === LEFT ? -STEP : STEP)
    if (!meets(grains, cellsOf(piece), x, y)) piece.x = x
  }
  if (turn.input !== TURN) return
  const turned = shapeCells(piece.shape, piece.turn + 1)
  const x = clamp(piece.x, 0, ACROSS - widthOf(turned) * GRAIN)
  if (meets(grains, turned, x, y)) return
  piece.turn = (piece.turn + 1) % 4
  piece.x = x
  turn.tell('turn', x, y)
}

export const sandRules: MicroRules<SandState> = {
  inputs: PLAIN_INPUTS,
  hand: 'tap',
  start: (random) => ({
    ...freshBase(),
    grains: Array<number>(ACROSS * DOWN).fill(0),
    piece: deal(0, random),
    next: deal(0, random),
    pieces: 0,
    leaving: 0,
    chain: 0,
    settled: true,
  }),
  step(state, turn) {
    if (!state.settled) state.settled = !flow(state.grains, state.tick)
    runOff(state, turn)
    steer(state, turn)
    const { piece } = state
    const way = turn.input === DROP ? DOWN : turn.input === SOFT ? SOFT_SPEED : paceOf(state)
    const goal = piece.y + way
    const cells = cellsOf(piece)
    while (Math.floor(piece.y) < Math.floor(goal)) {
      if (meets(state.grains, cells, piece.x, Math.floor(piece.y) + 1)) return crumble(state, turn)
      piece.y = Math.floor(piece.y) + 1
    }
    piece.y = goal
  },
}

/** Value of a place: reach of its colour, and low height. */
export function sandWorth({ grains, piece }: SandState, quarter: number, x: number): number | undefined {
  const cells = shapeCells(piece.shape, quarter)
  let y = 0
  if (meets(grains, cells, x, y)) return undefined
  while (!meets(grains, cells, x, y + 1)) y++
  const trial = [...grains]
  for (const [cx, cy] of cells)
    for (let down = 0; down < GRAIN; down++)
      for (let across = 0; across < GRAIN; across++)
        trial[(y + cy * GRAIN + down) * ACROSS + x + cx * GRAIN + across] = piece.color
  const [fx, fy] = cells[0]!
  const group = linked(trial, (y + fy * GRAIN) * ACROSS + x + fx * GRAIN, new Uint8Array(trial.length))
  const columns = group.map((at) => at % ACROSS)
  const reach =
    columns.reduce((most, column) => Math.max(most, column), 0) -
    columns.reduce((least, column) => Math.min(least, column), ACROSS)
  return reach * 1.2 + (y + heightOf(cells) * GRAIN) * 1.1 + (reach >= ACROSS - 1 ? 60 : 0)
}
