import type { GameHost } from '#kit/game/contract.ts'
import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import { WAYS, type EelState } from './eel-rules.ts'
import type { Move } from './move.ts'
import { colorOf } from './palette.ts'

type Pen = CanvasRenderingContext2D
export const BEYOND = 3

/** The water as it is seen: how far each eel has swum. */
export interface EelTable {
  readonly tools: SceneTools<SortDefinition, EelState, Move>
  readonly host: GameHost
  cell: number
  corner: Point
  /** Cells each eel has swum; gone ones are drawn while in `leaving`. */
  swum: number[]
  flash: number[]
  readonly leaving: Set<number>
  cursor: number | undefined
  pointing: { eel: number; k: number } | undefined
}

export function middle(scene: EelTable, spot: number): Point {
  const { columns } = scene.tools.state()
  return {
    x: scene.corner.x + ((spot % columns) + 0.5) * scene.cell,
    y: scene.corner.y + (Math.floor(spot / columns) + 0.5) * scene.cell,
  }
}

function drawEel(scene: EelTable, pen: Pen, state: EelState, index: number) {
  const { cells, way } = state.eels[index]!
  const points = bodyPoints(
    cells.map((spot) => middle(scene, spot)),
    WAYS[way]!,
    scene.cell,
    scene.swum[index]!,
  )
  const color = scene.flash[index]! > 0.02 ? blush(colorOf(index), scene.flash[index]!) : colorOf(index)
  const width = scene.cell * 0.56
  pen.lineJoin = pen.lineCap = 'round'
  strokeLine(pen, points, width, 'rgb(0 20 34 / .35)', scene.cell * 0.09)
  strokeLine(pen, points, width, shade(color, -0.36), scene.cell * 0.035)
  strokeLine(pen, points, width * 0.9, color, 0)
  strokeLine(pen, points, width * 0.16, shade(color, 0.45), -width * 0.18)
  drawHead(pen, points[0]!, way, width, color)
  if (index === scene.cursor || scene.pointing?.eel === index) {
    pen.globalAlpha = scene.pointing ? 0.55 + 0.45 * Math.sin(scene.pointing.k * 24) : 0.8
    strokeLine(pen, points, width * 0.34, '#fff8d0', 0)
    pen.globalAlpha = 1
  }
}

export function drawEels(scene: EelTable, pen: CanvasRenderingContext2D) {
  const state = scene.tools.state()
  drawWater(pen, state, scene.corner, scene.cell)
  for (const index of state.eels.keys()) if (state.gone[index] === '0') drawEel(scene, pen, state, index)
  for (const index of scene.leaving) drawEel(scene, pen, state, index)
  drawHearts(pen, state, scene.corner, scene.cell)
}

/** The body after some cells: it follows its own bends, then its nose. Head first. */
function bodyPoints(
  cells: readonly Point[],
  [dx, dy]: readonly [number, number],
  cell: number,
  swum: number,
): Point[] {
  const head = cells[0]!
  const spot = (place: number): Point => {
    if (place < 0) return { x: head.x - place * dx * cell, y: head.y - place * dy * cell }
    const from = cells[Math.min(cells.length - 1, Math.floor(place))]!
    const to = cells[Math.min(cells.length - 1, Math.floor(place) + 1)]!
    const part = place - Math.floor(place)
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  }
  const [first, last] = [-swum, cells.length - 1 - swum]
  const points = [spot(first)]
  for (let place = Math.floor(first) + 1; place < last; place++) points.push(spot(place))
  points.push(spot(last))
  return points
}

function strokeLine(pen: Pen, points: readonly Point[], width: number, color: string, lower: number) {
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y + lower)
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke()
}

function drawHead(pen: Pen, { x, y }: Point, way: number, width: number, color: string) {
  pen.save()
  pen.translate(x, y)
  pen.rotate((way - 1) * (Math.PI / 2))
  pen.beginPath()
  pen.moveTo(width * 0.98, 0)
  pen.quadraticCurveTo(width * 0.3, -width * 0.95, -width * 0.35, -width * 0.5)
  pen.lineTo(-width * 0.35, width * 0.5)
  pen.quadraticCurveTo(width * 0.3, width * 0.95, width * 0.98, 0)
  pen.fillStyle = shade(color, -0.22)
  pen.fill()
  pen.beginPath()
  pen.moveTo(width * 0.8, 0)
  pen.quadraticCurveTo(width * 0.24, -width * 0.74, -width * 0.3, -width * 0.4)
  pen.lineTo(-width * 0.3, width * 0.4)
  pen.quadraticCurveTo(width * 0.24, width * 0.74, width * 0.8, 0)
  pen.fillStyle = shade(color, 0.1)
  pen.fill()
  for (const side of [-1, 1]) {
    fillCircle(pen, width * 0.18, side * width * 0.3, width * 0.14, '#ffffff')
    fillCircle(pen, width * 0.23, side * width * 0.3, width * 0.075, '#10202c')
  }
  pen.restore()
}

/** Towards red while it hurts. */
const blush = (color: string, k: number) => shade(k > 0.5 ? '#ff4d5e' : color, k > 0.5 ? 0 : k * 0.3)

function drawWater(pen: Pen, { columns, rows }: EelState, { x, y }: Point, cell: number) {
  const pad = cell * 0.2
  const box = { x: x - pad, y: y - pad, width: columns * cell + pad * 2, height: rows * cell + pad * 2 }
  fillRound(pen, { ...box, y: box.y + 5 }, cell * 0.5, 'rgb(2 24 36 / .5)')
  fillRound(pen, box, cell * 0.5, 'rgb(24 128 150 / .55)')
  pen.beginPath()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [dotX, dotY] = [x + (column + 0.5) * cell, y + (row + 0.5) * cell]
      pen.moveTo(dotX + cell * 0.06, dotY)
      pen.arc(dotX, dotY, cell * 0.06, 0, 2 * Math.PI)
    }
  pen.fillStyle = 'rgb(190 244 250 / .3)'
  pen.fill()
}

/** Lives, as hearts on the upper rim of the water. */
function drawHearts(pen: Pen, { hearts, most, columns }: EelState, { x, y }: Point, cell: number) {
  const size = Math.max(9, Math.min(15, cell * 0.2))
  for (let heart = 0; heart < most; heart++) {
    const at = {
      x: x + (columns * cell) / 2 + (heart - (most - 1) / 2) * size * 2.5,
      y: Math.max(size, y - cell * 0.2),
    }
    pen.beginPath()
    pen.moveTo(at.x, at.y + size * 0.85)
    pen.bezierCurveTo(
      at.x - size * 1.7,
      at.y - size * 0.3,
      at.x - size * 0.7,
      at.y - size * 1.35,
      at.x,
      at.y - size * 0.4,
    )
    pen.bezierCurveTo(
      at.x + size * 0.7,
      at.y - size * 1.35,
      at.x + size * 1.7,
      at.y - size * 0.3,
      at.x,
      at.y + size * 0.85,
    )
    pen.fillStyle = heart < hearts ? '#ff5d73' : 'rgb(0 20 34 / .5)'
    pen.fill()
  }
}
