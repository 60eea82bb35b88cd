import type { Point, StageSize } from '#kit/game/stage.ts'
import { FRAME, type PoolLayout } from './layout.ts'
import { BALL_RADIUS } from './table.ts'

type Pen = CanvasRenderingContext2D

const ZOOM = 2.4
const RADIUS = 58
/** Balls smaller than this, in pixels, are shown through the lens. */
const SMALL_BALL = 9.4

export const wantsLens = ({ scale }: PoolLayout) => BALL_RADIUS * scale < SMALL_BALL

/** The corner farthest from what must stay visible: focus, cue ball, finger. */
export function lensSpot(layout: PoolLayout, size: StageSize, seen: readonly Point[]): Point {
  const { bed, scale } = layout
  const near = RADIUS - FRAME * scale * 0.6 + 4
  const left = bed.x + near
  const top = bed.y + near
  const right = Math.min(layout.upright ? layout.trays[0].x : layout.power.x, size.width) - RADIUS - 8
  const bottom = size.height - top
  const away = (one: Point) => Math.min(...seen.map(({ x, y }) => Math.hypot(one.x - x, one.y - y)))
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].reduce((best, one) => (away(one) > away(best) ? one : best))
}

/** A round lens at a place of the canvas that enlarges what is around the focus. */
export function drawLens(pen: Pen, at: Point, focus: Point, paint: () => void) {
  pen.save()
  pen.beginPath()
  pen.arc(at.x, at.y + 3, RADIUS + 4, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(0 16 14 / .55)'
  pen.fill()
  pen.beginPath()
  pen.arc(at.x, at.y, RADIUS, 0, 2 * Math.PI)
  pen.fillStyle = '#086451'
  pen.fill()
  pen.save()
  pen.clip()
  pen.translate(at.x, at.y)
  pen.scale(ZOOM, ZOOM)
  pen.translate(-focus.x, -focus.y)
  paint()
  pen.restore()
  pen.beginPath()
  pen.arc(at.x, at.y, RADIUS, 0, 2 * Math.PI)
  pen.strokeStyle = '#FFE9C4'
  pen.lineWidth = 3
  pen.stroke()
  pen.restore()
}
