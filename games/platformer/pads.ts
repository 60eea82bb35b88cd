import { fillCircle, strokeRound } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { DASH, hasSecond, JUMP, LEFT, RIGHT, type Moves } from './moves.ts'

/** Buttons for two thumbs, and keys. The stage tracks one finger only; here each counts. */
export interface Pads {
  readonly isTouch: boolean
  /** Height at the foot of the picture that thumbs cover, in pixels. */
  readonly room: number
  layout(size: StageSize): void
  /** The input of this tick. */
  input(keys: ReadonlySet<string>): number
  /** True when the game uses the key. */
  key(key: string): boolean
  draw(pen: CanvasRenderingContext2D): void
  /** Path of the tutorial's finger. */
  coach(): readonly Point[]
  clear(): void
  destroy(): void
}

const KEYS: readonly (readonly [bit: number, keys: readonly string[]])[] = [
  [LEFT, ['ArrowLeft', 'a', 'A']],
  [RIGHT, ['ArrowRight', 'd', 'D']],
  [JUMP, [' ', 'ArrowUp', 'w', 'W', 'z', 'Z', 'Enter']],
  [DASH, ['x', 'X', 'Shift', 'ArrowDown', 's', 'S']],
]

/** Layout of the buttons, and the fingers on them. */
interface Thumbs {
  readonly canvas: HTMLCanvasElement
  readonly moves: Moves
  readonly begin: () => void
  readonly second: boolean
  readonly fingers: Map<number, Point>
  size: StageSize
  radius: number
  tapped: number
  last: number
  isTouch: boolean
}

export function openPads(canvas: HTMLCanvasElement, moves: Moves, begin: () => void): Pads {
  const second = hasSecond(moves)
  const fingers = new Map<number, Point>()
  const leave = new AbortController()
  const listen = { signal: leave.signal }

  const thumbs: Thumbs = {
    canvas,
    moves,
    begin,
    second,
    fingers,
    size: { width: 320, height: 480 },
    radius: 32,
    tapped: 0,
    last: 0,
    isTouch: matchMedia('(pointer: coarse)').matches,
  }
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      thumbs.isTouch = event.pointerType !== 'mouse' || thumbs.isTouch
      fingers.set(event.pointerId, at(thumbs, event))
      thumbs.tapped |= bitOf(thumbs, at(thumbs, event))
      begin()
    },
    listen,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at(thumbs, event))
    },
    listen,
  )
  canvas.addEventListener('pointerup', (event) => lift(thumbs, event), listen)
  canvas.addEventListener('pointercancel', (event) => lift(thumbs, event), listen)

  return {
    get isTouch() {
      return thumbs.isTouch
    },
    get room() {
      return thumbs.isTouch && !moves.auto ? thumbs.radius * 2.4 : 0
    },
    layout(now) {
      thumbs.size = now
      thumbs.radius = Math.max(25, Math.min(38, now.width * 0.092, now.height * 0.09))
    },
    input: (keys) => readInput(thumbs, keys),
    key: (key) => pressKey(thumbs, key),
    draw: (pen) => draw(thumbs, pen),
    coach: () => coachPath(thumbs),
    clear() {
      fingers.clear()
      thumbs.tapped = thumbs.last = 0
    },
    destroy: () => leave.abort(),
  }
}

