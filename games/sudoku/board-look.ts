import { FONT_DISPLAY, fillRound, slab, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { CellMotion } from '#kit/game/pencil/board-motion.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import { bitOf, type Geometry } from './geometry.ts'
import type { State } from './rules.ts'

type Pen = CanvasRenderingContext2D

/** What the player looks at. */
export interface Look {
  readonly selected: number | undefined
  /** All cells with this digit are lit. */
  readonly digit: number
  /** The cells that explain a hint. */
  readonly shown: ReadonlySet<number>
  /** Jump, squash and shake of a cell at this moment. */
  motionOf(cell: number): CellMotion
  write(digit: number): string
}

interface Face {
  readonly top: string
  readonly side: string
}

const PLATE = '#110c40'
const FACES = {
  plain: { top: '#f4f2ff', side: '#8e8ae8' },
  tinted: { top: '#e2dfff', side: '#8e8ae8' },
  peer: { top: '#c9ccff', side: '#7a78da' },
  alike: { top: '#ffe9a6', side: '#cfa348' },
  selected: { top: '#ffd44f', side: '#c98a10' },
  shown: { top: '#aef3e8', side: '#4fa89d' },
  clashing: { top: '#ffc6bf', side: '#cf6d63' },
  wrong: { top: '#ff8577', side: '#b3322a' },
} as const satisfies Record<string, Face>
const GIVEN_INK = '#241a6e'
const FOUND_INK = '#4a35ee'
const HINTED_INK = '#00695f'
const WRONG_INK = '#4a0606'
const NOTE_INK = '#5d57a8'
const NOTE_LIT_INK = '#b13c00'
const SMALLEST_TEXT = 11

/** Shares of a cell: between cells, between boxes, around the board. */
const CELL_GAP = 0.06
const BOX_GAP = 0.17
const MARGIN = 0.2

export interface Grid {
  readonly plate: Box
  readonly cell: number
  /** Pictures of this layout. */
  readonly stamps: Sprites
  boxOf(cell: number): Box
  cellAt(at: Point): number | undefined
}

export function gridOf(geometry: Geometry, room: Box): Grid {
  const { size, boxRows, boxColumns } = geometry
  const length = (inBox: number) => {
    const boxes = size / inBox
    return size + (size - boxes) * CELL_GAP + (boxes - 1) * BOX_GAP + 2 * MARGIN
  }
  const across = length(boxColumns)
  const down = length(boxRows)
  const cell = room.width / Math.max(across, down)
  const plate = {
    x: room.x + (room.width - across * cell) / 2,
    y: room.y + (room.height - down * cell) / 2,
    width: across * cell,
    height: down * cell,
  }
  const offset = (line: number, inBox: number) => {
    const boxes = Math.floor(line / inBox)
    return (MARGIN + line + (line - boxes) * CELL_GAP + boxes * BOX_GAP) * cell
  }
  const boxOf = (index: number): Box => ({
    x: plate.x + offset(index % size, boxColumns),
    y: plate.y + offset(Math.floor(index / size), boxRows),
    width: cell,
    height: cell,
  })
  const slack = (cell * BOX_GAP) / 2
  return {
    plate,
    cell,
    stamps: sprites(),
    boxOf,
    cellAt(at) {
      for (let index = 0; index < geometry.cells; index++) {
        const { x, y } = boxOf(index)
        if (at.x < x - slack || at.y < y - slack) continue
        if (at.x < x + cell + slack && at.y < y + cell + slack) return index
      }
      return undefined
    },
  }
}

export function drawBoard(pen: Pen, grid: Grid, geometry: Geometry, state: State, look: Look) {
  drawPlate(pen, grid)
  const clashing = clashesOf(geometry, state)
  const lifted: number[] = []
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (cell === look.selected || look.motionOf(cell).lift > 0) lifted.push(cell)
    else drawCell(pen, { grid, geometry, state, look, cell, clashing })
  }
  for (const cell of lifted) drawCell(pen, { grid, geometry, state, look, cell, clashing })
}

function drawPlate(pen: Pen, { plate, cell, stamps }: Grid) {
  const { width, height } = plate
  const paint = (inner: Pen) => {
    const ratio = inner.getTransform().a
    inner.shadowColor = 'rgb(4 2 30 / .6)'
    inner.shadowBlur = cell * 0.8 * ratio
    inner.shadowOffsetY = cell * 0.3 * ratio
    fillRound(inner, { x: 0, y: 0, width, height }, cell * 0.42, PLATE)
  }
  stamps.draw(pen, { key: 'plate', width, height, bleed: cell * 1.2, paint }, plate)
}

