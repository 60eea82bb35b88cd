import { fillCircle } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { nearestWay, stickOf, type Stick } from './stick.ts'

/** Fingers, mouse and keys as one stick. */
export interface Controls {
  /** The stick of this tick. With a mouse the hero follows the pointer. */
  stick(hero: Point, keys: ReadonlySet<string>): Stick
  /** The stick below the thumb, and the button on touch screens. */
  draw(pen: CanvasRenderingContext2D, ready: number | undefined): void
  readonly isMouse: boolean
  clear(): void
  destroy(): void
}

interface Wishes {
  readonly canvas: HTMLCanvasElement
  readonly hasButton: boolean
  size(): StageSize
  mayAct(): boolean
  touched(): void
}

const REACH = 44
const DEAD_ZONE = 8
const DOUBLE_TAP_MS = 280
const BUTTON_RADIUS = 34
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

/** Input of thumb, mouse and button. */
interface Grips {
  readonly canvas: HTMLCanvasElement
  readonly hasButton: boolean
  readonly size: () => StageSize
  readonly mayAct: () => boolean
  readonly touched: () => void
  thumb: { readonly id: number; origin: Point; at: Point } | undefined
  mouse: Point | undefined
  isMouse: boolean
  presser: number | undefined
  tapped: boolean
  lastUp: number
  way: number
}

export function openControls({ canvas, hasButton, size, mayAct, touched }: Wishes): Controls {
  const leave = new AbortController()
  const listen = { signal: leave.signal }
  const grips: Grips = {
    canvas,
    hasButton,
    size,
    mayAct,
    touched,
    thumb: undefined,
    mouse: undefined,
    isMouse: false,
    presser: undefined,
    tapped: false,
    lastUp: -1000,
    way: 0,
  }
  canvas.addEventListener('pointerdown', (event) => down(grips, event), listen)
  canvas.addEventListener('pointermove', (event) => move(grips, event), listen)
  canvas.addEventListener('pointerup', (event) => up(grips, event), listen)
  canvas.addEventListener('pointercancel', (event) => up(grips, event), listen)
  return {
    get isMouse() {
      return grips.isMouse
    },
    stick: (hero, keys) => stick(grips, hero, keys),
    draw: (pen, ready) => drawControls(grips, pen, ready),
    clear: () => clear(grips),
    destroy: () => leave.abort(),
  }
}

function at(grips: Grips, event: PointerEvent): Point {
  const box = grips.canvas.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const button = (grips: Grips) => ({ x: grips.size().width - 48, y: grips.size().height - 50 })

const onButton = (grips: Grips, point: Point) =>
  grips.hasButton && Math.hypot(point.x - button(grips).x, point.y - button(grips).y) < BUTTON_RADIUS + 10

function down(grips: Grips, event: PointerEvent) {
  if (!grips.mayAct()) return
  const point = at(grips, event)
  grips.isMouse = event.pointerType === 'mouse'
  const presses = grips.isMouse || grips.thumb || onButton(grips, point)
  if (presses) grips.presser = event.pointerId
  if (presses || event.timeStamp - grips.lastUp < DOUBLE_TAP_MS) grips.tapped = true
  if (grips.isMouse) grips.mouse = point
  else if (!presses) grips.thumb = { id: event.pointerId, origin: point, at: point }
  grips.touched()
}

function move(grips: Grips, event: PointerEvent) {
  if (event.pointerType === 'mouse') {
    grips.isMouse = true
    grips.mouse = at(grips, event)
    return
  }
  if (grips.thumb?.id !== event.pointerId) return
  const tip = at(grips, event)
  const { origin } = grips.thumb
  const far = Math.hypot(tip.x - origin.x, tip.y - origin.y)
  // The stick follows a wandering thumb: turning back is a short way.
  const k = far > REACH ? (far - REACH) / far : 0
  grips.thumb.origin = { x: origin.x + (tip.x - origin.x) * k, y: origin.y + (tip.y - origin.y) * k }
  grips.thumb.at = tip
}

function up(grips: Grips, event: PointerEvent) {
  if (grips.presser === event.pointerId) grips.presser = undefined
  if (grips.thumb?.id !== event.pointerId) return
  grips.lastUp = event.timeStamp
  grips.thumb = undefined
}

function wanted(grips: Grips, hero: Point, keys: ReadonlySet<string>): Point | undefined {
  let [x, y] = [0, 0]
  for (const key of keys) {
    const steer = STEERS[key]
    x += steer?.[0] ?? 0
    y += steer?.[1] ?? 0
  }
  if (x !== 0 || y !== 0) {
    grips.mouse = undefined
    return { x, y }
  }
  if (grips.thumb)
    return { x: grips.thumb.at.x - grips.thumb.origin.x, y: grips.thumb.at.y - grips.thumb.origin.y }
  return grips.mouse && { x: grips.mouse.x - hero.x, y: grips.mouse.y - hero.y }
}

function stick(grips: Grips, hero: Point, keys: ReadonlySet<string>) {
  const aim = wanted(grips, hero, keys)
  if (aim) {
    const far = Math.hypot(aim.x, aim.y)
    if (far >= DEAD_ZONE || !(grips.thumb || grips.mouse)) grips.way = nearestWay(aim.x, aim.y)
    else if (grips.mouse) grips.way = 0
  } else grips.way = 0
  const presses = grips.tapped || grips.presser !== undefined || keys.has(' ') || keys.has('Enter')
  grips.tapped = false
  return stickOf(grips.way, presses)
}

function drawControls(grips: Grips, pen: CanvasRenderingContext2D, ready: number | undefined) {
  if (grips.thumb) {
    fillCircle(pen, grips.thumb.origin.x, grips.thumb.origin.y, REACH + 8, 'rgb(3 16 26 / .28)')
    pen.strokeStyle = 'rgb(255 255 255 / .45)'
    pen.lineWidth = 2
    pen.stroke()
    fillCircle(pen, grips.thumb.at.x, grips.thumb.at.y, 22, 'rgb(255 255 255 / .75)')
    fillCircle(pen, grips.thumb.at.x, grips.thumb.at.y, 14, 'rgb(63 224 207 / .9)')
  }
  if (ready !== undefined && !grips.isMouse)
    drawButton(pen, button(grips), ready, grips.presser !== undefined)
}

function clear(grips: Grips) {
  grips.thumb = undefined
  grips.presser = undefined
  grips.tapped = false
  grips.way = 0
}

/** A round button with a bolt; a ring fills while it recharges. */
function drawButton(pen: CanvasRenderingContext2D, { x, y }: Point, ready: number, isDown: boolean) {
  pen.globalAlpha = ready < 1 ? 0.55 : 0.95
  fillCircle(pen, x, y + 4, BUTTON_RADIUS, '#a86a00')
  const lift = isDown ? 3 : 0
  fillCircle(pen, x, y + lift, BUTTON_RADIUS, '#ffb63d')
  pen.globalAlpha = 1
  if (ready < 1) {
    pen.strokeStyle = '#fff4dc'
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y + lift, BUTTON_RADIUS - 4, -Math.PI / 2, -Math.PI / 2 + ready * 2 * Math.PI)
    pen.stroke()
  }
  pen.fillStyle = '#2a1600'
  pen.beginPath()
  const corners = [5, -18, -12, 3, -2, 3, -5, 18, 12, -4, 2, -4]
  for (let at = 0; at < corners.length; at += 2) pen.lineTo(x + corners[at]!, y + lift + corners[at + 1]!)
  pen.fill()
}
