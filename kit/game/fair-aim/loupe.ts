import { fillCircle } from '../draw.ts'
import type { Point, Stage, StageSize } from '../stage.ts'
import { isLooking, type FairAim } from './aim.ts'
import { apartAround, FINGER } from './meant.ts'

const RADIUS = 54
const ZOOM = 2
/** Between the loupe and the middle of what it shows: the finger's own width. */
const GAP = 32
const EDGE = 6
const TICK_SHARE = 0.72
const WARM = '#ffb63d'

export interface LoupePlace {
  readonly middle: Point
  readonly radius: number
  /** Middle of the button that confirms. */
  readonly tick: Point
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Above the point that it shows, or beside it where there is no room above. */
export function loupePlace(focus: Point, { width, height }: StageSize): LoupePlace {
  const far = RADIUS + GAP
  const least = RADIUS + EDGE
  const hasRoomAbove = focus.y - far >= least
  const side = focus.x < width / 2 ? 1 : -1
  const middle = hasRoomAbove
    ? { x: between(focus.x, least, width - least), y: focus.y - far }
    : { x: focus.x + side * far, y: between(focus.y, least, height - least) }
  return {
    middle,
    radius: RADIUS,
    tick: { x: middle.x + side * RADIUS * TICK_SHARE, y: middle.y + RADIUS * TICK_SHARE },
  }
}

/** Draws the loupe over a finished frame, if the finger or the kept spot needs it. */
export function drawAim(aim: FairAim, stage: Stage, spot: number | undefined) {
  aim.loupe = undefined
  if (!isLooking(aim, stage.pointer, spot)) return
  const focus = spot === undefined ? stage.pointer : aim.board.centre(spot)
  const place = loupePlace(focus, stage)
  aim.loupe = place
  const { pen } = stage
  enlarge(stage, focus, place)
  ring(pen, place.middle, RADIUS, '#ffffff', 3)
  if (spot !== undefined) ring(pen, place.middle, (ZOOM * apartAround(aim.board, spot)) / 2, WARM, 3)
  if (aim.kept !== undefined) paintTick(pen, place.tick)
}

function enlarge({ pen, width }: Stage, focus: Point, { middle }: LoupePlace) {
  const ratio = pen.canvas.width / width
  const from = RADIUS / ZOOM
  pen.save()
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  fillCircle(pen, middle.x, middle.y, RADIUS + 5, 'rgb(0 24 34 / .8)')
  pen.beginPath()
  pen.arc(middle.x, middle.y, RADIUS, 0, 2 * Math.PI)
  pen.clip()
  pen.drawImage(
    pen.canvas,
    (focus.x - from) * ratio,
    (focus.y - from) * ratio,
    2 * from * ratio,
    2 * from * ratio,
    middle.x - RADIUS,
    middle.y - RADIUS,
    2 * RADIUS,
    2 * RADIUS,
  )
  pen.restore()
}

function ring(pen: CanvasRenderingContext2D, { x, y }: Point, radius: number, color: string, width: number) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke()
}

function paintTick(pen: CanvasRenderingContext2D, { x, y }: Point) {
  fillCircle(pen, x, y, FINGER / 2, '#2a1600')
  fillCircle(pen, x, y, FINGER / 2 - 2, WARM)
  pen.beginPath()
  pen.moveTo(x - 8, y)
  pen.lineTo(x - 2, y + 6)
  pen.lineTo(x + 8, y - 6)
  pen.strokeStyle = '#2a1600'
  pen.lineWidth = 4
  pen.stroke()
}
