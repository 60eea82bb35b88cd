import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { REST, type Pad } from './pad.ts'
import { buttonAt, type ButtonName, type SeatPads, type ThumbButton } from './seat-pads.ts'

type Pen = CanvasRenderingContext2D

interface Thumb {
  readonly pads: SeatPads
  readonly button: ButtonName | undefined
  origin: Point
  at: Point
}

export interface Thumbs {
  pad(seat: 0 | 1): Pad
  holds(seat: 0 | 1): boolean
  draw(pen: Pen, look: ThumbLook): void
  /** Ignores every finger until it goes down again. */
  reset(): void
  destroy(): void
}

export interface ThumbLook {
  readonly seats: readonly SeatPads[]
  /** Star meter of each seat, 0 to 100, and whether it has the ball. */
  readonly meters: readonly number[]
  readonly hasBall: readonly boolean[]
  /** Whether the buttons overlap the court. */
  readonly isOver: boolean
}

/** Opacity of buttons over the court. */
const SEEN_THROUGH = 0.62

interface Options {
  readonly canvas: HTMLCanvasElement
  pads(): readonly SeatPads[]
  mayAct(): boolean
  touched(at: Point, isFinger: boolean): boolean
}

const REACH = 34
const DEAD_ZONE = 9
const UPWARDS = 30

/** Tracks several fingers; the stage itself follows only one. */
export function openThumbs({ canvas, pads, mayAct, touched }: Options): Thumbs {
  const thumbs = new Map<number, Thumb>()
  const leave = new AbortController()
  const place = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const seatAt = (at: Point) => {
    const all = pads()
    return all.find(({ box }) => at.x >= box.x && at.x < box.x + box.width) ?? all[0]
  }
  function down(event: PointerEvent) {
    if (!mayAct()) return
    const at = place(event)
    if (touched(at, event.pointerType === 'touch')) return
    const seat = seatAt(at)
    if (!seat) return
    thumbs.set(event.pointerId, { pads: seat, button: buttonAt(seat, at), origin: at, at })
  }
  function move(event: PointerEvent) {
    const thumb = thumbs.get(event.pointerId)
    if (!thumb) return
    thumb.at = place(event)
    const dx = thumb.at.x - thumb.origin.x
    // The stick follows a wandering thumb, so that turning back is a short way.
    if (Math.abs(dx) > REACH) thumb.origin = { x: thumb.at.x - Math.sign(dx) * REACH, y: thumb.origin.y }
  }
  const up = (event: PointerEvent) => thumbs.delete(event.pointerId)
  const listen = { signal: leave.signal }
  canvas.addEventListener('pointerdown', down, listen)
  canvas.addEventListener('pointermove', move, listen)
  canvas.addEventListener('pointerup', up, listen)
  canvas.addEventListener('pointercancel', up, listen)
  const of = (seat: 0 | 1) => [...thumbs.values()].filter((thumb) => thumb.pads.seat === seat)
  return {
    pad: (seat) => padFrom(of(seat)),
    holds: (seat) => of(seat).length > 0,
    draw: (pen, look) => drawThumbs(pen, look, [...thumbs.values()]),
    reset: () => thumbs.clear(),
    destroy: () => leave.abort(),
  }
}

function padFrom(thumbs: readonly Thumb[]): Pad {
  const has = (name: ButtonName) => thumbs.some(({ button }) => button === name)
  const stick = thumbs.find(({ button }) => button === undefined)
  const dx = stick ? stick.at.x - stick.origin.x : 0
  const isUp = stick !== undefined && stick.origin.y - stick.at.y > UPWARDS
  return {
    ...REST,
    move: dx > DEAD_ZONE ? 1 : dx < -DEAD_ZONE ? -1 : 0,
    jump: has('jump') || isUp,
    shoot: has('shoot'),
    trick: has('trick'),
    pass: has('pass'),
    star: has('star'),
  }
}

function drawThumbs(pen: Pen, { seats, meters, hasBall, isOver }: ThumbLook, thumbs: readonly Thumb[]) {
  pen.globalAlpha = isOver ? SEEN_THROUGH : 1
  for (const { seat, buttons, home, isSingle } of seats) {
    if (isSingle) continue
    const stick = thumbs.find(({ pads, button }) => pads.seat === seat && button === undefined)
    const from = stick?.origin ?? home
    fillRound(pen, { x: from.x - 62, y: from.y - 27, width: 124, height: 54 }, 27, 'rgb(18 10 28 / .34)')
    fillCircle(
      pen,
      stick ? Math.max(from.x - 36, Math.min(from.x + 36, stick.at.x)) : from.x,
      from.y,
      24,
      stick ? 'rgb(255 230 109 / .9)' : 'rgb(255 255 255 / .5)',
    )
    for (const way of [-1, 1]) arrow(pen, from.x + way * 47, from.y, way)
    for (const button of buttons) {
      const isHeld = thumbs.some((thumb) => thumb.pads.seat === seat && thumb.button === button.name)
      drawButton(pen, button, { isHeld, meter: meters[seat] ?? 0, hasBall: hasBall[seat] ?? false })
    }
  }
  pen.globalAlpha = 1
}

