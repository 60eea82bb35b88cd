import { beforeFinger, evenWithoutFinger, type PaintFinger } from './coach.ts'
import { effects, type Effects } from './effects.ts'
import { sharpness } from './sharpness.ts'
import { stillPicture, type StillPicture } from './still-picture.ts'

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
  /** Draws the whole picture, in CSS pixels; the canvas is already clear and transparent. */
  draw(stage: Stage): void
  /** One step of 1/60 s of a real-time game. Without it the stage draws only when something changed. */
  tick?(): void
  /** True while the picture moves by itself without a tick (the ghost finger, an idle glint). */
  animating?(): boolean
  /** Called before the first draw and whenever the size changes: place the board here. */
  layout?(size: StageSize): void
  /** The page's fonts have come: forget what was painted once and for all without them. It is drawn again by itself. */
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
  /** Where the pointer is, and where it went down while it is held. */
  readonly pointer: Point
  readonly held: Point | undefined
  /** Keys that are down, by `KeyboardEvent.key`. */
  readonly keys: ReadonlySet<string>
  readonly paused: boolean
  /** Asks for a new picture; turn-based games call it after every change. */
  invalidate(): void
  pause(): void
  resume(): void
  destroy(): void
}

const STEP_SECONDS = 1 / 60
/** After a stall the game goes on from here instead of racing to catch up. */
const LONGEST_FRAME_SECONDS = 0.1
/** A finger that glides over a standing board is smooth enough at this pace, and the phone stays cool. */
const FINGER_FRAME_SECONDS = 1 / 31
const SHARPEST_RATIO = 2.5
const GAME_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Backspace'])

/** A canvas with a loop, input in CSS pixels, tweens and particles; the same for every game. */
export function openStage(options: StageOptions): Stage {
  const { canvas } = options
  const pen = canvas.getContext('2d')!
  const leave = new AbortController()
  const fx = effects(options.reducedMotion)
  const keys = new Set<string>()
  let size: StageSize = { width: 0, height: 0 }
  const sharp = sharpness()
  let ratio = 1
  let pointer: Point = { x: 0, y: 0 }
  let held: Point | undefined
  let time = 0
  let behind = 0
  let lastFrame = 0
  let lastPicture = 0
  let still: StillPicture | undefined
  let finger: PaintFinger | undefined
  let frame = 0
  let changed = true
  let paused = false

  const stage: Stage = {
    pen,
    reducedMotion: options.reducedMotion,
    effects: fx,
    get width() {
      return size.width
    },
    get height() {
      return size.height
    },
    get time() {
      return time
    },
    get pointer() {
      return pointer
    },
    get held() {
      return held
    },
    keys,
    get paused() {
      return paused
    },
    invalidate() {
      changed = true
      wake()
    },
    pause() {
      paused = true
      keys.clear()
    },
    resume() {
      paused = false
      stage.invalidate()
    },
    destroy() {
      leave.abort()
      watcher.disconnect()
      cancelAnimationFrame(frame)
    },
  }

  function measure() {
    const box = canvas.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return
    sharp.screen(Math.min(devicePixelRatio || 1, SHARPEST_RATIO))
    ratio = sharp.ratio
    size = { width: box.width, height: box.height }
    canvas.width = Math.round(box.width * ratio)
    canvas.height = Math.round(box.height * ratio)
    options.layout?.(size)
    render()
  }

  function render() {
    changed = false
    finger = undefined
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, size.width, size.height)
    const shake = fx.shake()
    pen.translate(shake.x, shake.y)
    options.draw(stage)
    fx.draw(pen, size.width)
  }

  /** Nothing but the finger moves: the picture below it stays as it is. */
  function moveFinger(paint: PaintFinger) {
    still?.show()
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    paint(time)
  }

  function step(seconds: number) {
    behind += seconds
    while (behind >= STEP_SECONDS) {
      behind -= STEP_SECONDS
      time += STEP_SECONDS
      options.tick?.()
      fx.step(STEP_SECONDS)
    }
  }

  function onFrame(now: number) {
    const passed = Math.max(0, now - lastFrame) / 1000
    const seconds = Math.min(LONGEST_FRAME_SECONDS, passed)
    lastFrame = now
    if (options.tick && !paused && sharp.frame(passed)) measure()
    if (!paused) {
      const wasBusy = fx.busy()
      // A run that is shown again may go faster.
      step(seconds * Number(canvas.dataset['pace'] ?? 1))
      if (wasBusy || changed || movesItself()) render()
      else if (now - lastPicture >= FINGER_FRAME_SECONDS * 1000 && moving()) {
        lastPicture = now
        if (finger) moveFinger(finger)
        else render()
      }
    }
    const goesOn = !paused && !leave.signal.aborted && (moving() || changed)
    frame = goesOn ? requestAnimationFrame(onFrame) : 0
  }

  const isAnimating = () => options.animating?.() ?? false
  const movesItself = () => options.tick !== undefined || fx.busy() || evenWithoutFinger(isAnimating)
  const moving = () => options.tick !== undefined || fx.busy() || isAnimating()

  function wake() {
    if (frame || leave.signal.aborted) return
    // The stage has stood still: a motion that starts here must not lose the time that has passed since.
    lastFrame = performance.now()
    frame = requestAnimationFrame(onFrame)
  }

  const at = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const listen = { signal: leave.signal }
  canvas.style.touchAction = 'none'
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (paused) return
      canvas.setPointerCapture(event.pointerId)
      // A focus set by script counts as a visible one: the ring is for those who come by Tab.
      canvas.style.boxShadow = 'none'
      canvas.focus({ preventScroll: true })
      pointer = held = at(event)
      options.down?.(pointer)
      wake()
    },
    listen,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      pointer = at(event)
      if (!paused) options.move?.(pointer)
    },
    listen,
  )
  const release = (event: PointerEvent) => {
    const from = held
    held = undefined
    if (from && !paused) options.up?.(at(event), from)
    wake()
  }
  canvas.addEventListener('pointerup', release, listen)
  canvas.addEventListener('pointercancel', release, listen)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') canvas.style.boxShadow = ''
      if (paused || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const onControl =
        event.target instanceof Element &&
        event.target !== canvas &&
        event.target.closest('a,button,[role=tab]')
      if (onControl && (event.key === 'Enter' || event.key === ' ')) return
      keys.add(event.key)
      const used = options.key?.(event.key, event)
      if (used || (options.tick && GAME_KEYS.has(event.key))) event.preventDefault()
      wake()
    },
    listen,
  )
  addEventListener('keyup', (event) => keys.delete(event.key), listen)
  addEventListener('blur', () => keys.clear(), listen)
  // A game page asks for its fonts when the game stands: the first picture has none of them.
  document.fonts?.addEventListener(
    'loadingdone',
    () => {
      options.fontsCame?.()
      stage.invalidate()
    },
    listen,
  )

  beforeFinger(pen, (paint) => {
    if (options.tick) return
    still ??= stillPicture(canvas, pen)
    still.keep()
    finger = paint
  })
  const watcher = new ResizeObserver(measure)
  watcher.observe(canvas)
  measure()
  lastFrame = performance.now()
  wake()
  return stage
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT|DIALOG)$/.test(target.tagName) ||
    target.closest('dialog[open]') !== null)
