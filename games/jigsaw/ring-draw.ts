import { fillCircle } from '#kit/game/draw.ts'
import { drawMat, shine } from './mat.ts'
import { paintPicture } from './picture.ts'
import type { RingState } from './ring-rules.ts'
import { heart, radiusOf, STEP, type RingTable } from './ring-table.ts'

type Pen = CanvasRenderingContext2D

/** Displayed angle of a ring. */
function angleOf(table: RingTable, state: RingState, ring: number): number {
  const dragged =
    table.held?.ring === ring
      ? table.held.angle
      : table.held && table.held.ring === ring - 1
        ? table.held.angle * state.links[table.held.ring]!
        : 0
  return state.turns[ring]! * STEP + dragged + (table.rest[ring] ?? 0)
}

function annulus(table: RingTable, pen: Pen, ring: number) {
  const { x, y } = heart(table)
  pen.beginPath()
  pen.arc(x, y, radiusOf(table, ring + 1), 0, 2 * Math.PI)
  if (ring === 0) return
  pen.moveTo(x + radiusOf(table, ring), y)
  pen.arc(x, y, radiusOf(table, ring), 0, 2 * Math.PI, true)
}

function drawRing(table: RingTable, pen: Pen, ring: number, image: HTMLCanvasElement) {
  const state = table.tools.state()
  const { x, y } = heart(table)
  pen.save()
  annulus(table, pen, ring)
  pen.clip()
  pen.translate(x, y)
  pen.rotate(angleOf(table, state, ring))
  pen.drawImage(image, -table.box.width / 2, -table.box.height / 2, table.box.width, table.box.height)
  pen.restore()
  const isStraight = state.turns[ring] === 0 && table.held?.ring !== ring && !table.rest[ring]
  annulus(table, pen, ring)
  pen.lineWidth = isStraight ? 1 : 2.4
  pen.strokeStyle = isStraight ? 'rgb(255 255 255 / .22)' : 'rgb(10 6 30 / .7)'
  pen.stroke()
  if (isStraight) return
  annulus(table, pen, ring)
  pen.lineWidth = 1
  pen.strokeStyle = 'rgb(255 255 255 / .45)'
  pen.stroke()
  grip(table, pen, state, ring)
}

/** A knob where the ring's top has gone. */
function grip(table: RingTable, pen: Pen, state: RingState, ring: number) {
  const { x, y } = heart(table)
  const angle = angleOf(table, state, ring) - Math.PI / 2
  const at = (radius: number, size: number, color: string) => {
    const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    fillCircle(pen, cx, cy + 1.5, size, 'rgb(0 4 14 / .5)')
    fillCircle(pen, cx, cy, size, color)
  }
  at((radiusOf(table, ring) + radiusOf(table, ring + 1)) / 2, 5.5, '#ffd65a')
}

/** Links between rings: a plus where the next comes along, a minus where it turns the other way. */
function drawLinks(table: RingTable, pen: Pen, { links }: RingState) {
  const { x, y } = heart(table)
  for (const [ring, link] of links.entries()) {
    if (link === 0) continue
    for (const turn of [0.25, 0.75, 1.25, 1.75]) {
      const [cx, cy] = [
        x + Math.cos(turn * Math.PI) * radiusOf(table, ring + 1),
        y + Math.sin(turn * Math.PI) * radiusOf(table, ring + 1),
      ]
      fillCircle(pen, cx, cy + 1, 6.5, 'rgb(0 4 14 / .6)')
      fillCircle(pen, cx, cy, 6, link > 0 ? '#3fe0cf' : '#ff7a6b')
      pen.strokeStyle = '#ffffff'
      pen.lineWidth = 1.8
      pen.beginPath()
      pen.moveTo(cx - 3, cy)
      pen.lineTo(cx + 3, cy)
      if (link > 0) {
        pen.moveTo(cx, cy - 3)
        pen.lineTo(cx, cy + 3)
      }
      pen.stroke()
    }
  }
}

function mark(table: RingTable, pen: Pen, ring: number, color: string) {
  annulus(table, pen, ring)
  pen.strokeStyle = color
  pen.lineWidth = 4
  pen.stroke()
}

export function drawTable(table: RingTable, pen: Pen) {
  const state = table.tools.state()
  const ratio = pen.getTransform().a
  table.picture ??= paintPicture('rings', state.level, table.box.width * ratio, table.box.height * ratio)
  drawMat(pen, table.box, table.room)
  pen.drawImage(table.picture, table.box.x, table.box.y, table.box.width, table.box.height)
  for (const ring of [...state.turns.keys()].toReversed()) drawRing(table, pen, ring, table.picture)
  drawLinks(table, pen, state)
  if (table.held) mark(table, pen, table.held.ring, '#ffd24a')
  if (table.cursor !== undefined) mark(table, pen, table.cursor, '#3fe0cf')
  if (table.pointing !== undefined) mark(table, pen, table.pointing, '#fff4b8')
  if (table.glow > 0 && table.glow < 1) shine(pen, table.box, table.glow)
}
