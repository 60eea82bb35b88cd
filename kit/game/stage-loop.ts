import { evenWithoutFinger, type PaintFinger } from './coach.ts'
import type { Effects } from './effects.ts'
import type { Sharpness } from './sharpness.ts'
import type { StillPicture } from './still-picture.ts'
import type { Point, StageSize, StageOptions, Stage } from './stage.ts'

const STEP_SECONDS = 1 / 60
/** After a stall the game continues from here instead of catching up. */
const LONGEST_FRAME_SECONDS = 0.1
/** A moving finger over a still board is smooth enough at this rate, and saves battery. */
const FINGER_FRAME_SECONDS = 1 / 31
const SHARPEST_RATIO = 2.5

/** State of a stage between frames. */
export interface Loop {
  readonly options: StageOptions
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
  readonly leave: AbortController
  readonly fx: Effects
  size: StageSize
  readonly sharp: Sharpness
  ratio: number
  pointer: Point
  held: Point | undefined
  time: number
  behind: number
  lastFrame: number
  lastPicture: number
  still: StillPicture | undefined
  finger: PaintFinger | undefined
  frame: number
  changed: boolean
  paused: boolean
  readonly keys: Set<string>
  readonly stage: Stage
  /** Created once, so that a frame allocates no function. */
  readonly onFrame: (now: number) => void
  readonly isAnimating: () => boolean
}

export function measure(loop: Loop) {
  const { canvas, sharp } = loop
  const box = canvas.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return
  sharp.screen(Math.min(devicePixelRatio || 1, SHARPEST_RATIO))
  loop.ratio = sharp.ratio
  loop.size = { width: box.width, height: box.height }
  canvas.width = Math.round(box.width * loop.ratio)
  canvas.height = Math.round(box.height * loop.ratio)
  loop.options.layout?.(loop.size)
  render(loop)
}

/** Whether the canvas has its size already: the first report of an observer repeats what was measured. */
export function fits({ canvas, sharp, size, ratio }: Loop): boolean {
  const box = canvas.getBoundingClientRect()
  sharp.screen(Math.min(devicePixelRatio || 1, SHARPEST_RATIO))
  return box.width === size.width && box.height === size.height && sharp.ratio === ratio
}

function render(loop: Loop) {
  const { pen, fx } = loop
  loop.changed = false
  loop.finger = undefined
  pen.setTransform(loop.ratio, 0, 0, loop.ratio, 0, 0)
  pen.clearRect(0, 0, loop.size.width, loop.size.height)
  const shake = fx.shake()
  pen.translate(shake.x, shake.y)
  loop.options.draw(loop.stage)
  fx.draw(pen, loop.size.width)
}

/** Only the finger moves: draws it over a copy of the picture below. */
function moveFinger(loop: Loop, paint: PaintFinger) {
  loop.still?.show()
  loop.pen.setTransform(loop.ratio, 0, 0, loop.ratio, 0, 0)
  paint(loop.time)
}

function step(loop: Loop, seconds: number) {
  loop.behind += seconds
  while (loop.behind >= STEP_SECONDS) {
    loop.behind -= STEP_SECONDS
    loop.time += STEP_SECONDS
    loop.options.tick?.()
    loop.fx.step(STEP_SECONDS)
  }
}

export function showFrame(loop: Loop, now: number) {
  const passed = Math.max(0, now - loop.lastFrame) / 1000
  const seconds = Math.min(LONGEST_FRAME_SECONDS, passed)
  loop.lastFrame = now
  if (loop.options.tick && !loop.paused && loop.sharp.frame(passed)) measure(loop)
  if (!loop.paused) {
    const wasBusy = loop.fx.busy()
    // A replayed run may go faster.
    step(loop, seconds * Number(loop.canvas.dataset['pace'] ?? 1))
    if (wasBusy || loop.changed || movesItself(loop)) render(loop)
    else if (now - loop.lastPicture >= FINGER_FRAME_SECONDS * 1000 && moving(loop)) {
      loop.lastPicture = now
      if (loop.finger) moveFinger(loop, loop.finger)
      else render(loop)
    }
  }
  const goesOn = !loop.paused && !loop.leave.signal.aborted && (moving(loop) || loop.changed)
  loop.frame = goesOn ? requestAnimationFrame(loop.onFrame) : 0
}

const movesItself = (loop: Loop) =>
  loop.options.tick !== undefined || loop.fx.busy() || evenWithoutFinger(loop.isAnimating)

const moving = (loop: Loop) => loop.options.tick !== undefined || loop.fx.busy() || loop.isAnimating()

export function wake(loop: Loop) {
  if (loop.frame || loop.leave.signal.aborted) return
  // The stage was idle: an animation that starts now must not lose that time.
  loop.lastFrame = performance.now()
  loop.frame = requestAnimationFrame(loop.onFrame)
}