/** Cells that hold the same digit as a wrong one in their reach. */
function clashesOf(geometry: Geometry, { cells, solution }: State): ReadonlySet<number> {
  const clashing = new Set<number>()
  for (const [cell, digit] of cells.entries())
    if (digit !== 0 && digit !== solution[cell])
      for (const peer of geometry.peers[cell]!) if (cells[peer] === digit) clashing.add(peer)
  return clashing
}

interface DrawnCell {
  readonly grid: Grid
  readonly geometry: Geometry
  readonly state: State
  readonly look: Look
  readonly cell: number
  readonly clashing: ReadonlySet<number>
}

function faceOf({ geometry, state, look, cell, clashing }: DrawnCell): Face {
  const digit = state.cells[cell]!
  if (digit !== 0 && digit !== state.solution[cell]) return FACES.wrong
  if (cell === look.selected || look.motionOf(cell).lift > 0.25) return FACES.selected
  if (clashing.has(cell)) return FACES.clashing
  if (look.shown.has(cell)) return FACES.shown
  if (digit !== 0 && digit === look.digit) return FACES.alike
  if (look.selected !== undefined && geometry.peers[look.selected]!.includes(cell)) return FACES.peer
  const { boxRows, boxColumns } = geometry
  const checker =
    Math.floor(geometry.rowOf[cell]! / boxRows) + Math.floor(geometry.columnOf[cell]! / boxColumns)
  return checker % 2 === 0 ? FACES.plain : FACES.tinted
}

function drawCell(pen: Pen, drawn: DrawnCell) {
  const { grid, state, look, cell } = drawn
  const { lift, pop, shake } = look.motionOf(cell)
  const face = faceOf(drawn)
  const flat = grid.boxOf(cell)
  const box = { ...flat, x: flat.x + shake, y: flat.y - lift * grid.cell * 0.22 }
  const radius = grid.cell * 0.2
  const atOrigin = { x: 0, y: 0, width: grid.cell, height: grid.cell }
  const paint = (inner: Pen) => slab(inner, atOrigin, radius, face.top, face.side, grid.cell * 0.09)
  grid.stamps.draw(pen, { key: face.top, width: grid.cell, height: grid.cell, bleed: 1, paint }, box)
  if (cell === look.selected && face === FACES.wrong)
    strokeRound(pen, box, radius, FACES.selected.top, Math.max(2.5, grid.cell * 0.07))
  const digit = state.cells[cell]!
  const middle = { x: box.x + grid.cell / 2, y: box.y + grid.cell * 0.465 }
  if (digit === 0) return drawNotes(pen, drawn, box)
  write(pen, look.write(digit), middle.x, middle.y, {
    size: grid.cell * 0.62 * pop,
    color: inkOf(drawn, digit),
    weight: state.givens[cell] ? 800 : 700,
  })
}

function inkOf({ state, cell }: DrawnCell, digit: number): string {
  if (digit !== state.solution[cell]) return WRONG_INK
  if (state.givens[cell]) return GIVEN_INK
  return state.hinted.includes(cell) ? HINTED_INK : FOUND_INK
}

function drawNotes(pen: Pen, { grid, geometry, state, look, cell }: DrawnCell, box: Box) {
  const notes = state.notes[cell]!
  if (notes === 0) return
  const columns = geometry.boxColumns
  const rows = geometry.size / columns
  const step = grid.cell * 0.92
  const size = Math.max(SMALLEST_TEXT, Math.min(20, (step / 3) * 0.88))
  pen.font = `700 ${size}px ${FONT_DISPLAY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (let digit = 1; digit <= geometry.size; digit++) {
    if ((notes & bitOf(digit)) === 0) continue
    const x = box.x + grid.cell * 0.04 + (step * (((digit - 1) % columns) + 0.5)) / columns
    const y = box.y + (step * (Math.floor((digit - 1) / columns) + 0.5)) / rows
    pen.fillStyle = digit === look.digit ? NOTE_LIT_INK : NOTE_INK
    pen.fillText(look.write(digit), x, y + size * 0.06)
  }
}
