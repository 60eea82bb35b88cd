import { fillCircle, fillRound, shade, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Layout } from './board-layout.ts'
import { drawClues } from './clue-look.ts'
import { colourIn, CROSS, CROSSES, PROVED, WIPE } from './marks.ts'
import { LIT, SKY, TOLD, WRONG_INK, type Look } from './look.ts'
import { linesAt, type Puzzle } from './puzzle.ts'
import type { State } from './rules.ts'

type Pen = CanvasRenderingContext2D

/** What a finger is about to do. */
export interface Stroke {
  readonly cells: readonly number[]
  readonly value: number
}

export interface Scene {
  readonly layout: Layout
  readonly puzzle: Puzzle
  readonly state: State
  readonly look: Look
  readonly stamps: Sprites
  /** The cell under the finger or the cursor. */
  readonly at: number | undefined
  readonly hasCursor: boolean
  readonly stroke: Stroke | undefined
  /** A line that is being explained, and what it decides. */
  readonly told: { readonly line: number; readonly cells: readonly number[] } | undefined
  /** 0 to 1, pulsing. */
  readonly pulse: number
  /** How far a cell's tile has landed, 0 to 1. */
  popOf(cell: number): number
  /** How far a cell shows its colour in the finished picture. */
  shownOf(cell: number): number
  /** Colour in the finished picture; `undefined` for the background. */
  colourOf(cell: number): string | undefined
  /** 0 to 1: clues and lines give way to the picture. */
  readonly reveal: number
  isLineDone(line: number): boolean
  number(value: number): string
}

export function drawBoard(pen: Pen, scene: Scene) {
  drawPlate(pen, scene)
  if (scene.reveal < 1) {
    pen.globalAlpha = 1 - scene.reveal
    drawClues(pen, scene)
    pen.globalAlpha = 1
  }
  for (const cell of scene.puzzle.solution.keys()) drawCell(pen, scene, cell)
  if (scene.reveal < 1) drawMarks(pen, scene)
}

function drawPlate(pen: Pen, { layout, look, stamps }: Scene) {
  const { plate } = layout
  const { width, height } = plate
  const paint = (inner: Pen) => {
    const ratio = inner.getTransform().a
    inner.shadowColor = 'rgb(0 4 12 / .5)'
    inner.shadowBlur = 22 * ratio
    inner.shadowOffsetY = 9 * ratio
    fillRound(inner, { x: 0, y: 0, width, height }, 16, shade(look.plate, -0.35))
    inner.shadowColor = 'transparent'
    const wood = inner.createLinearGradient(0, 0, width, height)
    wood.addColorStop(0, shade(look.plate, 0.14))
    wood.addColorStop(1, look.plate)
    fillRound(inner, { x: 0, y: 0, width, height: height - 4 }, 16, wood)
    strokeRound(
      inner,
      { x: 1, y: 1, width: width - 2, height: height - 6 },
      15,
      'rgb(255 255 255 / .16)',
      1.5,
    )
  }
  stamps.draw(pen, { key: 'plate', width, height, bleed: 30, paint }, plate)
}

/** Every second square of five is on darker paper, separated by a gap. */
function placed({ layout, puzzle }: Scene, cell: number, shown: number): Box {
  const { x, y, width } = layout.boxOf(cell)
  const [column, row] = [cell % puzzle.columns, Math.floor(cell / puzzle.columns)]
  const thin = Math.max(0.5, layout.cell * 0.025)
  const thick = Math.max(1.2, layout.cell * 0.06)
  const gap = (at: number) => (at % 5 === 0 && at > 0 ? thick : thin) * (1 - shown)
  const [left, top] = [gap(column), gap(row)]
  const [right, bottom] = [gap(column + 1), gap(row + 1)]
  // A finished picture has no seams.
  const over = 0.4 * shown
  return { x: x + left, y: y + top, width: width - left - right + over, height: width - top - bottom + over }
}

function drawCell(pen: Pen, scene: Scene, cell: number) {
  const { puzzle, state, layout } = scene
  const { paper } = scene.look
  const shown = scene.shownOf(cell)
  const box = placed(scene, cell, shown)
  const sign = state.cells[cell]!
  if (shown > 0) return drawShown(pen, scene, { cell, box, shown })
  const planned = scene.stroke?.cells.includes(cell) ? scene.stroke.value : undefined
  const square = Math.floor((cell % puzzle.columns) / 5) + Math.floor(cell / puzzle.columns / 5)
  const isCrossed = sign === CROSS || sign === PROVED
  drawPaper(pen, scene, box, isCrossed ? paper.ruled : square % 2 === 0 ? paper.light : paper.dark)
  const colour = colourIn(sign)
  if (colour > 0) drawTile(pen, scene, { box, ink: scene.look.inks[colour - 1]!, size: scene.popOf(cell) })
  if (isCrossed) drawCross(pen, box, sign === PROVED ? WRONG_INK : paper.cross, scene.popOf(cell))
  if (planned === undefined) return
  if (planned === WIPE) fillRound(pen, box, layout.cell * 0.14, 'rgb(255 246 222 / .66)')
  else if (sign !== '.') return
  else if (planned === CROSSES) drawCross(pen, box, paper.cross, 0.9)
  else drawTile(pen, scene, { box, ink: scene.look.inks[planned - 1]!, size: 0.9 })
}

