import type { Random } from '#kit/random/random.ts'
import { hoopAt } from './court.ts'
import { fly, isAway } from './flight.ts'
import type { Hoops } from './rules.ts'
import { throwOf, velocityOf, type Throw } from './throw.ts'

/** How far the hand strays, in half degrees and in steps of power. */
const STRAY = [
  [7, 5],
  [3.2, 2.4],
  [1, 0.8],
] as const
const ANGLES = [116, 124, 132, 108, 140, 148, 100]
const LONGEST = 200

/** How near a throw passes the middle of the ring; 0 is through it without a touch. */
function missBy({ ball, station, tick }: Hoops, wish: Throw): number {
  const free = { ...ball, ...velocityOf(wish) }
  let touched = false
  for (let ahead = 1; ahead < LONGEST; ahead++) {
    // The first tick of flight is the one after the throw.
    const { scored, touches } = fly(free, station, tick + 1 + ahead)
    if (scored) return (touched ? 10 : 0) + Math.abs(free.x - hoopAt(station, tick + 1 + ahead).x) / 10
    if (touches.some(({ kind }) => kind === 'floor') || isAway(free)) break
    touched ||= touches.length > 0
  }
  return 100
}

/** The best throw there is, then the error of a human hand. */
export function botThrow(state: Hoops, random: Random, strength: 0 | 1 | 2): Throw {
  if (state.phase !== 'ready' || state.since < 12) return 0
  let best = { angle: 120, power: 50, miss: Infinity }
  for (const angle of ANGLES) {
    for (let power = 12; power < 100; power += 2) {
      const miss = missBy(state, throwOf(angle, power))
      if (miss < best.miss) best = { angle, power, miss }
    }
    if (best.miss < 0.6) break
  }
  const [turn, push] = STRAY[strength]
  const bell = () => random() + random() - 1
  return throwOf(best.angle + bell() * turn, best.power + bell() * push)
}
