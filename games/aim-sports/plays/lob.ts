import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Place } from './tries.ts'

/** Something thrown: it flies from a place to a place, then touches the ground. */
export interface Lob {
  from: Place
  to: Place
  age: number
  full: number
  /** Height in the middle of the flight, in units. */
  high: number
}

export function lobOf(
  from: Place,
  way: { readonly aside: number; readonly far: number; readonly high: number; readonly full: number },
): Lob {
  const { aside, far, high, full } = way
  const to = { x: from.x + exactSin(aside) * far, y: from.y - exactCos(aside) * far }
  return { from: { ...from }, to, age: 0, full, high }
}

/** Where it is over the ground, how high, and how far on its way. */
export function lobAt({ from, to, age, full, high }: Lob) {
  const share = Math.min(1, age / full)
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: 4 * high * share * (1 - share),
    share,
  }
}
