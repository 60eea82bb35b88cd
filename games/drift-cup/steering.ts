import type { Point } from '#kit/game/stage.ts'
import type { Car } from './car.ts'
import { hold } from './controls.ts'
import type { Lens } from './lens.ts'
import { REACH } from './thumbs.ts'

interface Keys {
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly brake: readonly string[]
}

const ARROWS: Keys = { left: ['ArrowLeft'], right: ['ArrowRight'], brake: ['ArrowDown', ' '] }
const LETTERS: Keys = { left: ['a', 'A'], right: ['d', 'D'], brake: ['s', 'S'] }
const START = ['ArrowUp', 'w', 'W', 'Enter']

export const DRIVING_KEYS = [ARROWS, LETTERS]
  .flatMap(({ left, right, brake }) => [...left, ...right, ...brake])
  .concat(START)

/** Keys of a seat; alone one may use both sets. */
const keysOf = (seat: 0 | 1, isDuel: boolean): readonly Keys[] =>
  isDuel ? [seat === 0 ? ARROWS : LETTERS] : [ARROWS, LETTERS]

export interface Seat {
  readonly seat: 0 | 1
  readonly isDuel: boolean
  readonly thumb: Point | undefined
  readonly keys: ReadonlySet<string>
  readonly car: Car
  /** Set for a fixed view: then the thumb points where to go. */
  readonly fixed: Lens | undefined
  /** A thumb on the glass is the second command itself, wherever it lies. */
  readonly isTapped: boolean
}

const DEAD_ZONE = 8
const BRAKE_BELOW = 34

/** What a seat asks of its car. */
export function heldBy({ seat, isDuel, thumb, keys, car, fixed, isTapped }: Seat): number {
  const sets = keysOf(seat, isDuel)
  const isDown = (pick: keyof Keys) => sets.some((set) => set[pick].some((name) => keys.has(name)))
  const byKey = Number(isDown('right')) - Number(isDown('left'))
  if (byKey !== 0 || isDown('brake') || !thumb) return hold(byKey, isDown('brake'))
  if (isTapped) return hold(0, true)
  if (fixed)
    return Math.hypot(thumb.x, thumb.y) < DEAD_ZONE ? hold(0, false) : hold(towards(thumb, car, fixed), false)
  return hold(thumb.x / REACH, thumb.y > BRAKE_BELOW && thumb.y > Math.abs(thumb.x) * 0.8)
}

function towards({ x, y }: Point, { heading }: Car, { angle }: Lens): number {
  let turn = Math.atan2(x, -y) + angle - heading
  turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  return turn * 2
}
