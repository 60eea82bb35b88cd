import type { Point } from '#kit/game/stage.ts'
import { GONE, type LotState } from './lot-rules.ts'

/** The parked car nearest to the cursor in the direction of an arrow key. */
export function nextCar({ lot, at }: LotState, cursor: number | undefined, key: string): number | undefined {
  const spot = (index: number): Point => {
    const { across, line, length } = lot.cars[index]!
    const along = at[index]! + length / 2
    return across ? { x: along, y: line + 0.5 } : { x: line + 0.5, y: along }
  }
  const parked = [...lot.cars.keys()].filter((index) => at[index] !== GONE)
  if (cursor === undefined || at[cursor] === GONE) return parked[0]
  const from = spot(cursor)
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
    0, 0,
  ]
  const far = (index: number) => {
    const to = spot(index)
    const ahead = (to.x - from.x) * dx! + (to.y - from.y) * dy!
    const aside = Math.abs((to.x - from.x) * dy!) + Math.abs((to.y - from.y) * dx!)
    return ahead <= 0.2 ? Infinity : ahead + aside * 2
  }
  const best = parked.reduce((near, index) => (far(index) < far(near) ? index : near), cursor)
  return best
}
