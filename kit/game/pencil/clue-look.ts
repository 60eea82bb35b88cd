import { FONT_DISPLAY, fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Grid } from './grid.ts'
import type { Palette } from './palette.ts'
import type { Clue, ClueKind } from './puzzle.ts'

type Pen = CanvasRenderingContext2D

/** Where a clue is drawn, and its colours. */
export interface ClueScene {
  readonly pen: Pen
  readonly grid: Grid
  readonly palette: Palette
  readonly columns: number
  /** Whether a cell is shaded: clues on it are drawn pale. */
  isDark(cell: number): boolean
  /** Whether the clue is satisfied. */
  isDone(clue: Clue): boolean
  write(value: number): string
}

type PaintClue = (scene: ClueScene, clue: Clue) => void

const SMALLEST_TEXT = 11
const SIGN = '#d2420a'
const PALE = '#f4f2ff'

/** Drawn on the cells, under their content. */
export const UNDER: Readonly<Partial<Record<ClueKind, PaintClue>>> = {
  thermometer({ pen, grid, palette }, { cells }) {
    strokePath(pen, grid, cells, palette.line, grid.cell * 0.34)
    const { x, y } = grid.middleOf(cells[0]!)
    fillCircle(pen, x, y, grid.cell * 0.4, palette.line)
  },
  arrow({ pen, grid, palette }, { cells }) {
    strokePath(pen, grid, cells, palette.line, grid.cell * 0.1)
    const [before, end] = [grid.middleOf(cells.at(-2)!), grid.middleOf(cells.at(-1)!)]
    arrowHead(pen, before, end, grid.cell * 0.22)
    const { x, y } = grid.middleOf(cells[0]!)
    pen.beginPath()
    pen.arc(x, y, grid.cell * 0.38, 0, 2 * Math.PI)
    pen.stroke()
  },
  mirror({ pen, grid, palette }, { cells }) {
    strokePath(pen, grid, cells, palette.line, grid.cell * 0.3)
  },
  tube({ pen, grid }, { cells }) {
    strokePath(pen, grid, cells, 'rgb(20 60 70 / .2)', grid.cell * 0.36)
    const { x, y } = grid.middleOf(cells[0]!)
    fillCircle(pen, x, y, grid.cell * 0.38, 'rgb(20 60 70 / .2)')
  },
  parity({ pen, grid, palette }, { cells, value }) {
    const { x, y } = grid.middleOf(cells[0]!)
    const half = grid.cell * 0.36
    if (value === 1) return fillCircle(pen, x, y, half, palette.line)
    fillRound(pen, { x: x - half, y: y - half, width: 2 * half, height: 2 * half }, half * 0.25, palette.line)
  },
}

/** Drawn over the cells and their content. */
export const ABOVE: Readonly<Partial<Record<ClueKind, PaintClue>>> = {
  more({ pen, grid }, { cells }) {
    const [from, to] = [grid.middleOf(cells[0]!), grid.middleOf(cells[1]!)]
    const size = grid.cell * 0.15
    pen.save()
    pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2)
    pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
    pen.lineCap = pen.lineJoin = 'round'
    for (const [color, width] of [
      ['#ffffff', 0.16],
      [SIGN, 0.075],
    ] as const) {
      pen.strokeStyle = color
      pen.lineWidth = Math.max(2, grid.cell * width)
      pen.beginPath()
      pen.moveTo(-size * 0.6, -size)
      pen.lineTo(size * 0.6, 0)
      pen.lineTo(-size * 0.6, size)
      pen.stroke()
    }
    pen.restore()
  },
  dot({ pen, grid }, { cells, sign }) {
    const { x, y } = between(grid, cells)
    const radius = grid.cell * 0.125
    fillCircle(pen, x, y, radius, '#241a6e')
    fillCircle(pen, x, y, radius * 0.76, sign === 'double' ? '#241a6e' : '#ffffff')
  },
  'pair-sum'(scene, { cells, value = 0 }) {
    badge(scene, between(scene.grid, cells), scene.write(value), 0.19)
  },
  circle(scene, { cells, value = 0 }) {
    const [first, last] = [scene.grid.middleOf(cells[0]!), scene.grid.middleOf(cells.at(-1)!)]
    badge(scene, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, scene.write(value), 0.3)
  },
  cage: corner,
  calculation: corner,
  room: corner,
  kakuro({ pen, grid, write: digits }, { cells, edge, value }) {
    if (value === undefined) return
    const { x, y, width } = grid.boxOf(cells[0]!)
    const step = grid.cell * 1.06
    const left = edge === 'left' ? x - step : x
    const top = edge === 'left' ? y : y - step
    const at =
      edge === 'left'
        ? { x: left + width * 0.7, y: top + width * 0.28 }
        : { x: left + width * 0.3, y: top + width * 0.66 }
    write(pen, digits(value), at.x, at.y, {
      size: Math.max(SMALLEST_TEXT, grid.cell * 0.34),
      color: '#ffe9cf',
    })
  },
  near: printed,
  number: printed,
  mine: printed,
  wall: printed,
}

