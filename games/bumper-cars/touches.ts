import { fillCircle } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'

/** A virtual stick that appears below a thumb. */
interface Thumb {
  readonly seat: 0 | 1
  readonly isStick: boolean
  origin: Point
  at: Point
}

export interface Touches {
  /** Stick of a seat; `undefined` when no thumb rests. */
  stick(seat: 0 | 1): Point | undefined
  /** Whether the seat has pressed boost since the last call, or holds it. */
  takeBoost(seat: 0 | 1): boolean
  draw(pen: CanvasRenderingContext2D): void
  destroy(): void
}

interface TouchOptions {
  readonly canvas: HTMLCanvasElement
  seatAt(at: Point): 0 | 1
  /** The button beside the pitch; `undefined` when two share the screen. */
  boostButton(): (Point & { readonly radius: number }) | undefined
  mayAct(): boolean
  /** True when the touch was used and controls no stick. */
  touched(at: Point): boolean
}

const REACH = 46
const DEAD_ZONE = 9
const DOUBLE_TAP_MS = 300

export const boostSpot = ({ width, height }: StageSize) => ({ x: width - 46, y: height - 48, radius: 34 })

/** Tracks the thumbs of two players; the stage itself follows only one pointer. */
export function openTouches({ canvas, seatAt, boostButton, mayAct, touched }: TouchOptions): Touches {
  const thumbs = new Map<number, Thumb>()
  const wants = [false, false]
  const lastUp = [-1000, -1000]
  const leave = new AbortController()

  const at = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const stickOf = (seat: 0 | 1) => [...thumbs.values()].find((thumb) => thumb.seat === seat && thumb.isStick)

  function down(event: PointerEvent) {
    if (!mayAct()) return
    const point = at(event)
    if (touched(point)) return
    const seat = seatAt(point)
    const button = boostButton()
    const onButton =
      button !== undefined && Math.hypot(point.x - button.x, point.y - button.y) < button.radius + 8
    const isStick = !onButton && !stickOf(seat)
    if (!isStick || event.timeStamp - lastUp[seat]! < DOUBLE_TAP_MS) wants[seat] = true
    thumbs.set(event.pointerId, { seat, isStick, origin: point, at: point })
  }

  function move(event: PointerEvent) {
    const thumb = thumbs.get(event.pointerId)
    if (!thumb) return
    thumb.at = at(event)
    const dx = thumb.at.x - thumb.origin.x
    const dy = thumb.at.y - thumb.origin.y
    const far = Math.hypot(dx, dy)
    // The stick follows a wandering thumb, so that turning back is a short way.
    if (far > REACH) {
      const k = (far - REACH) / far
      thumb.origin = { x: thumb.origin.x + dx * k, y: thumb.origin.y + dy * k }
    }
  }

  function up(event: PointerEvent) {
    const thumb = thumbs.get(event.pointerId)
    if (!thumb) return
    if (thumb.isStick) lastUp[thumb.seat] = event.timeStamp
    thumbs.delete(event.pointerId)
  }

  const listen = { signal: leave.signal }
  canvas.addEventListener('pointerdown', down, listen)
  canvas.addEventListener('pointermove', move, listen)
  canvas.addEventListener('pointerup', up, listen)
  canvas.addEventListener('pointercancel', up, listen)

  return {
    stick(seat) {
      const thumb = stickOf(seat)
      if (!thumb) return undefined
      const x = thumb.at.x - thumb.origin.x
      const y = thumb.at.y - thumb.origin.y
      return Math.hypot(x, y) < DEAD_ZONE ? undefined : { x, y }
    },
    takeBoost(seat) {
      const wanted = wants[seat]!
      wants[seat] = false
      return wanted || [...thumbs.values()].some((thumb) => thumb.seat === seat && !thumb.isStick)
    },
    draw(pen) {
      for (const { origin, at: tip, isStick } of thumbs.values()) {
        if (!isStick) continue
        fillCircle(pen, origin.x, origin.y, REACH + 8, 'rgb(3 26 20 / .26)')
        pen.strokeStyle = 'rgb(255 255 255 / .5)'
        pen.lineWidth = 2
        pen.stroke()
        fillCircle(pen, tip.x, tip.y, 23, 'rgb(255 255 255 / .8)')
        fillCircle(pen, tip.x, tip.y, 15, 'rgb(63 224 207 / .9)')
      }
    },
    destroy: () => leave.abort(),
  }
}
