import { fillCircle } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { nearestWay, stickOf, type Stick } from './stick.ts'

/** Thumb, mouse and keys as one stick. */
export interface Controls {
  /** The stick of this tick; with a mouse the hero follows the pointer. */
  read(hero: Point, keys: ReadonlySet<string>): Stick
  /** The stick below the thumb, and the button; `ready` is 0 to 1. */
  draw(pen: CanvasRenderingContext2D, ready: number): void
  clear(): void
  destroy(): void
}

interface Wishes {
  readonly canvas: HTMLCanvasElement
  size(): StageSize
  mayAct(): boolean
  touched(): void
  /** What the button does: charge ahead, or cast a net. */
  readonly act: 'charge' | 'cast'
}

const REACH = 42
const DEAD_ZONE = 8
const BUTTON = 32
const STEERS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  d: [1, 0],
  a: [-1, 0],
  w: [0, -1],
  s: [0, 1],
}

export const isSteering = (key: string) => key in STEERS || key === ' ' || key === 'Enter'

/** Where thumb, mouse and button are. */
interface Grip {
  readonly canvas: HTMLCanvasElement
  readonly size: () => StageSize
  readonly mayAct: () => boolean
  readonly touched: () => void
  readonly act: Wishes['act']
  thumb: { readonly id: number; origin: Point; at: Point } | undefined
  mouse: Point | undefined
  presser: number | undefined
  tapped: boolean
  /** On a touch screen the button is in the first picture. */
  isMouse: boolean
}

export function openControls({ canvas, size, mayAct, touched, act }: Wishes): Controls {
  const leave = new AbortController()
  const listen = { signal: leave.signal }
  const grip: Grip = {
    canvas,
    size,
    mayAct,
    touched,
    act,
    thumb: undefined,
    mouse: undefined,
    presser: undefined,
    tapped: false,
    isMouse: !matchMedia('(pointer: coarse)').matches,
  }
  canvas.addEventListener('pointerdown', (event) => down(grip, event), listen)
  canvas.addEventListener('pointermove', (event) => move(grip, event), listen)
  canvas.addEventListener('pointerup', (event) => up(grip, event), listen)
  canvas.addEventListener('pointercancel', (event) => up(grip, event), listen)
  return {
    read(hero, keys) {
      const aim = wanted(grip, hero, keys)
      const way = aim && Math.hypot(aim.x, aim.y) >= DEAD_ZONE ? nearestWay(aim.x, aim.y) : 0
      const presses = grip.tapped || grip.presser !== undefined || keys.has(' ') || keys.has('Enter')
      grip.tapped = false
      return stickOf(way, presses)
    },
    draw: (pen, ready) => draw(grip, pen, ready),
    clear() {
      grip.thumb = undefined
      grip.presser = undefined
      grip.tapped = false
    },
    destroy: () => leave.abort(),
  }
}

function at(grip: Grip, event: PointerEvent): Point {
  const { left, top } = grip.canvas.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

const button = (grip: Grip) => ({ x: grip.size().width - BUTTON - 12, y: grip.size().height - BUTTON - 12 })

function down(grip: Grip, event: PointerEvent) {
  if (!grip.mayAct()) return
  const point = at(grip, event)
  grip.isMouse = event.pointerType === 'mouse'
  const onButton = Math.hypot(point.x - button(grip).x, point.y - button(grip).y) < BUTTON + 10
  if (grip.isMouse) grip.mouse = point
  if (grip.isMouse || grip.thumb || onButton) {
    grip.presser = event.pointerId
    grip.tapped = true
  } else grip.thumb = { id: event.pointerId, origin: point, at: point }
  grip.touched()
}

function move(grip: Grip, event: PointerEvent) {
  if (event.pointerType === 'mouse') {
    grip.mouse = at(grip, event)
    return
  }
  if (grip.thumb?.id !== event.pointerId) return
  const tip = at(grip, event)
  const { origin } = grip.thumb
  const far = Math.hypot(tip.x - origin.x, tip.y - origin.y)
  // The stick follows a wandering thumb: turning back is a short way.
  const k = far > REACH ? (far - REACH) / far : 0
  grip.thumb.origin = { x: origin.x + (tip.x - origin.x) * k, y: origin.y + (tip.y - origin.y) * k }
  grip.thumb.at = tip
}

function up(grip: Grip, event: PointerEvent) {
  if (grip.presser === event.pointerId) grip.presser = undefined
  if (grip.thumb?.id === event.pointerId) grip.thumb = undefined
}

function wanted(grip: Grip, hero: Point, keys: ReadonlySet<string>): Point | undefined {
  let [x, y] = [0, 0]
  for (const key of keys) {
    x += STEERS[key]?.[0] ?? 0
    y += STEERS[key]?.[1] ?? 0
  }
  if (x !== 0 || y !== 0) {
    grip.mouse = undefined
    return { x: x * 100, y: y * 100 }
  }
  if (grip.thumb)
    return { x: grip.thumb.at.x - grip.thumb.origin.x, y: grip.thumb.at.y - grip.thumb.origin.y }
  return grip.mouse && { x: grip.mouse.x - hero.x, y: grip.mouse.y - hero.y }
}

function draw(grip: Grip, pen: CanvasRenderingContext2D, ready: number) {
  if (grip.thumb) {
    fillCircle(pen, grip.thumb.origin.x, grip.thumb.origin.y, REACH + 8, 'rgb(3 16 26 / .28)')
    fillCircle(pen, grip.thumb.at.x, grip.thumb.at.y, 20, 'rgb(255 255 255 / .75)')
    fillCircle(pen, grip.thumb.at.x, grip.thumb.at.y, 12, 'rgb(63 224 207 / .9)')
  }
  if (grip.isMouse) return
  const { x, y } = button(grip)
  const lift = grip.presser === undefined ? 0 : 3
  pen.globalAlpha = ready < 1 ? 0.5 : 0.95
  fillCircle(pen, x, y + 4, BUTTON, '#a86a00')
  fillCircle(pen, x, y + lift, BUTTON * (0.35 + 0.65 * ready), '#ffb63d')
  if (grip.act === 'cast') drawNet(pen, { x, y: y + lift })
  else drawBolt(pen, { x, y: y + lift })
  pen.globalAlpha = 1
}

const ICON = '#3a2200'

function drawBolt(pen: CanvasRenderingContext2D, { x, y }: Point) {
  pen.fillStyle = ICON
  pen.beginPath()
  pen.moveTo(x + 4, y - 17)
  pen.lineTo(x - 11, y + 3)
  pen.lineTo(x - 2, y + 3)
  pen.lineTo(x - 4, y + 17)
  pen.lineTo(x + 11, y - 4)
  pen.lineTo(x + 2, y - 4)
  pen.closePath()
  pen.fill()
}

function drawNet(pen: CanvasRenderingContext2D, { x, y }: Point) {
  pen.strokeStyle = ICON
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.arc(x, y, 16, 0, 2 * Math.PI)
  for (const aside of [-7, 0, 7]) {
    const half = Math.sqrt(16 * 16 - aside * aside)
    pen.moveTo(x + aside, y - half)
    pen.lineTo(x + aside, y + half)
    pen.moveTo(x - half, y + aside)
    pen.lineTo(x + half, y + aside)
  }
  pen.stroke()
}
