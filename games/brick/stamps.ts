import { ball as paintBall, shade } from '#kit/game/draw.ts'
import { RADIUS } from './flight.ts'

type Pen = CanvasRenderingContext2D

/** Ball pictures, cached per colour and size. */
export interface Stamps {
  /** Sets the scale, in pixels per field unit. */
  sharpen(sharpness: number): void
  /** `stretch` is above 1 along the direction of flight and below 1 across it. */
  ball(pen: Pen, at: { readonly x: number; readonly y: number; readonly turn: number }, look: BallLook): void
}

export interface BallLook {
  readonly color: string
  readonly stretch?: number
  readonly radius?: number
}

/** Space for the soft shadow, in radii. */
const ROOM = 1.6

export function stamps(): Stamps {
  const kept = new Map<string, HTMLCanvasElement>()
  let sharpness = 2

  function painted(color: string, radius: number): HTMLCanvasElement {
    const key = `${color} ${radius}`
    const known = kept.get(key)
    if (known) return known
    const image = document.createElement('canvas')
    image.width = image.height = Math.max(4, Math.ceil(radius * 2 * ROOM * sharpness))
    const pen = image.getContext('2d')!
    pen.scale(image.width / (radius * 2 * ROOM), image.height / (radius * 2 * ROOM))
    pen.translate(radius * ROOM, radius * ROOM)
    const glow = pen.createRadialGradient(0, 0, radius * 0.7, 0, 0, radius * ROOM)
    glow.addColorStop(0, `${shade(color, 0.3)}88`)
    glow.addColorStop(1, `${color}00`)
    pen.fillStyle = glow
    pen.fillRect(-radius * ROOM, -radius * ROOM, radius * 2 * ROOM, radius * 2 * ROOM)
    paintBall(pen, 0, 0, radius, color)
    kept.set(key, image)
    return image
  }

  return {
    sharpen(next) {
      sharpness = next
      kept.clear()
    },
    ball(pen, { x, y, turn }, { color, stretch = 1, radius = RADIUS }) {
      const image = painted(color, radius)
      const half = radius * ROOM
      pen.save()
      pen.translate(x, y)
      if (stretch !== 1) {
        pen.rotate(turn)
        pen.scale(stretch, 1 / stretch)
        pen.rotate(-turn)
      }
      pen.drawImage(image, -half, -half, half * 2, half * 2)
      pen.restore()
    },
  }
}
