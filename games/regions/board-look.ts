import { fillRound, strokeRound } from '#kit/game/draw.ts'
import { SIDES, stepFrom } from '#kit/game/pencil/board.ts'
import type { Grid } from './geometry.ts'
import { FACES, HELD, UNSOUND, type Face, type Paints } from './looks.ts'
import { drawPrint, type PrintScene } from './print-look.ts'
import type { Puzzle } from './puzzle.ts'
import { areaAt, isSound, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

export interface BoardLook {
  readonly paints: Paints
  /** Cells under the finger. */
  readonly held: readonly number[]
  readonly cursor: number | undefined
  /** Highlighted by the last hint. */
  readonly lit: readonly number[]
  /** Height of a jumping cell, 0 to 1. */
  jumpOf(cell: number): number
  write(value: number): string
}

export function drawBoard(pen: Pen, grid: Grid, state: State, look: BoardLook) {
  const { puzzle } = state
  const { plate, cell } = grid
  fillRound(pen, { ...plate, y: plate.y + cell * 0.09 }, cell * 0.4, 'rgb(0 8 14 / .35)')
  fillRound(pen, plate, cell * 0.4, look.paints.plate)
  const held = new Set(look.held)
  for (let index = 0; index < puzzle.columns * puzzle.rows; index++)
    if (!held.has(index) && areaAt(state, index) < 0) drawFree(pen, grid, index, look)
  const faces = facesOf(state)
  for (const [area, cells] of state.areas.entries()) {
    const left = cells.filter((index) => !held.has(index))
    drawArea(pen, grid, left, faces[area]!, look)
  }
  drawArea(pen, grid, look.held, HELD, look)
  drawWalls(pen, grid, puzzle, look.paints)
  const scene: PrintScene = {
    pen,
    grid,
    puzzle,
    ink: look.paints.ink,
    write: look.write,
    jumpOf: look.jumpOf,
  }
  for (const clue of puzzle.clues) if (clue.kind === 'print') drawPrint(scene, clue)
  if (look.lit.length > 0) outline(pen, grid, look.lit, '#ffb63d', cell * 0.09)
  if (look.cursor !== undefined) {
    const { x, y } = grid.boxOf(look.cursor)
    const inset = cell * 0.1
    const box = { x: x + inset, y: y + inset, width: cell - 2 * inset, height: cell - 2 * inset }
    strokeRound(pen, box, cell * 0.2, held.size > 0 ? '#ffb63d' : '#0b9b8d', Math.max(3, cell * 0.06))
  }
}

function drawFree(pen: Pen, grid: Grid, index: number, { paints, jumpOf }: BoardLook) {
  const { x, y } = grid.boxOf(index)
  const { cell, board } = grid
  const gap = cell * 0.035
  const up = jumpOf(index) * cell * 0.14
  const { top, side } = paints.free[((index % board.columns) + Math.floor(index / board.columns)) % 2]!
  const box = { x: x + gap, y: y + gap - up, width: cell - 2 * gap, height: cell - 2 * gap }
  fillRound(pen, box, cell * 0.16, side)
  fillRound(pen, { ...box, height: box.height - cell * 0.07 }, cell * 0.16, top)
}

/** The cells of an area melt into one slab. */
function drawArea(
  pen: Pen,
  grid: Grid,
  cells: readonly number[],
  { top, side }: Face,
  { jumpOf }: BoardLook,
) {
  if (cells.length === 0) return
  const depth = grid.cell * 0.075
  for (const [color, down] of [
    [side, 0],
    [top, -depth],
  ] as const) {
    pen.fillStyle = color
    for (const index of cells) blob(pen, grid, cells, index, down - jumpOf(index) * grid.cell * 0.14)
  }
}

/** One cell of an area, rounded where the area ends and open to its neighbours. */
function blob(pen: Pen, grid: Grid, cells: readonly number[], index: number, down: number) {
  const { cell, board } = grid
  const { x, y } = grid.boxOf(index)
  const gap = cell * 0.045
  const [right, below, left, above] = SIDES.map((step) => {
    const next = stepFrom(board, index, step)
    return next !== undefined && cells.includes(next)
  }) as [boolean, boolean, boolean, boolean]
  const radius = cell * 0.2
  const [x0, x1] = [x + (left ? -1 : gap), x + cell - (right ? -1 : gap)]
  const [y0, y1] = [y + (above ? -1 : gap) + down, y + cell - (below ? -1 : gap) + down]
  pen.beginPath()
  pen.roundRect(x0, y0 + (above ? -cell * 0.08 : 0), x1 - x0, y1 - y0 + (above ? cell * 0.08 : 0), [
    left || above ? 0 : radius,
    right || above ? 0 : radius,
    right || below ? 0 : radius,
    left || below ? 0 : radius,
  ])
  pen.fill()
}

const facesKnown = new WeakMap<State, readonly Face[]>()

/** Neighbouring areas get different colours; an area that breaks a rule stays pale. */
function facesOf(state: State): readonly Face[] {
  const known = facesKnown.get(state)
  if (known) return known
  const owner = new Map(state.areas.flatMap((cells, area) => cells.map((cell) => [cell, area] as const)))
  const tints: number[] = []
  for (const [area, cells] of state.areas.entries()) {
    const around = new Set(
      cells.flatMap((cell) =>
        SIDES.map((step) => tints[owner.get(stepFrom(state.puzzle, cell, step) ?? -1) ?? -1]),
      ),
    )
    // The first choice depends on the position alone, so that areas keep their colour.
    const first = (cells[0]! * 7) % FACES.length
    const order = FACES.map((_, index) => (first + index) % FACES.length)
    tints[area] = order.find((tint) => !around.has(tint)) ?? first
  }
  const made = state.areas.map((cells, area) => (isSound(state, cells) ? FACES[tints[area]!]! : UNSOUND))
  facesKnown.set(state, made)
  return made
}

function drawWalls(pen: Pen, grid: Grid, { clues }: Puzzle, { wall }: Paints) {
  pen.lineCap = 'round'
  for (const [color, width] of [
    ['#fff6e6', 0.15],
    [wall, 0.09],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = Math.max(3, grid.cell * width)
    pen.beginPath()
    for (const { kind, at, to = -1 } of clues) {
      if (kind !== 'wall') continue
      const [one, other] = [grid.middle(at), grid.middle(to)]
      const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
      const half = grid.cell * 0.38
      const isFlat = one.y === other.y
      pen.moveTo(x - (isFlat ? 0 : half), y - (isFlat ? half : 0))
      pen.lineTo(x + (isFlat ? 0 : half), y + (isFlat ? half : 0))
    }
    pen.stroke()
  }
}

/** A line around an area. */
function outline(pen: Pen, grid: Grid, cells: readonly number[], color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.beginPath()
  for (const index of cells)
    for (const [side, step] of SIDES.entries()) {
      const next = stepFrom(grid.board, index, step)
      if (next !== undefined && cells.includes(next)) continue
      const { x, y } = grid.boxOf(index)
      const { cell } = grid
      const [ax, ay, bx, by] = [
        [cell, 0, cell, cell],
        [0, cell, cell, cell],
        [0, 0, 0, cell],
        [0, 0, cell, 0],
      ][side] as [number, number, number, number]
      pen.moveTo(x + ax, y + ay)
      pen.lineTo(x + bx, y + by)
    }
  pen.stroke()
}
