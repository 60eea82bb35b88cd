import type { SimEvent } from '#kit/game/contract.ts'
import { exactAtan2 } from '#kit/game/exact-math.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { clockOf, SCORE_EVERY, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Race, Spot } from './race.ts'

type FiguresContest = Extract<Contest, { kind: 'figures' }>

/** Where a spot lies in the world. */
export const placeOfSpot = ({ x, z, dx, dz }: Course, { node, aside }: Spot) => ({
  x: x[node]! + dz[node]! * aside,
  z: z[node]! - dx[node]! * aside,
})

const TURN = 2 * Math.PI
const FORGET = 0.97

/** Once around each post in turn: right around those of kind 0, left around the others. */
export function stepFigures(race: Race, { course }: Track, { reach }: FiguresContest, events: SimEvent[]) {
  const car = race.cars[0]!
  const next = race.spots.find(({ isDone }) => !isDone)!
  const post = placeOfSpot(course, next)
  const [x, z] = [car.x - post.x, car.z - post.z]
  if (x * x + z * z < reach * reach) {
    const [beforeX, beforeZ] = [x - car.vx / 60, z - car.vz / 60]
    // Clockwise from above is positive, as headings are.
    const step = exactAtan2(x, z) - exactAtan2(beforeX, beforeZ)
    const swept = step - Math.round(step / TURN) * TURN
    next.meter = Math.max(0, next.meter + (next.kind === 0 ? swept : -swept))
  } else next.meter *= FORGET
  if (race.tick % SCORE_EVERY === 0) race.score = clockOf(race)
  if (next.meter < TURN) return
  next.isDone = true
  const done = race.spots.filter(({ isDone }) => isDone).length
  events.push({ kind: 'gate', amount: done - 1 })
  if (done < race.spots.length) return
  car.doneAt = race.tick
  race.score = clockOf(race)
  race.status = 'won'
  events.push({ kind: 'finish', amount: 1 })
}
