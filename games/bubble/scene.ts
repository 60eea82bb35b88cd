import { fillCircle, fillRound, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Picture, Sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import { bubblePicture, colorOf } from './art.ts'
import type { Board, Preview, State } from './state.ts'
import { WHEEL } from './wheel.ts'

type Pen = CanvasRenderingContext2D

/** Where the board lies on the canvas. */
export interface Frame {
  readonly box: Box
  /** Pixels of one bubble. */
  readonly unit: number
  readonly stamps: Sprites
}

export const toCanvas = ({ box, unit }: Frame, { x, y }: Point): Point => ({
  x: box.x + x * unit,
  y: box.y + y * unit,
})

/** The lit tank behind the bubbles, with the path, the wheel's ring or the line that must not be passed. */
export const tankPicture = (board: Board, { box, unit }: Frame): Picture => ({
  key: `tank${board.definition.id}${board.path?.length ?? 0}${board.path?.[90]?.x ?? 0}`,
  width: box.width,
  height: box.height,
  bleed: unit * 0.6,
  paint(pen) {
    const whole = { x: 0, y: 0, width: box.width, height: box.height }
    const radius = unit * 0.7
    fillRound(pen, { ...whole, y: unit * 0.2 }, radius, 'rgb(0 6 16 / .35)')
    const [glow, deep] = board.definition.ground
    const light = pen.createLinearGradient(0, 0, box.width * 0.4, box.height)
    light.addColorStop(0, `${glow}`)
    light.addColorStop(0.5, deep)
    light.addColorStop(1, deep)
    fillRound(pen, whole, radius, deep)
    pen.globalAlpha = 0.5
    fillRound(pen, whole, radius, light)
    pen.globalAlpha = 1
    strokeRound(
      pen,
      { x: 1, y: 1, width: box.width - 2, height: box.height - 2 },
      radius,
      'rgb(255 255 255 / .2)',
      2,
    )
    if (board.path) paintPath(pen, board.path, unit)
    if (board.definition.kind === 'wheel') paintRing(pen, unit)
    if (board.line !== undefined) paintLine(pen, board, unit)
    if (board.aim === 'column') paintColumns(pen, board, unit)
  },
})

function paintPath(pen: Pen, path: readonly Point[], unit: number) {
  const trace = () => {
    pen.beginPath()
    for (const { x, y } of path) pen.lineTo(x * unit, y * unit)
  }
  pen.lineCap = pen.lineJoin = 'round'
  for (const [wide, paint, dy] of [
    [1.3, 'rgb(0 0 0 / .28)', 0.08],
    [1.18, 'rgb(255 226 176 / .42)', 0],
    [1.04, 'rgb(38 18 6 / .82)', 0.03],
  ] as const) {
    pen.save()
    pen.translate(0, dy * unit)
    trace()
    pen.lineWidth = wide * unit
    pen.strokeStyle = paint
    pen.stroke()
    pen.restore()
  }
  const end = path.at(-1)!
  fillCircle(pen, end.x * unit, end.y * unit, unit * 0.95, '#2a0f05')
  fillCircle(pen, end.x * unit, end.y * unit, unit * 0.78, '#ff5a3c')
  fillCircle(pen, end.x * unit, end.y * unit, unit * 0.55, '#160703')
}

function paintRing(pen: Pen, unit: number) {
  pen.beginPath()
  pen.arc(WHEEL.hub.x * unit, WHEEL.hub.y * unit, WHEEL.reach * unit, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .05)'
  pen.fill()
  pen.setLineDash([unit * 0.22, unit * 0.2])
  pen.strokeStyle = 'rgb(255 205 120 / .6)'
  pen.lineWidth = Math.max(1.5, unit * 0.06)
  pen.stroke()
  pen.setLineDash([])
}

function paintLine(pen: Pen, { line = 0, width }: Board, unit: number) {
  pen.setLineDash([unit * 0.3, unit * 0.22])
  pen.strokeStyle = 'rgb(255 205 120 / .55)'
  pen.lineWidth = Math.max(1.5, unit * 0.06)
  pen.beginPath()
  pen.moveTo(unit * 0.3, line * unit)
  pen.lineTo((width - 0.3) * unit, line * unit)
  pen.stroke()
  pen.setLineDash([])
}

function paintColumns(pen: Pen, { width, height, line }: Board, unit: number) {
  const top = line === undefined ? 1.5 : 0.4
  const low = line ?? height - 1.5
  for (let column = 0; column < width; column++)
    fillRound(
      pen,
      { x: (column + 0.06) * unit, y: top * unit, width: unit * 0.88, height: (low - top) * unit },
      unit * 0.4,
      'rgb(255 255 255 / .06)',
    )
}

export interface BubbleSpot extends Point {
  readonly kind: number
  readonly scale: number
  readonly squash: number
}

/** One bubble at its place, in board units. */
export function drawBubble(pen: Pen, frame: Frame, { x, y, kind, scale, squash }: BubbleSpot) {
  if (scale <= 0.02) return
  const { unit, stamps } = frame
  const width = unit * scale * (2 - squash)
  const height = unit * scale * squash
  const at = toCanvas(frame, { x, y })
  const box = { x: at.x - width / 2, y: at.y + (unit * scale) / 2 - height, width, height }
  stamps.draw(pen, bubblePicture(kind, unit), box)
}

/** The dotted line of a shot, running forward, and the ring where it lands. */
export function drawAim(pen: Pen, frame: Frame, previews: readonly Preview[], seconds: number) {
  const { unit } = frame
  for (const { points, lands, kind } of previews) {
    const color = colorOf(kind)
    let carried = (seconds * 1.6) % 0.55
    for (const [index, to] of points.slice(1).entries()) {
      const from = points[index]!
      const far = Math.hypot(to.x - from.x, to.y - from.y)
      for (; carried < far; carried += 0.55) {
        const k = carried / far
        const at = toCanvas(frame, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k })
        fillCircle(pen, at.x, at.y, unit * 0.09, '#ffffff')
      }
      carried -= far
    }
    // Where it goes off a wall the wall lights up.
    for (const bounce of points.slice(1, -1)) drawBounce(pen, toCanvas(frame, bounce), unit, color)
    if (!lands) continue
    const at = toCanvas(frame, lands)
    pen.beginPath()
    pen.arc(at.x, at.y, unit * 0.44, 0, 2 * Math.PI)
    pen.fillStyle = `${color}55`
    pen.fill()
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = Math.max(2, unit * 0.07)
    pen.stroke()
  }
}

