import { aimOf, columnX, lineOf, placeOf, type Place } from './codes.ts'
import type { YardSim } from './sim.ts'

/** The path of the ghost finger: the next action of the level's solution, as a gesture. */
export function gestureOf({ rules, yard, plan }: YardSim): readonly Place[] {
  const input = plan.moves[yard.used]?.input
  if (rules.gesture === 'press') return [{ x: 200, y: 200 }]
  if (!input) return []
  switch (rules.gesture) {
    case 'spots': {
      const spot = rules.spots?.(yard)[input - 1]
      return spot && spot.x > -999 ? [spot] : []
    }
    case 'column':
      return [
        { x: 200, y: 90 },
        { x: columnX(input), y: 90 },
      ]
    case 'place':
      return [{ x: 200, y: 120 }, placeOf(input)]
    case 'line':
      return lineOf(input)
    case 'pull': {
      const from = rules.muzzle?.(yard) ?? { x: 200, y: 200 }
      const { angle, power } = aimOf(input)
      const reach = 14 + 130 * power
      return [from, { x: from.x - Math.cos(angle) * reach, y: from.y - Math.sin(angle) * reach }]
    }
  }
}
