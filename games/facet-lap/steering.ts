import type { Box } from '#kit/game/draw.ts'
import { inside } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { control, PEDAL, type FacetLapInput } from './controls.ts'

/** Thumbs and keys that drive the car. */
export interface Steering {
  input(keys: ReadonlySet<string>): FacetLapInput
  /** Set once a thumb has steered: then the car accelerates by itself. */
  readonly byThumb: boolean
  readonly braking: boolean
  destroy(): void
}

export interface SteeringOptions {
  readonly canvas: HTMLCanvasElement
  pedal(): Box
  mayAct(): boolean
  touched(): void
}

/** Pixels from the middle to full lock. */
const REACH = 62
const DEAD_ZONE = 3
const PEDAL_SIZE = 76

const LEFT = ['ArrowLeft', 'a', 'A']
const RIGHT = ['ArrowRight', 'd', 'D']
const GAS = ['ArrowUp', 'w', 'W', 'Enter']
const BRAKE = ['ArrowDown', 's', 'S', ' ']
export const DRIVING_KEYS = [...LEFT, ...RIGHT, ...GAS, ...BRAKE]

export const pedalBox = ({ width, height }: StageSize): Box => ({
  x: width - PEDAL_SIZE - 14,
  y: height - PEDAL_SIZE - 16,
  width: PEDAL_SIZE,
  height: PEDAL_SIZE,
})

interface Thumb {
  origin: number
  x: number
  readonly brakes: boolean
}

export function openSteering({ canvas, pedal, mayAct, touched }: SteeringOptions): Steering {
  const thumbs = new Map<number, Thumb>()
  const leave = new AbortController()
  let byThumb = false

  const at = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const steeringThumb = () => [...thumbs.values()].find(({ brakes }) => !brakes)
  const braking = () => [...thumbs.values()].some(({ brakes }) => brakes)

  function down(event: PointerEvent) {
    if (!mayAct()) return
    const point = at(event)
    // A second finger brakes wherever it lands; the pedal is for steering with the other hand.
    const brakes = inside(pedal(), point) || steeringThumb() !== undefined
    thumbs.set(event.pointerId, { origin: point.x, x: point.x, brakes })
    byThumb = true
    touched()
  }
  function move(event: PointerEvent) {
    const thumb = thumbs.get(event.pointerId)
    if (!thumb) return
    thumb.x = at(event).x
    // The centre follows a thumb beyond its reach: turning back is a short way.
    const over = Math.abs(thumb.x - thumb.origin) - REACH
    if (over > 0) thumb.origin += Math.sign(thumb.x - thumb.origin) * over
  }
  const up = (event: PointerEvent) => thumbs.delete(event.pointerId)
  const listen = { signal: leave.signal }
  canvas.addEventListener('pointerdown', down, listen)
  canvas.addEventListener('pointermove', move, listen)
  canvas.addEventListener('pointerup', up, listen)
  canvas.addEventListener('pointercancel', up, listen)

  function wheel(keys: ReadonlySet<string>): number {
    const isDown = (names: readonly string[]) => names.some((name) => keys.has(name))
    const byKey = Number(isDown(RIGHT)) - Number(isDown(LEFT))
    const thumb = steeringThumb()
    if (byKey !== 0 || !thumb) return byKey
    const off = thumb.x - thumb.origin
    return Math.abs(off) < DEAD_ZONE ? 0 : off / REACH
  }

  return {
    get byThumb() {
      return byThumb
    },
    get braking() {
      return braking()
    },
    input(keys) {
      const isDown = (names: readonly string[]) => names.some((name) => keys.has(name))
      const brakes = isDown(BRAKE) || braking()
      const gas = isDown(GAS) || byThumb
      return control(wheel(keys), brakes ? PEDAL.brake : gas ? PEDAL.gas : PEDAL.coast)
    },
    destroy: () => leave.abort(),
  }
}
