import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { ballStamp } from './art.ts'
import { RADIUS } from './ball.ts'
import type { Look, Pen } from './scene.ts'
import { toField, world, type PaddleTable } from './table.ts'

function lookAt(table: PaddleTable, seconds: number): Look {
  const [corner, other] = [
    toField(table, { x: 0, y: 0 }),
    toField(table, { x: table.size.width, y: table.size.height }),
  ]
  return {
    seconds,
    calm: table.context.reducedMotion,
    left: corner.x,
    top: corner.y,
    right: other.x,
    bottom: other.y,
    dip: table.context.reducedMotion ? 0 : table.dip,
    number: table.number,
  }
}

function enter(table: PaddleTable, pen: Pen) {
  pen.translate(table.room.left, table.room.top)
  pen.scale(table.room.scale, table.room.scale)
}

function paintBackdrop(table: PaddleTable, look: Look): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = table.canvas.width
  image.height = table.canvas.height
  const pen = image.getContext('2d')!
  pen.scale(table.canvas.width / table.size.width, table.canvas.width / table.size.width)
  enter(table, pen)
  table.scene.backdrop(pen, world(table), look)
  return image
}

function stampOf(table: PaddleTable, color: string): HTMLCanvasElement {
  const known = table.stamps.get(color)
  if (known) return known
  const stamp = ballStamp(color, RADIUS, (table.room.scale * table.canvas.width) / table.size.width)
  table.stamps.set(color, stamp)
  return stamp
}

function drawBalls(table: PaddleTable, pen: Pen) {
  const { balls } = world(table)
  const colors = balls.map((ball) => table.scene.ballColor(world(table), ball))
  table.tails.draw(pen, (index) => colors[index] ?? '#ffffff')
  const side = RADIUS * 3
  for (const [index, { x, y }] of balls.entries())
    pen.drawImage(stampOf(table, colors[index]!), x - side / 2, y - side / 2, side, side)
}

export function draw(table: PaddleTable, { pen, time }: Stage) {
  const look = lookAt(table, time)
  table.backdrop ??= paintBackdrop(table, look)
  copyWhole(pen, table.backdrop)
  pen.save()
  enter(table, pen)
  table.scene.draw(pen, world(table), look)
  drawBalls(table, pen)
  pen.restore()
  if (!table.started) table.guide.draw(pen, time)
}
