import { fillCircle } from './draw.ts'
import type { Point } from './stage.ts'

/** The ghost finger: shows the one gesture of a game until the player has made it. */
export interface Coach {
  /** Draw it last. `seconds` is the stage's time. */
  draw(pen: CanvasRenderingContext2D, seconds: number): void
  /** The player has understood. */
  dismiss(): void
  readonly showing: boolean
}

const LOOP_SECONDS = 1.8

/** Paints the finger over a finished picture. */
export type PaintFinger = (seconds: number) => void

const listeners = new WeakMap<CanvasRenderingContext2D, (paint: PaintFinger) => void>()
let areHidden = false

/** Called with the picture still without its finger, so that the stage can move the finger over a kept copy of it. */
export const beforeFinger = (pen: CanvasRenderingContext2D, keep: (paint: PaintFinger) => void) =>
  void listeners.set(pen, keep)

/** Whether something says yes even when no finger is shown. */
export function evenWithoutFinger(asked: () => boolean): boolean {
  areHidden = true
  try {
    return asked()
  } finally {
    areHidden = false
  }
}

/** A finger that glides along the points and lifts again; one point is a tap. */
export function coach(path: () => readonly Point[], showing: boolean): Coach {
  let visible = showing
  return {
    get showing() {
      return visible && !areHidden
    },
    dismiss() {
      visible = false
    },
    draw(pen, seconds) {
      const points = path()
      const first = points[0]
      if (!visible || !first) return
      listeners.get(pen)?.((later) => paintFinger(pen, points, later))
      paintFinger(pen, points, seconds)
    },
  }
}

function paintFinger(pen: CanvasRenderingContext2D, points: readonly Point[], seconds: number) {
  const k = (seconds % LOOP_SECONDS) / LOOP_SECONDS
  const glide = Math.min(1, Math.max(0, (k - 0.2) / 0.5))
  const { x, y } = along(points, glide * glide * (3 - 2 * glide))
  const fade = k < 0.15 ? k / 0.15 : k > 0.8 ? (1 - k) / 0.2 : 1
  const press = k > 0.15 && k < 0.75 ? 1 : 1.25
  pen.save()
  pen.globalAlpha = fade * 0.9
  fillCircle(pen, x, y, 30 * press, 'rgb(255 255 255 / .22)')
  fillCircle(pen, x, y, 17 * press, 'rgb(255 255 255 / .85)')
  pen.restore()
}

function along(points: readonly Point[], k: number): Point {
  const at = k * (points.length - 1)
  const from = points[Math.floor(at)]!
  const to = points[Math.min(points.length - 1, Math.floor(at) + 1)]!
  const part = at - Math.floor(at)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