function drawBounce(pen: Pen, { x, y }: Point, unit: number, color: string) {
  pen.beginPath()
  pen.arc(x, y, unit * 0.2, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = Math.max(1.5, unit * 0.05)
  pen.stroke()
}

export interface LauncherLook {
  readonly aim: number | undefined
  /** Size of the bubbles while they hop in. */
  readonly hop: number
  /** What runs out, in digits; empty when nothing does. */
  readonly rest: string
}

/** The launcher, the loaded and the waiting bubble, and the shots left. */
export function drawLaunchers(
  pen: Pen,
  frame: Frame,
  board: Board,
  state: State,
  { aim, hop, rest }: LauncherLook,
) {
  const { unit } = frame
  const places = board.launchers(state)
  const waiting = board.hand ? [] : state.queue.slice(places.length)
  for (const [index, home] of places.entries()) {
    // Over columns the loaded bubble and its launcher follow the finger.
    const place = board.aim === 'column' && aim !== undefined ? { ...home, x: aim + 0.5 } : home
    const at = toCanvas(frame, place)
    fillCircle(pen, at.x, at.y + unit * 0.1, unit * 0.78, 'rgb(0 8 20 / .4)')
    fillCircle(pen, at.x, at.y, unit * 0.76, 'rgb(255 255 255 / .16)')
    const held = board.hand ? state.queue : [state.queue[index]!]
    for (const [at, kind] of held.entries())
      drawBubble(pen, frame, { x: place.x, y: place.y - at * 0.34, kind, scale: hop, squash: 1 })
    const next = waiting[index]
    if (next === undefined) continue
    const side = index === 0 ? -1 : 1
    const spot = nextPlace(board, home, side)
    drawBubble(pen, frame, { ...spot, kind: next, scale: 0.62 * hop, squash: 1 })
  }
  if (!rest) return
  const first = places[0]!
  const beside = board.aim === 'column' || places.length === 1 ? 1.75 : 0
  const y = board.aim === 'column' ? board.height - first.y : first.y + 0.05
  const at = toCanvas(frame, { x: board.width / 2 + beside, y })
  const size = Math.max(15, unit * 0.62)
  fillRound(
    pen,
    { x: at.x - size * 0.95, y: at.y - size * 0.72, width: size * 1.9, height: size * 1.44 },
    size * 0.7,
    'rgb(0 8 20 / .45)',
  )
  write(pen, rest, at.x, at.y, { size })
}

/** Where the waiting bubble lies: beside the loaded one, over columns in the free zone opposite. */
export const nextPlace = ({ aim, height }: Board, launcher: Point, side: -1 | 1): Point =>
  aim === 'column'
    ? { x: launcher.x, y: height - launcher.y }
    : { x: launcher.x + side * 1.45, y: launcher.y + 0.22 }