function printed({ pen, grid, palette, isDark, write: digits }: ClueScene, { kind, cells, value }: Clue) {
  if (value === undefined) return
  const { x, y } = grid.middleOf(cells[0]!)
  const color = kind === 'wall' || isDark(cells[0]!) ? PALE : palette.given
  write(pen, digits(value), x, y, { size: grid.cell * 0.5, color })
}

/** The sum of a cage, in the corner of its first cell. */
function corner({ pen, grid, palette, isDark, write: digits }: ClueScene, { cells, value, sign = '' }: Clue) {
  if (value === undefined) return
  const first = Math.min(...cells)
  const { x, y } = grid.boxOf(first)
  const size = Math.max(SMALLEST_TEXT, Math.min(19, grid.cell * 0.27))
  const text = `\u2066${digits(value)}${sign}\u2069`
  pen.font = `800 ${size}px ${FONT_DISPLAY}`
  pen.textAlign = 'left'
  pen.textBaseline = 'top'
  // Keeps the sum readable over notes.
  const chip = {
    x: x + grid.cell * 0.05,
    y: y + grid.cell * 0.05,
    width: pen.measureText(text).width + size * 0.3,
    height: size * 1.08,
  }
  if (!isDark(first)) fillRound(pen, chip, size * 0.3, 'rgb(255 255 255 / .82)')
  pen.fillStyle = isDark(first) ? PALE : palette.given
  pen.fillText(text, chip.x + size * 0.15, chip.y + size * 0.12)
}

function badge({ pen, grid, palette }: ClueScene, { x, y }: Point, label: string, share: number) {
  const radius = Math.max(9, grid.cell * share)
  fillCircle(pen, x, y, radius, palette.given)
  fillCircle(pen, x, y, radius * 0.86, '#fff7dd')
  write(pen, label, x, y, { size: Math.max(SMALLEST_TEXT, radius * 1.05), color: palette.given })
}

function between(grid: Grid, cells: readonly number[]): Point {
  const [one, other] = [grid.boxOf(cells[0]!), grid.boxOf(cells[1]!)]
  return { x: (one.x + other.x + grid.cell) / 2, y: (one.y + other.y + grid.cell) / 2 }
}

export function strokePath(pen: Pen, grid: Grid, cells: readonly number[], color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const [index, cell] of cells.entries()) {
    const { x, y } = grid.middleOf(cell)
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.stroke()
}

function arrowHead(pen: Pen, from: Point, to: Point, size: number) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(to.x, to.y)
    pen.lineTo(to.x - size * Math.cos(angle + side * 0.6), to.y - size * Math.sin(angle + side * 0.6))
  }
  pen.stroke()
}

/** Clues beside the board; they fade once their row or column is done. */
export function drawEdge(scene: ClueScene, clue: Clue) {
  const { kind, cells, edge, value = 0, values, sign = '' } = clue
  if (!edge || kind === 'kakuro') return
  const { pen, grid, palette } = scene
  const { x, y } = grid.middleOf(cells[0]!)
  const { plate, cell } = grid
  const size = Math.max(SMALLEST_TEXT, Math.min(24, cell * 0.42))
  const color = scene.isDone(clue) ? palette.edgeDone : palette.edge
  const labels = values
    ? values.map(scene.write)
    : [`${label(scene, kind, value)}${kind === 'poles' ? `\u2009${sign}` : ''}`]
  for (const [index, text] of labels.entries()) {
    const away = cell * (0.34 + (values ? (labels.length - 1 - index) * 0.5 : 0))
    const at = {
      left: { x: plate.x - away, y },
      right: { x: plate.x + plate.width + away, y },
      top: { x, y: plate.y - away },
      bottom: { x, y: plate.y + plate.height + away },
    }[edge]
    write(pen, `\u2066${text}\u2069`, at.x, at.y, { size: values ? size * 0.88 : size, color })
  }
}

const label = (scene: ClueScene, kind: ClueKind, value: number) =>
  kind === 'first' ? LETTERS[value - 1]! : scene.write(value)

/** Labels of the values on a board of letters; the last one is an empty cell. */
export const LETTERS = ['A', 'B', 'C', '–'] as const
