import { fillCircle } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { nearestWay, stickOf, type Stick } from './stick.ts'

/** Fingers, mouse and keys as one stick. */
export interface Controls {
  /** The stick of this tick. The mouse leads the hero to where it points. */
  stick(hero: Point, keys: ReadonlySet<string>): Stick
  /** The stick under the thumb, and the button when fingers play. */
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

export function openControls({ canvas, hasButton, size, mayAct, touched }: Wishes): Controls {
  const leave = new AbortController()
  let thumb: { readonly id: number; origin: Point; at: Point } | undefined
  let mouse: Point | undefined
  let isMouse = false
  let presser: number | undefined
  let tapped = false
  let lastUp = -1000
  let way = 0

  const at = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const button = () => ({ x: size().width - 48, y: size().height - 50 })
  const onButton = (point: Point) =>
    hasButton && Math.hypot(point.x - button().x, point.y - button().y) < BUTTON_RADIUS + 10

  function down(event: PointerEvent) {
    if (!mayAct()) return
    const point = at(event)
    isMouse = event.pointerType === 'mouse'
    const presses = isMouse || thumb || onButton(point)
    if (presses) presser = event.pointerId
    if (presses || event.timeStamp - lastUp < DOUBLE_TAP_MS) tapped = true
    if (isMouse) mouse = point
    else if (!presses) thumb = { id: event.pointerId, origin: point, at: point }
    touched()
  }

  function move(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
      isMouse = true
      mouse = at(event)
      return
    }
    if (thumb?.id !== event.pointerId) return
    const tip = at(event)
    const { origin } = thumb
    const far = Math.hypot(tip.x - origin.x, tip.y - origin.y)
    // The stick follows a thumb that wanders: turning back is always a short way.
    const k = far > REACH ? (far - REACH) / far : 0
    thumb.origin = { x: origin.x + (tip.x - origin.x) * k, y: origin.y + (tip.y - origin.y) * k }
    thumb.at = tip
  }

  function up(event: PointerEvent) {
    if (presser === event.pointerId) presser = undefined
    if (thumb?.id !== event.pointerId) return
    lastUp = event.timeStamp
    thumb = undefined
  }

  const listen = { signal: leave.signal }
  canvas.addEventListener('pointerdown', down, listen)
  canvas.addEventListener('pointermove', move, listen)
  canvas.addEventListener('pointerup', up, listen)
  canvas.addEventListener('pointercancel', up, listen)

  function wanted(hero: Point, keys: ReadonlySet<string>): Point | undefined {
    let [x, y] = [0, 0]
    for (const key of keys) {
      const steer = STEERS[key]
      x += steer?.[0] ?? 0
      y += steer?.[1] ?? 0
    }
    if (x !== 0 || y !== 0) {
      mouse = undefined
      return { x, y }
    }
    if (thumb) return { x: thumb.at.x - thumb.origin.x, y: thumb.at.y - thumb.origin.y }
    return mouse && { x: mouse.x - hero.x, y: mouse.y - hero.y }
  }

  return {
    get isMouse() {
      return isMouse
    },
    stick(hero, keys) {
      const aim = wanted(hero, keys)
      if (aim) {
        const far = Math.hypot(aim.x, aim.y)
        if (far >= DEAD_ZONE || !(thumb || mouse)) way = nearestWay(aim.x, aim.y)
        else if (mouse) way = 0
      } else way = 0
      const presses = tapped || presser !== undefined || keys.has(' ') || keys.has('Enter')
      tapped = false
      return stickOf(way, presses)
    },
    draw(pen, ready) {
      if (thumb) {
        fillCircle(pen, thumb.origin.x, thumb.origin.y, REACH + 8, 'rgb(3 16 26 / .28)')
        pen.strokeStyle = 'rgb(255 255 255 / .45)'
        pen.lineWidth = 2
        pen.stroke()
        fillCircle(pen, thumb.at.x, thumb.at.y, 22, 'rgb(255 255 255 / .75)')
        fillCircle(pen, thumb.at.x, thumb.at.y, 14, 'rgb(63 224 207 / .9)')
      }
      if (ready !== undefined && !isMouse) drawButton(pen, button(), ready, presser !== undefined)
    },
    clear() {
      thumb = undefined
      presser = undefined
      tapped = false
      way = 0
    },
    destroy: () => leave.abort(),
  }
}

/** A round button with a bolt; a ring fills while it rests. */
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
