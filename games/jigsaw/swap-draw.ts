import { strokeRound } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawMat, shine } from './mat.ts'
import { paintPicture } from './picture.ts'
import { isHome } from './swap-rules.ts'
import { cell, cornerOf, type SwapTable } from './swap-table.ts'

type Pen = CanvasRenderingContext2D

function ready(table: SwapTable, pen: Pen): HTMLCanvasElement {
  const ratio = pen.getTransform().a
  table.picture ??= paintPicture(
    'swap',
    table.tools.state().level,
    table.box.width * ratio,
    table.box.height * ratio,
  )
  return table.picture
}

function drawTile(table: SwapTable, pen: Pen, place: number, at: Point, lift = 0) {
  const state = table.tools.state()
  const image = ready(table, pen)
  const { width, height } = cell(table)
  const tile = state.tiles[place]!
  const [wide, high] = [image.width / state.columns, image.height / state.rows]
  const gap = isHome(state, place) && lift === 0 ? 0 : 1.2
  const grow = lift * 4
  if (lift > 0) {
    pen.fillStyle = 'rgb(0 6 16 / .4)'
    pen.beginPath()
    pen.roundRect(at.x + 3, at.y + 7, width, height, 6)
    pen.fill()
  }
  pen.drawImage(
    image,
    (tile % state.columns) * wide,
    Math.floor(tile / state.columns) * high,
    wide,
    high,
    at.x + gap - grow,
    at.y + gap - grow,
    width - 2 * gap + 2 * grow,
    height - 2 * gap + 2 * grow,
  )
  if (isHome(state, place) && lift === 0) return
  const frame = {
    x: at.x + gap - grow,
    y: at.y + gap - grow,
    width: width - 2 * gap + 2 * grow,
    height: height - 2 * gap + 2 * grow,
  }
  strokeRound(pen, frame, 3, 'rgb(255 255 255 / .55)', 1.4)
}

function mark(table: SwapTable, pen: Pen, place: number, color: string) {
  const { x, y } = cornerOf(table, place)
  strokeRound(
    pen,
    { x: x + 2, y: y + 2, width: cell(table).width - 4, height: cell(table).height - 4 },
    5,
    color,
    4,
  )
}

export function drawTable(table: SwapTable, pen: Pen) {
  const state = table.tools.state()
  drawMat(pen, table.box, table.room)
  for (const place of state.tiles.keys())
    if (isHome(state, place) && !table.moving?.ways.has(place))
      drawTile(table, pen, place, cornerOf(table, place))
  for (const place of state.tiles.keys()) {
    if (isHome(state, place) || table.moving?.ways.has(place) || (place === table.chosen && table.dragged))
      continue
    drawTile(table, pen, place, cornerOf(table, place))
  }
  for (const [place, from] of table.moving?.ways ?? []) {
    const [to, k] = [cornerOf(table, place), table.moving?.k ?? 1]
    drawTile(
      table,
      pen,
      place,
      { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k },
      k < 1 ? 1 : 0,
    )
  }
  if (table.chosen !== undefined && !table.dragged) mark(table, pen, table.chosen, '#ffd24a')
  if (table.cursor !== undefined) mark(table, pen, table.cursor, '#3fe0cf')
  for (const place of table.pointing) mark(table, pen, place, '#fff4b8')
  if (table.chosen !== undefined && table.dragged)
    drawTile(
      table,
      pen,
      table.chosen,
      { x: table.dragged.x - cell(table).width / 2, y: table.dragged.y - cell(table).height / 2 },
      1,
    )
  if (table.glow > 0 && table.glow < 1) shine(pen, table.box, table.glow)
}