function at({ canvas }: Thumbs, event: PointerEvent): Point {
  const box = canvas.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const base = (thumbs: Thumbs) => thumbs.size.height - thumbs.radius * 1.5

const places = (thumbs: Thumbs) => ({
  left: { x: thumbs.radius * 1.4, y: base(thumbs) },
  right: { x: thumbs.radius * 3.75, y: base(thumbs) },
  jump: { x: thumbs.size.width - thumbs.radius * 1.65, y: base(thumbs) - thumbs.radius * 0.1 },
  dash: { x: thumbs.size.width - thumbs.radius * 4.2, y: base(thumbs) + thumbs.radius * 0.15 },
})

function bitOf(thumbs: Thumbs, { x, y }: Point): number {
  const { moves, second } = thumbs
  if (moves.auto) return JUMP
  const { left, right, dash } = places(thumbs)
  if (second && Math.hypot(x - dash.x, y - dash.y) < thumbs.radius * 1.4) return DASH
  if (x > thumbs.size.width / 2) return JUMP
  return x < (left.x + right.x) / 2 ? LEFT : RIGHT
}

const lift = ({ fingers }: Thumbs, event: PointerEvent) => fingers.delete(event.pointerId)

function readInput(thumbs: Thumbs, keys: ReadonlySet<string>) {
  const { moves, second, fingers } = thumbs
  let bits = thumbs.tapped
  thumbs.tapped = 0
  for (const finger of fingers.values()) bits |= bitOf(thumbs, finger)
  for (const [bit, names] of KEYS) if (names.some((name) => keys.has(name))) bits |= bit
  if (moves.auto) bits &= JUMP
  if (!second) bits &= ~DASH
  if ((bits & LEFT) !== 0 && (bits & RIGHT) !== 0) bits &= ~(LEFT | RIGHT)
  // A dash is one press: with a jump in the same tick it would be two wishes.
  if ((bits & DASH) !== 0) bits &= ~JUMP
  thumbs.last = bits
  return bits
}

function pressKey(thumbs: Thumbs, key: string) {
  if (!KEYS.some(([, names]) => names.includes(key))) return false
  thumbs.isTouch = false
  thumbs.begin()
  return true
}

function draw(thumbs: Thumbs, pen: CanvasRenderingContext2D) {
  const { moves, second } = thumbs
  if (!thumbs.isTouch || moves.auto) return
  const { left, right, jump, dash } = places(thumbs)
  button(pen, left, thumbs.radius, [thumbs.last & LEFT, 'left'])
  button(pen, right, thumbs.radius, [thumbs.last & RIGHT, 'right'])
  button(pen, jump, thumbs.radius * 1.25, [thumbs.last & JUMP, moves.flip ? 'flip' : 'up'])
  if (second) button(pen, dash, thumbs.radius, [thumbs.last & DASH, secondSign(moves)])
}

function coachPath(thumbs: Thumbs) {
  if (thumbs.moves.auto) return [{ x: thumbs.size.width / 2, y: thumbs.size.height * 0.6 }]
  const { right, jump } = places(thumbs)
  return thumbs.isTouch
    ? [right, right, jump, jump]
    : [
        { x: thumbs.size.width * 0.3, y: thumbs.size.height * 0.5 },
        { x: thumbs.size.width * 0.7, y: thumbs.size.height * 0.5 },
      ]
}

type Sign = 'left' | 'right' | 'up' | 'flip' | 'dash' | 'dig' | 'blink' | 'slam'

const secondSign = ({ dig, blink, slam }: Moves): Sign =>
  dig ? 'dig' : blink ? 'blink' : slam ? 'slam' : 'dash'

/** Corners of the arrows, in shares of the button. */
const SIGNS: Readonly<Record<Sign, readonly (readonly number[])[]>> = {
  left: [[0.16, -0.36, -0.24, 0, 0.16, 0.36]],
  right: [[-0.16, -0.36, 0.24, 0, -0.16, 0.36]],
  up: [[-0.36, 0.16, 0, -0.24, 0.36, 0.16]],
  flip: [
    [-0.28, -0.1, 0, -0.4, 0.28, -0.1],
    [-0.28, 0.1, 0, 0.4, 0.28, 0.1],
  ],
  dash: [
    [-0.34, -0.3, -0.04, 0, -0.34, 0.3],
    [0.02, -0.3, 0.32, 0, 0.02, 0.3],
  ],
  dig: [
    [-0.38, -0.34, 0.02, 0.06],
    [0.18, -0.22, 0.4, 0.4, -0.22, 0.18, 0.18, -0.22],
  ],
  blink: [
    [-0.38, 0, -0.3, 0],
    [-0.1, 0, -0.02, 0],
    [0.3, -0.28, 0.44, 0, 0.3, 0.28, 0.16, 0, 0.3, -0.28],
  ],
  slam: [
    [-0.3, -0.36, 0, -0.08, 0.3, -0.36],
    [-0.3, -0.06, 0, 0.22, 0.3, -0.06],
    [-0.36, 0.42, 0.36, 0.42],
  ],
}

function button(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  [pressed, sign]: readonly [number, Sign],
) {
  const isDown = pressed !== 0
  fillCircle(pen, x, y + 3, radius, 'rgb(4 16 28 / .3)')
  fillCircle(pen, x, y + (isDown ? 2 : 0), radius, isDown ? 'rgb(255 214 130 / .62)' : 'rgb(10 30 44 / .42)')
  const box = { x: x - radius, y: y - radius + (isDown ? 2 : 0), width: 2 * radius, height: 2 * radius }
  strokeRound(pen, box, radius, 'rgb(255 255 255 / .5)', 2)
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = radius * 0.15
  pen.lineCap = pen.lineJoin = 'round'
  for (const corners of SIGNS[sign]) {
    pen.beginPath()
    for (let at = 0; at < corners.length; at += 2)
      pen.lineTo(x + corners[at]! * radius, y + corners[at + 1]! * radius + (isDown ? 2 : 0))
    pen.stroke()
  }
}
