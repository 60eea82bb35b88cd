import { ignoreFailure } from '#kit/result/ignore-failure.ts'
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

/** Hears of a finger that is about to be drawn, and between which heights it moves. */
type HearFinger = (paint: PaintFinger, top: number, bottom: number) => void

const listeners = new WeakMap<CanvasRenderingContext2D, HearFinger>()
const onStage = new WeakMap<CanvasRenderingContext2D, Set<() => void>>()
let areHidden = false

/** Called with the frame before its finger is drawn, so that the stage can move the finger over a copy. */
export const beforeFinger = (pen: CanvasRenderingContext2D, hear: HearFinger) => void listeners.set(pen, hear)

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
const isOnDesktop = () =>
  typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * A finger that moves along the points and lifts; a single point is a tap. It is drawn beside its target and disappears
 * with the first touch. With a mouse it is a pointer or a key.
 */
export function coach(path: () => readonly Point[], showing: boolean, look: CoachLook = {}): Coach {
  let visible = showing
  let paint: Paint | undefined = paintFinger
  if (showing && isOnDesktop()) {
    paint = undefined
    void import('./desktop-finger/desktop-finger.ts')
      .then(({ desktopFinger }) => (paint = desktopFinger(look, { handAt, along })))
      .catch(ignoreFailure('the gesture is not shown'))
  }
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
      const heights = points.map(({ y }) => y)
      listeners.get(pen)?.(
        (later) => paint?.(pen, points, later),
        Math.min(...heights) - ABOVE,
        Math.max(...heights) + BELOW,
      )
      paint?.(pen, points, seconds)
    },
  }
}

function watchTouches(pen: CanvasRenderingContext2D, dismiss: () => void) {
  const fingers = onStage.get(pen) ?? new Set()
  onStage.set(pen, fingers.add(dismiss))
}

/** How far fingers, pointers and keys reach above and below the gesture; the space bar lies lowest. */
const ABOVE = 50
const BELOW = 120

export type Paint = (pen: CanvasRenderingContext2D, points: readonly Point[], seconds: number) => void

/** Where things are on the path of a gesture. */
export interface Gesture {
  handAt(points: readonly Point[], seconds: number): Hand
  along(points: readonly Point[], k: number): Point
}

interface Hand {
  readonly at: Point
  readonly fade: number
  readonly isPressing: boolean
}

/** One cycle of the loop: position of the hand, its opacity, and whether it presses. */
function handAt(points: readonly Point[], seconds: number): Hand {
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

function along(points: readonly Point[], k: number): Point {
  const at = k * (points.length - 1)
  const from = points[Math.floor(at)]!
  const to = points[Math.min(points.length - 1, Math.floor(at) + 1)]!
  const part = at - Math.floor(at)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
