import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import type { RaceDefinition } from './definitions.ts'
import { POINTS, signOf, stepsHome, type RacePosition } from './position.ts'

const DIRECT = 6
const HOME = 6

function side({ points, pinned, bar, off }: RacePosition, seat: Seat, pins: boolean): number {
  const rival = otherSeat(seat)
  const sign = signOf(seat)
  let value = 6 * off[seat] - (POINTS + 1) * bar[seat] - 6 * bar[seat]
  let row = 0
  for (let steps = 1; steps <= POINTS; steps++) {
    const spot = seat === 0 ? steps - 1 : POINTS - steps
    const own = sign * points[spot]!
    // A piece held far from home loses most.
    if (pinned[spot] === seat + 1) value -= steps + 10 + (steps > 12 ? 14 : 0)
    row = own > 1 ? row + 1 : 0
    if (row > 1) value += 1.5 * row
    if (own <= 0) continue
    value -= own * steps
    if (own > 1) value += steps <= HOME ? 5 : 2.5
    if (own > 4) value -= 1.5 * (own - 4)
    if (own !== 1 || pinned[spot] === rival + 1) continue
    value -= danger(points, rival, spot, bar[rival]) * (pins ? 4 + steps * 0.5 : 3 + (POINTS - steps) * 0.4)
  }
  return value
}

/** How likely a lone piece is met, in shots. */
function danger(points: readonly number[], rival: Seat, spot: number, waiting: number): number {
  let shots = 0
  const goal = stepsHome(rival, spot)
  for (let from = 0; from < POINTS; from++) {
    if (signOf(rival) * points[from]! <= 0) continue
    const far = stepsHome(rival, from) - goal
    if (far > 0 && far <= DIRECT) shots += 1
    else if (far > DIRECT && far <= 2 * DIRECT) shots += 0.25
  }
  if (waiting > 0 && POINTS + 1 - goal <= DIRECT) shots += 1
  return shots
}

/** What a position is worth to a seat, in steps, whoever throws next. */
export const worthOf = ({ meeting }: RaceDefinition, position: RacePosition, seat: Seat): number =>
  side(position, seat, meeting === 'pin') - side(position, otherSeat(seat), meeting === 'pin')
