import { fillCircle, fillRound, shade, slab, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { LineUpDefinition } from './definitions.ts'
import type { Plan } from './places.ts'

type Pen = CanvasRenderingContext2D

interface Board {
  readonly definition: LineUpDefinition
  readonly plan: Plan
  readonly places: Places
}

export const HOLE = 0.41

const boxOf = ({ plan, places }: Board, index: number): Box => {
  const { x, y, width, height } = plan.slabs[index]!
  const { box, cell } = places
  return { x: box.x + x * cell, y: box.y + y * cell, width: width * cell, height: height * cell }
}

/** The empty board: slabs with grid lines, dimples, tiles or, for dropped pieces, the dark back behind the holes. */
export function paintBoard(pen: Pen, board: Board) {
  const { definition, plan, places } = board
  const { palette, put, sprites } = definition
  const { cell } = places
  const isDrop = put === 'drop' || put === 'drop-or-pop'
  for (let index = 0; index < plan.slabs.length; index++) {
    const box = boxOf(board, index)
    const depth = Math.min(10, cell * 0.16)
    const radius = Math.min(18, cell * 0.32)
    fillRound(pen, { ...box, y: box.y + depth * 1.6 }, radius, 'rgb(0 10 18 / .28)')
    slab(
      pen,
      { ...box, height: box.height + depth },
      radius,
      isDrop ? shade(palette, -0.62) : palette,
      shade(palette, -0.5),
      depth,
    )
    if (!isDrop) shine(pen, box, radius)
  }
  if (isDrop) return
  if (sprites === 'stone' && definition.board.columns > 6 && definition.figure === 'line')
    return gridLines(pen, board)
  for (let spot = 0; spot < definition.board.columns * definition.board.rows; spot++) {
    const { x, y } = places.centre(spot)
    if (sprites === 'mark') tile(pen, x, y, cell, palette)
    else dimple(pen, x, y, cell * HOLE, palette)
  }
}

function shine(pen: Pen, box: Box, radius: number) {
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 255 255 / .2)')
  light.addColorStop(0.5, 'rgb(255 255 255 / 0)')
  light.addColorStop(1, 'rgb(0 10 30 / .16)')
  fillRound(pen, box, radius, light)
}

function tile(pen: Pen, x: number, y: number, cell: number, palette: string) {
  const half = cell * 0.45
  const box = { x: x - half, y: y - half, width: half * 2, height: half * 2 }
  fillRound(pen, box, cell * 0.14, shade(palette, -0.38))
  fillRound(
    pen,
    { ...box, y: box.y + cell * 0.035, height: box.height - cell * 0.035 },
    cell * 0.14,
    shade(palette, -0.22),
  )
}

function dimple(pen: Pen, x: number, y: number, radius: number, palette: string) {
  fillCircle(pen, x, y + radius * 0.08, radius, shade(palette, 0.22))
  fillCircle(pen, x, y, radius, shade(palette, -0.4))
  fillCircle(pen, x, y + radius * 0.1, radius * 0.9, shade(palette, -0.26))
}

function gridLines(pen: Pen, { definition, places }: Board) {
  const { columns, rows } = definition.board
  const { cell } = places
  const [first, last] = [places.centre(0), places.centre(columns * rows - 1)]
  pen.strokeStyle = 'rgb(60 30 10 / .5)'
  pen.lineWidth = Math.max(1, cell * 0.035)
  pen.beginPath()
  for (let index = 0; index < columns; index++) {
    pen.moveTo(first.x + index * cell, first.y)
    pen.lineTo(first.x + index * cell, last.y)
  }
  for (let index = 0; index < rows; index++) {
    pen.moveTo(first.x, first.y + index * cell)
    pen.lineTo(last.x, first.y + index * cell)
  }
  pen.stroke()
  for (const row of stars(rows))
    for (const column of stars(columns)) {
      const { x, y } = places.centre(row * columns + column)
      fillCircle(pen, x, y, cell * 0.1, 'rgb(60 30 10 / .7)')
    }
}

/** Lines with a star: the fourth from each edge, the third on a small board, and the middle. */
function stars(lines: number): readonly number[] {
  const edge = lines < 13 ? 2 : 3
  return [edge, (lines - 1) >> 1, lines - 1 - edge]
}

/** The front of a board for dropped pieces: a panel with holes. */
export function paintPanel(pen: Pen, board: Board) {
  const { definition, places } = board
  const { palette } = definition
  const { cell } = places
  const box = boxOf(board, 0)
  const radius = Math.min(18, cell * 0.32)
  fillRound(pen, box, radius, palette)
  shine(pen, box, radius)
  const spots = definition.board.columns * definition.board.rows
  for (let spot = 0; spot < spots; spot++) {
    const { x, y } = places.centre(spot)
    fillCircle(pen, x - cell * 0.012, y - cell * 0.02, cell * (HOLE + 0.045), shade(palette, -0.3))
    fillCircle(pen, x + cell * 0.015, y + cell * 0.03, cell * (HOLE + 0.03), shade(palette, 0.3))
  }
  pen.globalCompositeOperation = 'destination-out'
  for (let spot = 0; spot < spots; spot++) {
    const { x, y } = places.centre(spot)
    fillCircle(pen, x, y, cell * HOLE, '#000000')
  }
  pen.globalCompositeOperation = 'source-over'
}
