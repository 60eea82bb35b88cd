import { fillRound, strokeRound } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { WordsTable } from './table.ts'

const LANTERN = '#ffb63d'
const LAGOON = '#3fe0cf'

function drawFocus(table: WordsTable, pen: CanvasRenderingContext2D) {
  const spot = table.focus === undefined ? undefined : table.scene.spots()[table.focus]
  if (!spot) return
  const { x, y, width, height } = spot.box
  strokeRound(pen, { x: x - 3, y: y - 3, width: width + 6, height: height + 6 }, width * 0.26, LAGOON, 3.5)
}

function drawPointed(table: WordsTable, pen: CanvasRenderingContext2D) {
  if (!table.pointed) return
  const { path, k } = table.pointed
  for (const { x, y } of path) {
    const radius = 24 + 5 * Math.sin(k * 6 * Math.PI)
    const ring = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
    pen.globalAlpha = Math.min(1, (1 - k) * 3)
    fillRound(pen, ring, radius, 'rgb(255 182 61 / .3)')
    strokeRound(pen, ring, radius, LANTERN, 4)
    pen.globalAlpha = 1
  }
}

export function drawTable(table: WordsTable, drawn: Stage) {
  const { pen, time } = drawn
  table.beach(drawn)
  table.scene.draw(pen, time)
  drawFocus(table, pen)
  drawPointed(table, pen)
  table.praised.draw(pen, drawn, table.script)
  table.guide.draw(pen, time)
}
