import { fillCircle } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { nearestWay, stickOf, type Stick } from './stick.ts'

/** Thumb, mouse and keys as one stick. */
export interface Controls {
  /** The stick of this tick; the mouse leads the hero to where it points. */
  read(hero: Point, keys: ReadonlySet<string>): Stick
  /** The stick under the thumb, and the button; `ready` is 0 to 1. */
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

export function openControls({ canvas, size, mayAct, touched, act }: Wishes): Controls {
  const leave = new AbortController()
  const listen = { signal: leave.signal }
  let thumb: { readonly id: number; origin: Point; at: Point } | undefined
  let mouse: Point | undefined
  let presser: number | undefined
  let tapped = false
  // On a touch screen the button is in the first picture already.
  let isMouse = !matchMedia('(pointer: coarse)').matches

  const at = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const button = () => ({ x: size().width - BUTTON - 12, y: size().height - BUTTON - 12 })

  function down(event: PointerEvent) {
    if (!mayAct()) return
    const point = at(event)
    isMouse = event.pointerType === 'mouse'
    const onButton = Math.hypot(point.x - button().x, point.y - button().y) < BUTTON + 10
    if (isMouse) mouse = point
    if (isMouse || thumb || onButton) {
      presser = event.pointerId
      tapped = true
    } else thumb = { id: event.pointerId, origin: point, at: point }
    touched()
  }

  function move(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
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
    if (thumb?.id === event.pointerId) thumb = undefined
  }

  canvas.addEventListener('pointerdown', down, listen)
  canvas.addEventListener('pointermove', move, listen)
  canvas.addEventListener('pointerup', up, listen)
  canvas.addEventListener('pointercancel', up, listen)

  function wanted(hero: Point, keys: ReadonlySet<string>): Point | undefined {
    let [x, y] = [0, 0]
    for (const key of keys) {
      x += STEERS[key]?.[0] ?? 0
      y += STEERS[key]?.[1] ?? 0
    }
    if (x !== 0 || y !== 0) {
      mouse = undefined
      return { x: x * 100, y: y * 100 }
    }
    if (thumb) return { x: thumb.at.x - thumb.origin.x, y: thumb.at.y - thumb.origin.y }
    return mouse && { x: mouse.x - hero.x, y: mouse.y - hero.y }
  }

  return {
    read(hero, keys) {
      const aim = wanted(hero, keys)
      const way = aim && Math.hypot(aim.x, aim.y) >= DEAD_ZONE ? nearestWay(aim.x, aim.y) : 0
      const presses = tapped || presser !== undefined || keys.has(' ') || keys.has('Enter')
      tapped = false
      return stickOf(way, presses)
    },
    draw(pen, ready) {
      if (thumb) {
        fillCircle(pen, thumb.origin.x, thumb.origin.y, REACH + 8, 'rgb(3 16 26 / .28)')
        fillCircle(pen, thumb.at.x, thumb.at.y, 20, 'rgb(255 255 255 / .75)')
        fillCircle(pen, thumb.at.x, thumb.at.y, 12, 'rgb(63 224 207 / .9)')
      }
      if (isMouse) return
      const { x, y } = button()
      const lift = presser === undefined ? 0 : 3
      pen.globalAlpha = ready < 1 ? 0.5 : 0.95
      fillCircle(pen, x, y + 4, BUTTON, '#a86a00')
      fillCircle(pen, x, y + lift, BUTTON * (0.35 + 0.65 * ready), '#ffb63d')
      if (act === 'cast') drawNet(pen, { x, y: y + lift })
      else drawBolt(pen, { x, y: y + lift })
      pen.globalAlpha = 1
    },
    clear() {
      thumb = undefined
      presser = undefined
      tapped = false
    },
    destroy: () => leave.abort(),
  }
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
