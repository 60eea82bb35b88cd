import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  clamp,
  distance,
  end,
  freshBase,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'

/** Anything that moves over the yard. */
export interface Thing {
  kind: string
  x: number
  y: number
  vx: number
  vy: number
  /** Radius that counts when things meet. */
  r: number
  hp: number
  /** Ticks since it came. */
  t: number
  /** A number of its own: a phase, a fuse, a row of bounces. */
  a: number
}

/** What these games keep; each adds its own fields. */
export interface Yard extends Base {
  lives: number
  wave: number
  /** Ticks until the next shot. */
  cool: number
  foes: Thing[]
  shots: Thing[]
  darts: Thing[]
}

export interface Place {
  readonly x: number
  readonly y: number
}

export type YardRules<State extends Yard = Yard> = MicroRules<State>

export const startYard = (lives = 3): Yard => ({
  ...freshBase(),
  lives,
  wave: 1,
  cool: 0,
  foes: [],
  shots: [],
  darts: [],
})

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

export const far = (one: Place, other: Place) => distance(one.x, one.y, other.x, other.y)
export const angleTo = (from: Place, to: Place) => exactAtan2(to.y - from.y, to.x - from.x)
export const along = (angle: number, speed: number) => ({
  vx: exactCos(angle) * speed,
  vy: exactSin(angle) * speed,
})
export const meets = (one: Place, reach: number, other: Place, otherReach: number) => {
  const [dx, dy, sum] = [one.x - other.x, one.y - other.y, reach + otherReach]
  return dx * dx + dy * dy < sum * sum
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index)

/** A drawn sling: an angle in steps of three degrees from the right over the top to the left, a force in twentieths. */
const ANGLES = 61
const FORCES = 20
export const SLINGS = numbersTo(ANGLES * FORCES)
const DEGREES = 3
const RADIAN = Math.PI / 180

export interface Sling {
  readonly degrees: number
  /** 0 to 1. */
  readonly force: number
}
export const slingInput = ({ degrees, force }: Sling) =>
  1 +
  Math.round(clamp(degrees, 0, 180) / DEGREES) +
  ANGLES * (Math.round(clamp(force, 1 / FORCES, 1) * FORCES) - 1)
export const slingOf = (input: number): Sling => ({
  degrees: ((input - 1) % ANGLES) * DEGREES,
  force: (Math.floor((input - 1) / ANGLES) + 1) / FORCES,
})
/** How a slung thing flies off; angles turn against the clock, y goes down. */
export const slung = (input: number, fastest: number) => {
  const { degrees, force } = slingOf(input)
  return along(-degrees * RADIAN, force * fastest)
}

/** Slings that carry to a goal under gravity, one for each of some angles: hints for bots. */
export function slingsTo(
  from: Place,
  goal: Place,
  {
    fastest,
    gravity,
    wind = 0,
  }: { readonly fastest: number; readonly gravity: number; readonly wind?: number },
): number[] {
  const inputs: number[] = []
  for (const degrees of [20, 32, 44, 56, 68]) {
    const side = goal.x < from.x ? 180 - degrees : degrees
    const [cos, sin] = [exactCos(side * RADIAN), exactSin(side * RADIAN)]
    for (let force = 4; force <= FORCES; force++) {
      const speed = (force / FORCES) * fastest
      const ticks = Math.abs((goal.x - from.x) / (cos * speed))
      const x = from.x + cos * speed * ticks + (wind * ticks * ticks) / 2
      const y = from.y - sin * speed * ticks + (gravity * ticks * ticks) / 2
      if (Math.abs(x - goal.x) < 16 && Math.abs(y - goal.y) < 22)
        inputs.push(slingInput({ degrees: side, force: force / FORCES }))
    }
  }
  return inputs
}

/** Places are touched in steps of ten units; the input of a place is its number plus one. */
const SIDE = 41
export const PLACES = numbersTo(SIDE * SIDE)
export const placeInput = ({ x, y }: Place) =>
  1 + Math.round(clamp(x, 0, 400) / 10) + SIDE * Math.round(clamp(y, 0, 400) / 10)
export const placeOf = (input: number): Place => ({
  x: ((input - 1) % SIDE) * 10,
  y: Math.floor((input - 1) / SIDE) * 10,
})

export function fly(things: readonly Thing[], gravity = 0) {
  for (const one of things) {
    one.vy += gravity
    one.x += one.vx
    one.y += one.vy
    one.t++
  }
}

/** A loss costs a life and the combo. */
export function lose(state: Yard, turn: Turn, at: Place) {
  if (state.over) return
  state.lives--
  state.combo = 0
  turn.tell('hurt', at.x, at.y)
  if (state.lives <= 0) end(state, turn, at)
}

export const isOut = ({ x, y }: Place, floor = 400) => x < -30 || x > 430 || y > floor
