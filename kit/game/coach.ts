import { fillCircle, fillRound } from './draw.ts'
import type { Point } from './stage.ts'

/** The ghost finger: demonstrates the game's gesture until the player has made it. */
export interface Coach {
  /** Draw it last. `seconds` is the stage's time. */
  draw(pen: CanvasRenderingContext2D, seconds: number): void
  /** The player has understood the gesture. */
  dismiss(): void
  readonly showing: boolean
}

const LOOP_SECONDS = 1.8

/** Paints the finger over a finished frame. */
export type PaintFinger = (seconds: number) => void

const listeners = new WeakMap<CanvasRenderingContext2D, (paint: PaintFinger) => void>()
const onStage = new WeakMap<CanvasRenderingContext2D, Set<() => void>>()
let areHidden = false

/** Called with the frame before its finger is drawn, so that the stage can move the finger over a copy. */
export const beforeFinger = (pen: CanvasRenderingContext2D, keep: (paint: PaintFinger) => void) =>
  void listeners.set(pen, keep)

/** The player touched the stage: dismisses the finger that is drawn on it. */
export function fingerTouched(pen: CanvasRenderingContext2D) {
  for (const dismiss of onStage.get(pen) ?? []) dismiss()
  onStage.delete(pen)
}

/** Whether a condition holds even while no finger is shown. */
export function evenWithoutFinger(asked: () => boolean): boolean {
  areHidden = true
  try {
    return asked()
  } finally {
    areHidden = false
  }
}

export interface CoachLook {
  /** Arrow keys do the same as the gesture: with a mouse, the key for its direction is shown instead. */
  readonly hasArrows?: boolean
  /** The space bar does the same as the gesture: with a mouse, it is shown instead. */
  readonly hasSpace?: boolean
  /** A lesson of several steps continues after a touch, until it is dismissed. */
  readonly isLesson?: boolean
}

/** Whether the player has a mouse, and so most likely a keyboard. */
const isAtDesk = () =>
  typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * A finger that moves along the points and lifts; a single point is a tap. It is drawn beside its target and disappears
 * with the first touch. With a mouse it is a pointer or a key.
 */
export function coach(path: () => readonly Point[], showing: boolean, look: CoachLook = {}): Coach {
  let visible = showing
  const paint = isAtDesk() ? paintAtDesk(look) : paintFinger
  const dismiss = () => {
    visible = false
  }
  return {
    get showing() {
      return visible && !areHidden
    },
    dismiss,
    draw(pen, seconds) {
      // Games search for a move to point at: not while nobody sees it, nor for the first picture, where it fades in.
      if (!visible || seconds === 0) return
      const points = path()
      if (points.length === 0) return
      if (!look.isLesson) watchTouches(pen, dismiss)
      listeners.get(pen)?.((later) => paint(pen, points, later))
      paint(pen, points, seconds)
    },
  }
}

function watchTouches(pen: CanvasRenderingContext2D, dismiss: () => void) {
  const fingers = onStage.get(pen) ?? new Set()
  onStage.set(pen, fingers.add(dismiss))
}

type Paint = (pen: CanvasRenderingContext2D, points: readonly Point[], seconds: number) => void

/** One cycle of the loop: position of the hand, its opacity, and whether it presses. */
function handAt(points: readonly Point[], seconds: number) {
  const k = (seconds % LOOP_SECONDS) / LOOP_SECONDS
  const glide = Math.min(1, Math.max(0, (k - 0.2) / 0.5))
  return {
    at: along(points, glide * glide * (3 - 2 * glide)),
    fade: k < 0.15 ? k / 0.15 : k > 0.8 ? (1 - k) / 0.2 : 1,
    isPressing: k > 0.15 && k < 0.75,
  }
}

const FINGER = 20

