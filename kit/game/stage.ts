import { beforeFinger } from './coach.ts'
import { effects, type Effects } from './effects.ts'
import { sharpness } from './sharpness.ts'
import { stillPicture } from './still-picture.ts'
import { fits, type Loop, measure, showFrame, wake } from './stage-loop.ts'
import { heedPointer, heedKeys, heedFonts } from './stage-input.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface StageSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement
  readonly reducedMotion: boolean
  /** Draws the whole picture, in CSS pixels; the canvas is already cleared. */
  draw(stage: Stage): void
  /** One step of 1/60 s of a real-time game. Without it the stage draws only after changes. */
  tick?(): void
  /** True while something moves without a tick (the ghost finger, an idle glint). */
  animating?(): boolean
  /** Called before the first draw and on each change of size: lay the board out here. */
  layout?(size: StageSize): void
  /** The page's fonts have loaded: forget what was painted without them. The stage redraws by itself. */
  fontsCame?(): void
  down?(at: Point): void
  move?(at: Point): void
  up?(at: Point, from: Point): void
  /** A pressed key, by `KeyboardEvent.key`. Return true when the game used it. */
  key?(key: string, event: KeyboardEvent): boolean | void
}

export interface Stage extends StageSize {
  readonly pen: CanvasRenderingContext2D
  readonly reducedMotion: boolean
  readonly effects: Effects
  /** Seconds since the stage started, without pauses. */
  readonly time: number
  /** Where the pointer is, and where it was pressed while it is held. */
  readonly pointer: Point
  readonly held: Point | undefined
  /** Keys that are down, by `KeyboardEvent.key`. */
  readonly keys: ReadonlySet<string>
  readonly paused: boolean
  /** Requests a redraw; turn-based games call it after every change. */
  invalidate(): void
  pause(): void
  resume(): void
  destroy(): void
}

/** A canvas with a loop, input in CSS pixels, tweens and particles; shared by all games. */
export function openStage(options: StageOptions): Stage {
  const { canvas } = options
  const pen = canvas.getContext('2d')!
  const loop: Loop = {
    options,
    canvas,
    pen,
    leave: new AbortController(),
    fx: effects(options.reducedMotion),
    size: { width: 0, height: 0 },
    sharp: sharpness(),
    ratio: 1,
    pointer: { x: 0, y: 0 },
    held: undefined,
    time: 0,
    behind: 0,
    lastFrame: 0,
    lastPicture: 0,
    still: undefined,
    finger: undefined,
    frame: 0,
    changed: true,
    paused: false,
    keys: new Set(),
    get stage() {
      return stage
    },
    onFrame: (now) => showFrame(loop, now),
    isAnimating: () => options.animating?.() ?? false,
  }
  const watcher = new ResizeObserver(() => fits(loop) || measure(loop))
  const stage = stageOf(loop, watcher)
  heedPointer(loop)
  heedKeys(loop)
  heedFonts(loop)
  beforeFinger(pen, (paint, top, bottom) => {
    if (options.tick) return
    loop.still ??= stillPicture(canvas, pen)
    loop.still.keep(top * loop.ratio, bottom * loop.ratio)
    loop.finger = paint
  })
  watcher.observe(canvas)
  measure(loop)
  loop.lastFrame = performance.now()
  wake(loop)
  return stage
}

/** What the game sees of its loop. */
function stageOf(loop: Loop, watcher: ResizeObserver): Stage {
  const { pen, options, fx, keys } = loop
  const stage: Stage = {
    pen,
    reducedMotion: options.reducedMotion,
    effects: fx,
    get width() {
      return loop.size.width
    },
    get height() {
      return loop.size.height
    },
    get time() {
      return loop.time
    },
    get pointer() {
      return loop.pointer
    },
    get held() {
      return loop.held
    },
    keys,
    get paused() {
      return loop.paused
    },
    invalidate() {
      loop.changed = true
      wake(loop)
    },
    pause() {
      loop.paused = true
      keys.clear()
    },
    resume() {
      loop.paused = false
      stage.invalidate()
    },
    destroy() {
      loop.leave.abort()
      watcher.disconnect()
      cancelAnimationFrame(loop.frame)
    },
  }
  return stage
}