interface ButtonLook {
  readonly isHeld: boolean
  readonly meter: number
  readonly hasBall: boolean
}

const COLORS: Readonly<Record<ButtonName, string>> = {
  shoot: 'rgb(240 122 43 / .9)',
  jump: 'rgb(46 124 246 / .85)',
  trick: 'rgb(31 169 122 / .85)',
  pass: 'rgb(160 75 224 / .85)',
  star: 'rgb(70 60 84 / .7)',
}

function drawButton(pen: Pen, { name, x, y, radius }: ThumbButton, { isHeld, meter, hasBall }: ButtonLook) {
  const isReady = name === 'star' && meter >= 100
  fillCircle(pen, x, y + 3, radius, 'rgb(10 4 16 / .4)')
  fillCircle(pen, x, y + (isHeld ? 2 : 0), radius * (isHeld ? 0.95 : 1), isReady ? '#FFB020' : COLORS[name])
  pen.lineWidth = 3
  pen.strokeStyle = isHeld ? '#FFFFFF' : 'rgb(255 255 255 / .45)'
  pen.stroke()
  if (name === 'star' && !isReady) {
    pen.beginPath()
    pen.arc(x, y, radius - 3, -Math.PI / 2, -Math.PI / 2 + (Math.PI * 2 * meter) / 100)
    pen.lineWidth = 5
    pen.strokeStyle = '#FFB020'
    pen.stroke()
  }
  pen.save()
  pen.translate(x, y)
  pen.scale(radius / 30, radius / 30)
  pen.strokeStyle = pen.fillStyle = '#FFFFFF'
  pen.lineWidth = 4
  pen.lineCap = pen.lineJoin = 'round'
  SIGNS[name === 'shoot' && !hasBall ? 'hand' : name](pen)
  pen.restore()
}

function arrow(pen: Pen, x: number, y: number, way: number) {
  pen.beginPath()
  pen.moveTo(x - way * 4, y - 8)
  pen.lineTo(x + way * 5, y)
  pen.lineTo(x - way * 4, y + 8)
  pen.lineWidth = 3.5
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(255 255 255 / .7)'
  pen.stroke()
}

const path = (pen: Pen, points: readonly number[]) => {
  pen.beginPath()
  pen.moveTo(points[0]!, points[1]!)
  for (let at = 2; at < points.length; at += 2) pen.lineTo(points[at]!, points[at + 1]!)
}

const SIGNS: Readonly<Record<ButtonName | 'hand', (pen: Pen) => void>> = {
  shoot(pen) {
    pen.beginPath()
    pen.arc(0, 0, 14, 0, Math.PI * 2)
    pen.moveTo(-14, 0)
    pen.lineTo(14, 0)
    pen.moveTo(0, -14)
    pen.lineTo(0, 14)
    pen.stroke()
  },
  hand(pen) {
    path(pen, [-12, 14, -12, -2])
    for (const x of [-4, 4, 12]) {
      pen.moveTo(x, 6)
      pen.lineTo(x, x === 4 ? -16 : -12)
    }
    pen.moveTo(-12, 14)
    pen.lineTo(12, 14)
    pen.lineTo(12, 0)
    pen.stroke()
  },
  jump(pen) {
    path(pen, [-11, 2, 0, -11, 11, 2])
    pen.moveTo(0, -9)
    pen.lineTo(0, 14)
    pen.stroke()
  },
  trick(pen) {
    path(pen, [-13, -8, -3, 0, -13, 8])
    pen.moveTo(1, -8)
    pen.lineTo(11, 0)
    pen.lineTo(1, 8)
    pen.stroke()
  },
  pass(pen) {
    path(pen, [-13, 0, 12, 0])
    pen.moveTo(4, -8)
    pen.lineTo(12, 0)
    pen.lineTo(4, 8)
    pen.stroke()
  },
  star(pen) {
    const points: number[] = []
    for (let at = 0; at < 10; at++) {
      const radius = at % 2 === 0 ? 16 : 7
      points.push(radius * Math.sin((at * Math.PI) / 5), -radius * Math.cos((at * Math.PI) / 5))
    }
    path(pen, points)
    pen.closePath()
    pen.fill()
  },
}
