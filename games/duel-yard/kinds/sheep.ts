import type { SimEvent } from '#kit/game/contract.ts'
import { clamp, newBout, otherSeat, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

export interface Sheep {
  readonly owner: Seat
  readonly lane: number
  x: number
  /** 1 to 3: how heavy. */
  readonly weight: number
}

/** Three lanes: the longer the button is held, the larger the sheep that is sent. The heavier side pushes. */
export interface Pasture extends Bout {
  flock: Sheep[]
  /** The lane each gate looks at, in ticks of its round. */
  gate: [number, number]
  /** Ticks for which the button has been held. */
  charge: [number, number]
  rest: [number, number]
  points: [number, number]
}

export const LANES = [128, 216, 304] as const
export const EDGES = [52, 348] as const
export const WEIGHT_TICKS = 34
const GATE_TICKS = 44
const REST = 34
const WANTED = 4
const PACE = 1.15

export const laneOf = ({ gate }: Pasture, seat: Seat) => Math.floor(gate[seat] / GATE_TICKS) % 3
export const weightOf = ({ charge }: Pasture, seat: Seat) =>
  clamp(1 + Math.floor(charge[seat] / WEIGHT_TICKS), 1, 3)
export const sizeOfSheep = (weight: number) => 9 + weight * 5

/** The sheep of a lane that touch, and how they move: the heavier side pushes, as fast as it is heavier. */
function walk(bout: Pasture, lane: number) {
  const flock = bout.flock.filter((sheep) => sheep.lane === lane)
  const front = (seat: Seat) => {
    const own = flock.filter(({ owner }) => owner === seat)
    const byPlace = own.toSorted((a, b) => (seat === 0 ? b.x - a.x : a.x - b.x))
    return byPlace
  }
  const [left, right] = [front(0), front(1)]
  const isMet =
    left[0] &&
    right[0] &&
    right[0].x - left[0].x <= sizeOfSheep(left[0].weight) + sizeOfSheep(right[0].weight) + 2
  const sum = (some: readonly Sheep[]) => some.reduce((all, { weight }) => all + weight, 0)
  const [pushLeft, pushRight] = [sum(touching(left)), sum(touching(right))]
  const shove = isMet ? clamp((pushLeft - pushRight) * 0.22, -PACE, PACE) : 0
  for (const [seat, own] of [left, right].entries()) {
    const way = seat === 0 ? 1 : -1
    for (const [at, sheep] of own.entries()) {
      const ahead = own[at - 1]
      const room = ahead
        ? Math.abs(ahead.x - sheep.x) - sizeOfSheep(ahead.weight) - sizeOfSheep(sheep.weight)
        : Infinity
      if (at === 0 && isMet) sheep.x += shove
      else if (room > 1) sheep.x += way * PACE
      if (ahead && room < 0) sheep.x = ahead.x - way * (sizeOfSheep(ahead.weight) + sizeOfSheep(sheep.weight))
    }
  }
}

/** Those of a side that stand close behind each other, from the front. */
function touching(own: readonly Sheep[]): Sheep[] {
  const row: Sheep[] = []
  for (const sheep of own) {
    const ahead = row.at(-1)
    if (ahead && Math.abs(ahead.x - sheep.x) > sizeOfSheep(ahead.weight) + sizeOfSheep(sheep.weight) + 4)
      break
    row.push(sheep)
  }
  return row
}

function send(bout: Pasture, seat: Seat): SimEvent {
  const lane = laneOf(bout, seat)
  const weight = weightOf(bout, seat)
  bout.flock.push({ owner: seat, lane, x: EDGES[seat], weight })
  bout.charge[seat] = 0
  bout.rest[seat] = REST
  return { kind: 'send', x: EDGES[seat], y: LANES[lane]!, amount: seat }
}

export const sheep: Duel<Pasture> = {
  target: 2,
  bout: () => ({ ...newBout(), flock: [], gate: [0, 0], charge: [0, 0], rest: [0, 0], points: [0, 0] }),
  step(bout, { held, pressed, released }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.rest[seat] > 0) bout.rest[seat]--
      if (pressed[seat] && bout.rest[seat] === 0) bout.charge[seat] = 1
      if (bout.charge[seat] === 0) bout.gate[seat] = (bout.gate[seat] + 1) % (3 * GATE_TICKS)
      else if (released[seat] || !held[seat]) events.push(send(bout, seat))
      else bout.charge[seat]++
    }
    for (const lane of LANES.keys()) walk(bout, lane)
    for (const one of bout.flock) {
      // Being pushed back over the own edge counts too.
      const isIn = one.owner === 0 ? one.x > EDGES[1] : one.x < EDGES[0]
      if (!isIn) continue
      bout.points[one.owner]++
      events.push({ kind: 'score', x: one.x, y: LANES[one.lane]!, amount: one.owner })
    }
    bout.flock = bout.flock.filter(
      ({ x, owner }) => x > EDGES[0] - (owner === 0 ? 8 : 0) && x < EDGES[1] + (owner === 1 ? 8 : 0),
    )
    const [a, b] = bout.points
    if (Math.max(a, b) >= WANTED) bout.winner = a > b ? 0 : b > a ? 1 : 2
    return events
  },
  lead: (bout) => bout.points[1] - bout.points[0],
  think(bout, seat, skill, random) {
    if (bout.charge[seat] > 0) return bout.charge[seat] < bout.plan[seat]
    if (bout.rest[seat] > 0) return false
    const lane = laneOf(bout, seat)
    const sum = (owner: Seat) =>
      bout.flock.reduce((all, one) => (one.owner === owner && one.lane === lane ? all + one.weight : all), 0)
    // One without skill sends sheep wherever the gate happens to look.
    const need = random() < skill ? sum(otherSeat(seat)) - sum(seat) : 0
    const wants = need > 0 ? 0.3 : need > -2 ? 0.03 : 0.004
    if (random() > wants * (0.4 + skill)) return false
    const weight = clamp(Math.round(need + 1 + wobble(random) * (1 - skill)), 1, 3)
    bout.plan[seat] = (weight - 1) * WEIGHT_TICKS + 3
    return true
  },
}
