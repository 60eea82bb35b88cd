import type { Point } from '#kit/game/stage.ts'

/** A thumb on the glass: it steers by how far it has moved from where it went down. */
export interface Thumbs {
  of(seat: 0 | 1): Point | undefined
  destroy(): void
}

interface Thumb {
  readonly seat: 0 | 1
  origin: Point
  at: Point
}

export interface ThumbOptions {
  readonly canvas: HTMLCanvasElement
  seatAt(at: Point): 0 | 1
  mayAct(): boolean
  touched(): void
}

export const REACH = 56

/** Thumbs of up to two players at once. */
export function openThumbs({ canvas, seatAt, mayAct, touched }: ThumbOptions): Thumbs {
  const thumbs = new Map<number, Thumb>()
  const leave = new AbortController()
  const listen = { signal: leave.signal }
  const at = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (!mayAct()) return
      const point = at(event)
      thumbs.set(event.pointerId, { seat: seatAt(point), origin: point, at: point })
      touched()
    },
    listen,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const thumb = thumbs.get(event.pointerId)
      if (!thumb) return
      thumb.at = at(event)
      thumb.origin = { x: near(thumb.origin.x, thumb.at.x), y: near(thumb.origin.y, thumb.at.y) }
    },
    listen,
  )
  const up = (event: PointerEvent) => thumbs.delete(event.pointerId)
  canvas.addEventListener('pointerup', up, listen)
  canvas.addEventListener('pointercancel', up, listen)
  return {
    of(seat) {
      const thumb = [...thumbs.values()].find((one) => one.seat === seat)
      return thumb && { x: thumb.at.x - thumb.origin.x, y: thumb.at.y - thumb.origin.y }
    },
    destroy: () => leave.abort(),
  }
}

/** The middle follows a thumb that goes too far, so that turning back is a short way. */
const near = (origin: number, now: number) =>
  Math.abs(now - origin) > REACH ? now - Math.sign(now - origin) * REACH : origin
