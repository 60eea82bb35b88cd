import { fillCircle } from '#kit/game/draw.ts'
import { FRAME, toScreen, type PoolLayout } from './layout.ts'
import type { PoolGame } from './definitions.ts'
import { SPOTS } from './snooker.ts'
import type { Cloth } from './suits.ts'
import { CUSHION_SHAPES, D_RADIUS, FOOT_SPOT, HEAD_LINE, LENGTH, POCKETS, WIDTH, type Spot } from './table.ts'

type Pen = CanvasRenderingContext2D

/** End of the cloth below the wood, in table units beyond the bed. */
const BED_EDGE = 46

/** Paints the empty table once; frames copy it. */
export function paintTable(
  layout: PoolLayout,
  size: { width: number; height: number },
  { cloth: look, game }: { readonly cloth: Cloth; readonly game: PoolGame },
): HTMLCanvasElement {
  const ratio = Math.min(devicePixelRatio || 1, 2.5)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * ratio)
  canvas.height = Math.round(size.height * ratio)
  const pen = canvas.getContext('2d')!
  pen.scale(ratio, ratio)
  wood(pen, layout, look.wood)
  cloth(pen, layout, look.felt)
  marks(pen, layout, game)
  const edge = frameBox(layout, BED_EDGE)
  pen.save()
  pen.beginPath()
  pen.rect(edge.x, edge.y, edge.width, edge.height)
  pen.clip()
  for (const shape of CUSHION_SHAPES) cushion(pen, layout, shape, look.cushion)
  pen.restore()
  for (const pocket of POCKETS) hole(pen, layout, pocket)
  return canvas
}

function frameBox({ upright, scale, bed }: PoolLayout, around: number) {
  const width = (upright ? WIDTH : LENGTH) * scale
  const height = (upright ? LENGTH : WIDTH) * scale
  const edge = around * scale
  return { x: bed.x - edge, y: bed.y - edge, width: width + 2 * edge, height: height + 2 * edge }
}

function wood(pen: Pen, layout: PoolLayout, [light, middle, dark]: Cloth['wood']) {
  const { x, y, width, height } = frameBox(layout, FRAME)
  const radius = 62 * layout.scale
  pen.save()
  pen.shadowColor = 'rgb(0 16 14 / .55)'
  pen.shadowBlur = 22 * layout.scale * 2
  pen.shadowOffsetY = 14 * layout.scale * 2
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fillStyle = dark
  pen.fill()
  pen.restore()
  const grain = pen.createLinearGradient(x, y, x + width, y + height)
  grain.addColorStop(0, light)
  grain.addColorStop(0.5, middle)
  grain.addColorStop(1, dark)
  pen.beginPath()
  pen.roundRect(x, y, width, height - 8 * layout.scale, radius)
  pen.fillStyle = grain
  pen.fill()
  pen.strokeStyle = 'rgb(255 226 178 / .45)'
  pen.lineWidth = Math.max(1, 5 * layout.scale)
  pen.stroke()
  sights(pen, layout)
}

/** Inlays of the rail, an eighth of the length apart. */
function sights(pen: Pen, layout: PoolLayout) {
  const rail = 67
  const spots = [1, 2, 3, 5, 6, 7].flatMap((part) => [
    { x: (LENGTH / 8) * part, y: -rail },
    { x: (LENGTH / 8) * part, y: WIDTH + rail },
  ])
  const ends = [1, 2, 3].flatMap((part) => [
    { x: -rail, y: (WIDTH / 4) * part },
    { x: LENGTH + rail, y: (WIDTH / 4) * part },
  ])
  for (const spot of [...spots, ...ends]) {
    const at = toScreen(layout, spot)
    fillCircle(pen, at.x, at.y, Math.max(1.2, 6 * layout.scale), '#FFE9C4')
  }
}

function cloth(pen: Pen, layout: PoolLayout, [inner, middle, outer]: Cloth['felt']) {
  const { x, y, width, height } = frameBox(layout, BED_EDGE)
  const light = pen.createRadialGradient(
    x + width * 0.4,
    y + height * 0.36,
    0,
    x + width / 2,
    y + height / 2,
    Math.max(width, height) * 0.66,
  )
  light.addColorStop(0, inner)
  light.addColorStop(0.55, middle)
  light.addColorStop(1, outer)
  pen.fillStyle = light
  pen.fillRect(x, y, width, height)
}

/** The head line and the spots of the game. */
function marks(pen: Pen, layout: PoolLayout, game: PoolGame) {
  const from = toScreen(layout, { x: HEAD_LINE, y: 0 })
  const to = toScreen(layout, { x: HEAD_LINE, y: WIDTH })
  pen.strokeStyle = 'rgb(220 255 240 / .22)'
  pen.lineWidth = Math.max(1, 4 * layout.scale)
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
  const isSnooker = game === 'snooker'
  if (isSnooker) bowOfD(pen, layout)
  const spots = isSnooker ? Object.values(SPOTS) : [{ x: HEAD_LINE, y: WIDTH / 2 }, FOOT_SPOT]
  for (const spot of spots) {
    const at = toScreen(layout, spot)
    fillCircle(pen, at.x, at.y, Math.max(1.5, 8 * layout.scale), 'rgb(220 255 240 / .3)')
  }
}

/** The half circle behind the head line, as points, so that it follows the table's orientation. */
function bowOfD(pen: Pen, layout: PoolLayout) {
  pen.beginPath()
  for (let step = 0; step <= 24; step++) {
    const turn = (step / 24) * Math.PI
    const spot = { x: HEAD_LINE - Math.sin(turn) * D_RADIUS, y: WIDTH / 2 + Math.cos(turn) * D_RADIUS }
    const at = toScreen(layout, spot)
    pen.lineTo(at.x, at.y)
  }
  pen.stroke()
}

function outline(pen: Pen, layout: PoolLayout, shape: readonly Spot[], shift = 0) {
  pen.beginPath()
  for (const spot of shape) {
    const at = toScreen(layout, spot)
    pen.lineTo(at.x + shift, at.y + shift)
  }
}

function cushion(pen: Pen, layout: PoolLayout, shape: readonly Spot[], color: string) {
  outline(pen, layout, shape, 7 * layout.scale)
  pen.closePath()
  pen.fillStyle = 'rgb(0 40 32 / .35)'
  pen.fill()
  outline(pen, layout, shape)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
  outline(pen, layout, shape.slice(1, 3))
  pen.strokeStyle = 'rgb(235 255 245 / .45)'
  pen.lineWidth = Math.max(1, 4 * layout.scale)
  pen.stroke()
}

function hole(pen: Pen, layout: PoolLayout, pocket: Spot & { readonly reach: number }) {
  const isSide = pocket.x === LENGTH / 2
  const at = toScreen(layout, pocket)
  const radius = (isSide ? 50 : 60) * layout.scale
  fillCircle(pen, at.x, at.y, radius + 7 * layout.scale, '#3B2412')
  const depth = pen.createRadialGradient(at.x, at.y - radius * 0.2, radius * 0.2, at.x, at.y, radius)
  depth.addColorStop(0, '#000000')
  depth.addColorStop(1, '#0B1A18')
  fillCircle(pen, at.x, at.y, radius, depth)
}