function drawPaper(pen: Pen, { layout, stamps, look }: Scene, box: Box, top: string) {
  const { cell } = layout
  const radius = Math.min(6, cell * 0.14)
  const paint = (inner: Pen) => {
    fillRound(inner, { x: 0, y: 0, width: cell, height: cell }, radius, look.paper.side)
    fillRound(inner, { x: 0, y: 0, width: cell, height: cell * 0.95 }, radius, top)
  }
  stamps.draw(pen, { key: top, width: cell, height: cell, paint }, box)
}

interface Tile {
  readonly box: Box
  readonly ink: string
  /** 1 fills the cell. */
  readonly size: number
}

/** A glazed tile: a lit top, a darker lower side, a glint at the upper left. */
function drawTile(pen: Pen, { layout, stamps }: Scene, { box, ink, size }: Tile) {
  const { cell } = layout
  const radius = Math.min(7, cell * 0.18)
  const paint = (inner: Pen) => {
    fillRound(inner, { x: 0, y: cell * 0.03, width: cell, height: cell * 0.97 }, radius, shade(ink, -0.42))
    const glaze = inner.createLinearGradient(0, 0, cell * 0.6, cell)
    glaze.addColorStop(0, shade(ink, 0.22))
    glaze.addColorStop(1, ink)
    fillRound(inner, { x: 0, y: 0, width: cell, height: cell * 0.9 }, radius, glaze)
    const glint = { x: cell * 0.14, y: cell * 0.1, width: cell * 0.44, height: Math.max(1, cell * 0.09) }
    fillRound(inner, glint, cell * 0.05, 'rgb(255 255 255 / .34)')
  }
  const lost = (1 - size) / 2
  const at = {
    x: box.x + box.width * lost,
    y: box.y + box.height * lost,
    width: box.width * size,
    height: box.height * size,
  }
  stamps.draw(pen, { key: `tile${ink}`, width: cell, height: cell, paint }, at)
}

function drawCross(pen: Pen, { x, y, width, height }: Box, ink: string, size: number) {
  const arm = Math.min(width, height) * 0.2 * size
  const [middle, centre] = [x + width / 2, y + height / 2]
  pen.strokeStyle = ink
  pen.lineWidth = Math.max(1.6, width * 0.085)
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(middle - arm, centre - arm)
  pen.lineTo(middle + arm, centre + arm)
  pen.moveTo(middle + arm, centre - arm)
  pen.lineTo(middle - arm, centre + arm)
  pen.stroke()
}

interface Shown {
  readonly cell: number
  readonly box: Box
  readonly shown: number
}

/** A cell turns over: edge on in the middle, then its colour. */
function drawShown(pen: Pen, scene: Scene, { cell, box, shown }: Shown) {
  const colour = scene.colourOf(cell) ?? SKY
  const { x, y, width, height } = box
  pen.fillStyle = SKY
  pen.fillRect(x, y, width, height)
  const turned = Math.abs(1 - 2 * shown)
  const isFront = shown < 0.5
  const sign = colourIn(scene.state.cells[cell])
  const face = isFront ? (sign > 0 ? scene.look.inks[sign - 1]! : scene.look.paper.ruled) : colour
  pen.fillStyle = face
  pen.fillRect(x + (width * (1 - turned)) / 2, y, width * turned, height)
}

function drawMarks(pen: Pen, scene: Scene) {
  const { layout, at, told, hasCursor, puzzle, stroke } = scene
  const { cell } = layout
  if (told) {
    for (const one of told.cells) {
      const box = layout.boxOf(one)
      fillRound(pen, box, cell * 0.16, `rgb(63 224 207 / ${0.25 + 0.4 * scene.pulse})`)
    }
    strokeRound(pen, layout.bandOf(told.line), 8, TOLD, 3)
  }
  if (puzzle.isMirror) drawAxis(pen, scene)
  if (at !== undefined)
    for (const line of linesAt(puzzle, at)) {
      pen.globalAlpha = 0.9
      strokeRound(pen, layout.bandOf(line), 7, LIT, 1.6)
      pen.globalAlpha = 1
    }
  if (at !== undefined && hasCursor) strokeRound(pen, layout.boxOf(at), cell * 0.18, '#ffffff', 3)
  if (stroke && stroke.cells.length > 1) drawCount(pen, scene, stroke)
}

/** How long the stroke is, in a bubble that the finger does not hide. */
function drawCount(pen: Pen, { layout, number }: Scene, { cells }: Stroke) {
  const end = layout.boxOf(cells.at(-1)!)
  const radius = 17
  const lift = Math.max(46, layout.cell * 1.5)
  const x = end.x + end.width / 2
  const y = end.y - lift < radius ? end.y + end.height + lift : end.y + end.height / 2 - lift
  fillCircle(pen, x, y + 2, radius + 1, 'rgb(0 8 16 / .4)')
  fillCircle(pen, x, y, radius, LIT)
  write(pen, number(cells.length), x, y, { size: 17, color: '#2a1600' })
}

/** The mirror stands on the middle of the board. */
function drawAxis(pen: Pen, { layout: { board } }: Scene) {
  const x = board.x + board.width / 2
  pen.strokeStyle = 'rgb(63 224 207 / .75)'
  pen.lineWidth = 2.5
  pen.setLineDash([6, 6])
  pen.beginPath()
  pen.moveTo(x, board.y)
  pen.lineTo(x, board.y + board.height)
  pen.stroke()
  pen.setLineDash([])
}
