import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import type { RaceDefinition } from './definitions.ts'
import { POINTS, signOf, spotAt, stepsHome, type RacePosition, type Road } from './position.ts'

const DIRECT = 6
const HOME = 6

/** Where a lone piece closes its point, a row of points holds up all rivals that still have to come by. */
const CLOSED = 0.9
const ROW = [0, 0, 1, 2.5, 5, 9, 16] as const

function blockade({ road }: RaceDefinition, position: RacePosition, seat: Seat): number {
  const { points, off } = position
  const rival = otherSeat(seat)
  const sign = signOf(seat)
  let value = 6 * off[seat]
  let row = 0
  for (let steps = 1; steps <= POINTS; steps++) {
    const spot = spotAt(seat, steps, road)
    const own = sign * points[spot]!
    if (own <= 0) {
      row = 0
      continue
    }
    value -= own * steps
    row = Math.min(row + 1, ROW.length - 1)
    const [near, far] = behind(position, { rival, spot, road })
    value += CLOSED * near + (ROW[row]! - ROW[row - 1]!) * Math.min(1, (near + far) / 6)
  }
  return value
}

/** Rivals that have a point before them: within a throw of one die, and farther off. */
function behind(
  { points }: RacePosition,
  { rival, spot, road }: Place,
): readonly [near: number, far: number] {
  const goal = stepsHome(rival, spot, road)
  let [near, far] = [0, 0]
  for (let from = 0; from < POINTS; from++) {
    const count = signOf(rival) * points[from]!
    const ahead = stepsHome(rival, from, road) - goal
    if (count > 0 && ahead > 0)
      if (ahead <= DIRECT) near += count
      else far += count
  }
  return [near, far]
}

function side({ meeting, road }: RaceDefinition, position: RacePosition, seat: Seat): number {
  const { points, pinned, bar, off } = position
  const rival = otherSeat(seat)
  const sign = signOf(seat)
  let value = 6 * off[seat] - (POINTS + 1) * bar[seat] - 6 * bar[seat]
  let row = 0
  for (let steps = 1; steps <= POINTS; steps++) {
    const spot = spotAt(seat, steps, road)
    const own = sign * points[spot]!
    // A piece held far from home loses most.
    if (pinned[spot] === seat + 1) value -= steps + 10 + (steps > 12 ? 14 : 0)
    row = own > 1 ? row + 1 : 0
    if (row > 1) value += 1.5 * row
    if (own <= 0) continue
    value -= own * steps
    if (own > 1) value += steps <= HOME ? 5 : 2.5
    if (own > 4) value -= 1.5 * (own - 4)
    if (own !== 1 || pinned[spot] === rival + 1 || meeting === 'block') continue
    value -=
      danger(position, { rival, spot, road }) *
      (meeting === 'pin' ? 4 + steps * 0.5 : 3 + (POINTS - steps) * 0.4)
  }
  return value
}

interface Place {
  readonly rival: Seat
  readonly spot: number
  readonly road: Road
}

/** Probability that a lone piece is hit, in shots. */
function danger({ points, bar }: RacePosition, { rival, spot, road }: Place): number {
  let shots = 0
  const goal = stepsHome(rival, spot, road)
  for (let from = 0; from < POINTS; from++) {
    if (signOf(rival) * points[from]! <= 0) continue
    const far = stepsHome(rival, from, road) - goal
    if (far > 0 && far <= DIRECT) shots += 1
    else if (far > DIRECT && far <= 2 * DIRECT) shots += 0.25
  }
  if (bar[rival] > 0 && POINTS + 1 - goal <= DIRECT) shots += 1
  return shots
}

/** Value of a position for a seat in steps, before the next throw. */
export function worthOf(definition: RaceDefinition, position: RacePosition, seat: Seat): number {
  const one = definition.meeting === 'block' ? blockade : side
  return one(definition, position, seat) - one(definition, position, otherSeat(seat))
}