/** A ring around the target, and the finger below and beside it, so that the target stays visible. */
const paintFinger: Paint = (pen, points, seconds) => {
  const { at, fade, isPressing } = handAt(points, seconds)
  const lift = isPressing ? 0 : 6
  pen.save()
  pen.globalAlpha = fade * 0.9
  pen.beginPath()
  pen.arc(at.x, at.y, isPressing ? 20 : 26, 0, Math.PI * 2)
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(255 255 255 / .9)'
  pen.stroke()
  pen.lineCap = 'round'
  for (const [width, color] of [
    [FINGER + 4, 'rgb(0 0 0 / .45)'],
    [FINGER, '#fff'],
  ] as const) {
    pen.beginPath()
    pen.moveTo(at.x + 20 + lift, at.y + 22 + lift)
    pen.lineTo(at.x + 36 + lift, at.y + 46 + lift)
    pen.lineWidth = width
    pen.strokeStyle = color
    pen.stroke()
  }
  pen.restore()
}

const MOUSE = [0, 0, 0, 30, 7, 23, 12, 34, 17, 32, 12, 21, 22, 21]

const paintMouse: Paint = (pen, points, seconds) => {
  const { at, fade, isPressing } = handAt(points, seconds)
  pen.save()
  pen.globalAlpha = fade * 0.9
  if (isPressing) fillCircle(pen, at.x, at.y, 20, 'rgb(255 255 255 / .4)')
  pen.translate(at.x, at.y)
  outline(pen, MOUSE)
  pen.fillStyle = '#fff'
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = 'rgb(0 0 0 / .7)'
  pen.stroke()
  pen.restore()
}

const paintAtDesk = ({ hasArrows, hasSpace }: CoachLook) =>
  hasArrows ? paintKey : hasSpace ? paintSpace : paintMouse

const SPACE = { width: 150, height: 44 }

/** The space bar, below the points of the gesture. */
const paintSpace: Paint = (pen, points, seconds) => {
  const { at, fade, isPressing } = handAt(points, seconds)
  const cap = { ...SPACE, x: at.x - SPACE.width / 2, y: at.y + 56 + (isPressing ? 5 : 0) }
  pen.save()
  pen.globalAlpha = fade * 0.9
  fillRound(pen, { ...cap, height: cap.height + (isPressing ? 2 : 7) }, 11, 'rgb(0 0 0 / .45)')
  fillRound(pen, cap, 11, '#fff')
  pen.beginPath()
  pen.moveTo(at.x - 34, cap.y + 18)
  pen.lineTo(at.x - 34, cap.y + 28)
  pen.lineTo(at.x + 34, cap.y + 28)
  pen.lineTo(at.x + 34, cap.y + 18)
  pen.lineWidth = 4
  pen.strokeStyle = '#123'
  pen.stroke()
  pen.restore()
}

const KEY = 62
const ARROW = [15, 0, -5, -13, -5, -5, -15, -5, -15, 5, -5, 5, -5, 13]

/** The arrow key for the initial direction of the gesture. */
const paintKey: Paint = (pen, points, seconds) => {
  const { fade, isPressing } = handAt(points, seconds)
  const [first, second = first] = points
  const { x, y } = along(points, 0.5)
  pen.save()
  pen.globalAlpha = fade * 0.9
  pen.translate(x, y + (isPressing ? 5 : 0))
  const cap = { x: -KEY / 2, y: -KEY / 2, width: KEY, height: KEY }
  fillRound(pen, { ...cap, height: KEY + (isPressing ? 2 : 7) }, 13, 'rgb(0 0 0 / .45)')
  fillRound(pen, cap, 13, '#fff')
  pen.rotate(Math.atan2(second!.y - first!.y, second!.x - first!.x))
  outline(pen, ARROW)
  pen.fillStyle = '#123'
  pen.fill()
  pen.restore()
}

function outline(pen: CanvasRenderingContext2D, corners: readonly number[]) {
  pen.beginPath()
  for (let index = 0; index < corners.length; index += 2) pen.lineTo(corners[index]!, corners[index + 1]!)
  pen.closePath()
}

function along(points: readonly Point[], k: number): Point {
  const at = k * (points.length - 1)
  const from = points[Math.floor(at)]!
  const to = points[Math.min(points.length - 1, Math.floor(at) + 1)]!
  const part = at - Math.floor(at)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
