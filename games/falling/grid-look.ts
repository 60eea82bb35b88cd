import { FONT_DISPLAY, shade } from '#kit/game/draw.ts'
import { placed, PLANS, widthOfForm, type GridKind, type PieceForm } from './grid-kinds.ts'
import { LEAVING_TICKS, restingRow, type GridPiece, type GridState } from './grid-rules.ts'
import { colorsOf, tileLayers, valuesOf } from './grid-tiles.ts'
import type { Look, Pen } from './look.ts'

/** Pixels of a painted tile. */
const SHARP = 92

function paintTile(kind: GridKind, value: number): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = image.height = SHARP
  const pen = image.getContext('2d')!
  pen.scale(SHARP / 100, SHARP / 100)
  for (const [outline, color, opacity = 1] of tileLayers(kind, value)) {
    pen.globalAlpha = opacity
    pen.fillStyle = color
    pen.fill(new Path2D(outline))
  }
  if (kind !== 'tens') return image
  pen.globalAlpha = 1
  pen.font = `800 58px ${FONT_DISPLAY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#ffffff'
  pen.fillText(String(value), 50, 50)
  return image
}

const GROUNDS: Readonly<Record<GridKind, readonly [high: string, low: string]>> = {
  totem: ['#7a4420', '#2b1208'],
  barnacles: ['#20588f', '#081b3e'],
  tens: ['#1f6a58', '#08251f'],
  beam: ['#3c2a66', '#170e30'],
  feast: ['#7a2f56', '#2b0a22'],
  pips: ['#3f348a', '#150f38'],
}

/** A well of square cells, and its painted tiles. */
interface GridWell {
  readonly kind: GridKind
  readonly columns: number
  readonly rows: number
  readonly form: PieceForm
  readonly painted: Map<number, HTMLCanvasElement>
}

/** A well of square cells with the tiles of its kind. */
export function gridLook(kind: GridKind): Look<GridState> {
  const { columns, rows, form } = PLANS[kind]
  const well: GridWell = {
    kind,
    columns,
    rows,
    form,
    painted: new Map(valuesOf(kind).map((value) => [value, paintTile(kind, value)])),
  }
  return {
    size: [columns, rows],
    step: 1,
    colors: colorsOf(kind),
    still: (pen) => paintGround(well, pen),
    draw: (pen, state) => drawWell(well, pen, state),
    next: (pen, state) => drawNext(well, pen, state),
    piece: ({ piece }) => ({
      x: piece.x + widthOfForm(form, piece.turn) / 2,
      y: Math.max(0.6, piece.y + 0.5),
    }),
    place: (x, y) => ({ x: x + 0.5, y: y + 0.5 }),
  }
}

function tile(well: GridWell, pen: Pen, value: number, [x, y]: readonly [number, number], size = 1) {
  const image = well.painted.get(value)
  if (image && size > 0)
    pen.drawImage(image, x + (1 - size) / 2 + 0.02, y + (1 - size) / 2 + 0.02, size * 0.96, size * 0.96)
}

function drawPiece(well: GridWell, pen: Pen, { values, turn }: GridPiece, x: number, y: number) {
  for (const [dx, dy, value] of placed(well.form, values, turn)) tile(well, pen, value, [x + dx, y + dy])
}

/** Faint frames show where the piece would land. */
function goal(well: GridWell, pen: Pen, state: GridState) {
  const { piece } = state
  const row = restingRow(state, piece)
  if (row === undefined) return
  pen.lineWidth = 0.05
  for (const [dx, dy, value] of placed(well.form, piece.values, piece.turn)) {
    pen.strokeStyle = shade(colorsOf(well.kind)[(value % 10) - 1]!, 0.2)
    pen.beginPath()
    pen.roundRect(piece.x + dx + 0.1, row + dy + 0.1, 0.8, 0.8, 0.2)
    pen.stroke()
  }
}

function light(well: GridWell, pen: Pen, { beam, gathered }: GridState) {
  pen.fillStyle = 'rgb(255 246 210 / .5)'
  for (const cell of gathered) {
    pen.beginPath()
    pen.roundRect((cell % well.columns) + 0.04, Math.floor(cell / well.columns) + 0.03, 0.92, 0.88, 0.2)
    pen.fill()
  }
  for (const [wide, strength] of [
    [1.5, 0.08],
    [0.8, 0.12],
    [0.3, 0.22],
  ] as const) {
    pen.fillStyle = `rgb(255 232 150 / ${strength})`
    pen.fillRect(beam - wide, 0, wide, well.rows)
  }
  pen.fillStyle = '#fff4cc'
  pen.fillRect(beam - 0.05, 0, 0.1, well.rows)
}

function paintGround(well: GridWell, pen: CanvasRenderingContext2D) {
  const ground = pen.createLinearGradient(0, 0, 0, well.rows)
  ground.addColorStop(0, GROUNDS[well.kind][0])
  ground.addColorStop(1, GROUNDS[well.kind][1])
  pen.fillStyle = ground
  pen.fillRect(0, 0, well.columns, well.rows)
  for (let x = 0; x < well.columns; x++)
    for (let y = 0; y < well.rows; y++) {
      pen.fillStyle = (x + y) % 2 === 0 ? 'rgb(255 255 255 / .035)' : 'rgb(0 0 0 / .09)'
      pen.beginPath()
      pen.roundRect(x + 0.05, y + 0.05, 0.9, 0.9, 0.2)
      pen.fill()
    }
}

function drawWell(well: GridWell, pen: CanvasRenderingContext2D, state: GridState) {
  const leaving = new Set(state.leaving)
  const k = state.leavingTicks / LEAVING_TICKS
  for (const [cell, value] of state.grid.entries()) {
    if (value === 0) continue
    const size = leaving.has(cell) ? (k > 0.6 ? 1.14 : (k / 0.6) * 1.14) : 1
    tile(well, pen, value, [cell % well.columns, Math.floor(cell / well.columns) - state.lift[cell]!], size)
  }
  if (well.kind === 'beam') light(well, pen, state)
  if (state.over || state.leavingTicks > 0) return
  goal(well, pen, state)
  drawPiece(well, pen, state.piece, state.piece.x, state.piece.y)
}

function drawNext(well: GridWell, pen: CanvasRenderingContext2D, { next }: GridState) {
  const wide = widthOfForm(well.form, 0)
  const high = well.form === 'stack' ? 3 : well.form === 'square' ? 2 : 1
  const scale = well.form === 'stack' ? 0.25 : 0.33
  pen.translate(0.5 - (wide * scale) / 2, 0.5 - (high * scale) / 2)
  pen.scale(scale, scale)
  drawPiece(well, pen, next, 0, 0)
}
