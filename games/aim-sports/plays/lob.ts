import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Place } from './tries.ts'

/** A thrown object that flies between two places, then lands. */
export interface Lob {
  from: Place
  to: Place
  age: number
  full: number
  /** Height at mid-flight in units. */
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

/** Ground position, height and progress of a flight. */
export function lobAt({ from, to, age, full, high }: Lob) {
  const share = Math.min(1, age / full)
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: 4 * high * share * (1 - share),
    share,
  }
}
