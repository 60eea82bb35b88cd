import { exactAtan2, exactCos, exactSin } from '../exact-math.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** A moving object on the field: an enemy, a shot, a drop. Plain data, stored as JSON; positions are in field units. */
export interface Thing {
  kind: string
  x: number
  y: number
  vx: number
  vy: number
  /** Radius for collisions. */
  r: number
  hp: number
  /** Ticks since it appeared. */
  t: number
  /** Free for the game: heat, a phase, a slot, a number of bounces. */
  a: number
}

export const thing = (kind: string, { x, y }: Place, more: Partial<Thing> = {}): Thing => ({
  kind,
  x,
  y,
  vx: 0,
  vy: 0,
  r: 10,
  hp: 1,
  t: 0,
  a: 0,
  ...more,
})

export const far = (one: Place, other: Place) =>
  Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))
export const angleTo = (from: Place, to: Place) => exactAtan2(to.y - from.y, to.x - from.x)
/** The velocity of a speed along an angle. */
export const along = (angle: number, speed: number) => ({
  vx: exactCos(angle) * speed,
  vy: exactSin(angle) * speed,
})

/** Whether two circles overlap. */
export function meets(one: Place, reach: number, other: Place, otherReach: number): boolean {
  const [dx, dy, sum] = [one.x - other.x, one.y - other.y, reach + otherReach]
  return dx * dx + dy * dy < sum * sum
}

/** The nearest thing within reach; ties go to the first. */
export function nearest<One extends Thing>(
  things: readonly One[],
  to: Place,
  reach = Infinity,
): One | undefined {
  let best: One | undefined
  let least = reach
  for (const one of things) {
    const away = far(one, to)
    if (away >= least) continue
    least = away
    best = one
  }
  return best
}

/** Moves things by one tick. */
export function fly(things: readonly Thing[], gravity = 0) {
  for (const one of things) {
    one.vy += gravity
    one.x += one.vx
    one.y += one.vy
    one.t++
  }
}
