import { beforeFinger, evenWithoutFinger, type PaintFinger } from './coach.ts'
import { effects, type Effects } from './effects.ts'
import { sharpness, type Sharpness } from './sharpness.ts'
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

/** What a stage knows between two pictures. */
interface Loop {
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
  /** Made once: a frame makes no function anew. */
  readonly onFrame: (now: number) => void
  readonly isAnimating: () => boolean
}

/** A canvas with a loop, input in CSS pixels, tweens and particles; the same for every game. */
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
  const watcher = new ResizeObserver(() => measure(loop))
  const stage = stageOf(loop, watcher)
  heedPointer(loop)
  heedKeys(loop)
  heedFonts(loop)
  beforeFinger(pen, (paint) => {
    if (options.tick) return
    loop.still ??= stillPicture(canvas, pen)
    loop.still.keep()
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

function heedPointer(loop: Loop) {
  const { canvas, options } = loop
  const listen = { signal: loop.leave.signal }
  canvas.style.touchAction = 'none'
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (loop.paused) return
      canvas.setPointerCapture(event.pointerId)
      // A focus set by script counts as a visible one: the ring is for those who come by Tab.
      canvas.style.boxShadow = 'none'
      canvas.focus({ preventScroll: true })
      loop.pointer = loop.held = placeOf(loop, event)
      options.down?.(loop.pointer)
      wake(loop)
    },
    listen,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      loop.pointer = placeOf(loop, event)
      if (!loop.paused) options.move?.(loop.pointer)
    },
    listen,
  )
  const release = (event: PointerEvent) => {
    const from = loop.held
    loop.held = undefined
    if (from && !loop.paused) options.up?.(placeOf(loop, event), from)
    wake(loop)
  }
  canvas.addEventListener('pointerup', release, listen)
  canvas.addEventListener('pointercancel', release, listen)
}

function heedKeys(loop: Loop) {
  const { canvas, options, keys } = loop
  const listen = { signal: loop.leave.signal }
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') canvas.style.boxShadow = ''
      if (loop.paused || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const onControl =
        event.target instanceof Element &&
        event.target !== canvas &&
        event.target.closest('a,button,[role=tab]')
      if (onControl && (event.key === 'Enter' || event.key === ' ')) return
      keys.add(event.key)
      const used = options.key?.(event.key, event)
      if (used || (options.tick && GAME_KEYS.has(event.key))) event.preventDefault()
      wake(loop)
    },
    listen,
  )
  addEventListener('keyup', (event) => keys.delete(event.key), listen)
  addEventListener('blur', () => keys.clear(), listen)
}

/** A game page asks for its fonts when the game stands: the first picture has none of them. */
const heedFonts = ({ options, stage, leave }: Loop) =>
  document.fonts?.addEventListener(
    'loadingdone',
    () => {
      options.fontsCame?.()
      stage.invalidate()
    },
    { signal: leave.signal },
  )

function measure(loop: Loop) {
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

/** Nothing but the finger moves: the picture below it stays as it is. */
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

function showFrame(loop: Loop, now: number) {
  const passed = Math.max(0, now - loop.lastFrame) / 1000
  const seconds = Math.min(LONGEST_FRAME_SECONDS, passed)
  loop.lastFrame = now
  if (loop.options.tick && !loop.paused && loop.sharp.frame(passed)) measure(loop)
  if (!loop.paused) {
    const wasBusy = loop.fx.busy()
    // A run that is shown again may go faster.
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

function wake(loop: Loop) {
  if (loop.frame || loop.leave.signal.aborted) return
  // The stage has stood still: a motion that starts here must not lose the time that has passed since.
  loop.lastFrame = performance.now()
  loop.frame = requestAnimationFrame(loop.onFrame)
}

function placeOf({ canvas }: Loop, event: PointerEvent): Point {
  const box = canvas.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT|DIALOG)$/.test(target.tagName) ||
    target.closest('dialog[open]') !== null)
