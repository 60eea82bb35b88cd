import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { BOARDS } from './boards.ts'
import type { TrailDefinition } from './definitions.ts'
import { OFF, WAIT, type Place, type TrailPosition } from './position.ts'
import { chancesOf } from './throws.ts'
import { isHeld } from './walls.ts'
import { stepsLeft, waysFrom } from './ways.ts'

/** Steps left to a waiting piece, including the cost of entering. */
const far = ({ kind, rules }: TrailDefinition): number =>
  BOARDS[kind].roads[0].length + (rules.enters ? 8 : 3)

const left = (definition: TrailDefinition, seat: Seat, place: Place): number =>
  place === OFF[seat] ? 0 : place === WAIT[seat] ? far(definition) : stepsLeft(definition, seat, place)

/** Probability that a piece is captured by the other seat's next throw. */
function danger(definition: TrailDefinition, position: TrailPosition, seat: Seat, cell: Place): number {
  const rival = otherSeat(seat)
  let safe = 1
  for (const [value, chance] of chancesOf(definition.rules.throws)) {
    const meets = position.men[rival].some(
      (from) =>
        from !== OFF[rival] && waysFrom(definition, rival, from).some((way) => way[value - 1] === cell),
    )
    if (meets) safe *= 1 - chance
  }
  return 1 - safe
}

function side(definition: TrailDefinition, position: TrailPosition, seat: Seat): number {
  const { rules } = definition
  const men = position.men[seat]
  const whole = far(definition)
  let value = position.hasHit[seat] && rules.toll !== undefined ? whole * 0.35 : 0
  for (const place of men) {
    value -= left(definition, seat, place)
    if (place === OFF[seat]) value += 3
    if (place >= WAIT[0]) continue
    if (rules.gifts.includes(place) && rules.safe.includes(place)) value += 2.5
    if (rules.safe.includes(place) || isHeld(definition, position, seat, place)) {
      value += 1
      continue
    }
    const lost = rules.meeting === 'back' ? whole - left(definition, seat, place) + 2 : 2
    value -= danger(definition, position, seat, place) * lost
  }
  return value
}

/** Value of a position for a seat, in steps. */
export function worthOf(definition: TrailDefinition, position: TrailPosition, seat: Seat): number {
  const lead = side(definition, position, seat) - side(definition, position, otherSeat(seat))
  return lead + (position.again && position.turn === seat ? 4 : 0)
}
