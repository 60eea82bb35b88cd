import type { SimEvent } from '#kit/game/contract.ts'
import { length, LENGTH, WIDTH, type Body } from './pitch.ts'

/** Plates on the grass that accelerate cars. */
export const PADS: readonly { readonly x: number; readonly y: number }[] = [
  { x: LENGTH * 0.32, y: WIDTH * 0.18 },
  { x: LENGTH * 0.68, y: WIDTH * 0.82 },
  { x: LENGTH * 0.32, y: WIDTH * 0.82 },
  { x: LENGTH * 0.68, y: WIDTH * 0.18 },
]
export const PAD_RADIUS = 21
/** Ticks until a plate is charged again, and of its push. */
export const PAD_REST = 260
const PUSH_TICKS = 16

interface Pushed extends Body {
  boost: number
}

/** One tick of the plates; `rests` holds the ticks until each is charged. */
export function rideOver(rests: number[], cars: readonly Pushed[], events: SimEvent[]) {
  for (const [index, { x, y }] of PADS.entries()) {
    if (rests[index]! > 0) {
      rests[index]!--
      continue
    }
    const car = cars.find((one) => length(one.x - x, one.y - y) < PAD_RADIUS)
    if (!car) continue
    car.boost = Math.max(car.boost, PUSH_TICKS)
    rests[index] = PAD_REST
    events.push({ kind: 'pad', x, y, amount: index })
  }
}
