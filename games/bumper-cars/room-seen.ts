import type { SimEvent } from '#kit/game/contract.ts'
import { ALPHABET } from './stick.ts'
import type { Match, Side } from './match.ts'
import { DIRECTIONS, LENGTH, WIDTH, type Body } from './pitch.ts'
import type { Sides } from './room-rules.ts'

const other = (side: Side): Side => (side === 0 ? 1 : 0)
const turned = ({ x, y, vx, vy }: Body): Body => ({ x: LENGTH - x, y: WIDTH - y, vx: -vx, vy: -vy })

/** A stick of the far side's player mirrored into the room's pitch; and back. */
export const turnedStick = (held: number): number => {
  const direction = held >> 1
  if (direction === 0) return held
  return ((((direction - 1 + DIRECTIONS / 2) % DIRECTIONS) + 1) * 2 + (held & 1)) % ALPHABET
}

/** Seat of each car as displayed: the own car, the mate, then the rivals. */
function seatsSeen(own: number, sides: Sides): readonly number[] {
  const first = own < sides ? 0 : sides
  const mate = own === first ? first + 1 : first
  const rivals = sides - first
  return sides === 1 ? [own, rivals] : [own, mate, rivals, rivals + 1]
}

/**
 * Turns a room's match so that the player drives the first car of the first side towards the far end. The
 * result stays one object, so that marks and impacts keep to their cars.
 */
export function openSeen(sides: Sides) {
  let seen: Match | undefined
  return {
    show(match: Match, seat = 0): Match {
      seen ??= structuredClone(match)
      const isTurned = seat >= sides
      for (const [index, from] of seatsSeen(seat, sides).entries()) {
        const car = match.cars[from]!
        const side: Side = index < sides ? 0 : 1
        const turn = isTurned ? { ...turned(car), hx: -car.hx, hy: -car.hy } : {}
        Object.assign(seen.cars[index]!, car, { side, seat: index % sides }, turn)
      }
      const { ball, goals, pads } = match
      Object.assign(seen, { ...match, cars: seen.cars, ball: seen.ball, goals: seen.goals, pads: seen.pads })
      Object.assign(seen.ball, isTurned ? turned(ball) : ball)
      const [own, theirs] = isTurned ? [goals[1], goals[0]] : goals
      Object.assign(seen.goals, [own, theirs])
      for (const index of pads.keys()) seen.pads[index] = pads[isTurned ? index ^ 1 : index]!
      if (!isTurned) return seen
      if (match.winner === 0 || match.winner === 1) seen.winner = other(match.winner)
      if (match.scored !== -1) seen.scored = other(match.scored)
      return seen
    },
  }
}

/** Events whose side is mirrored. */
const NAMING = new Set(['goal', 'boost'])

export function eventSeen(event: SimEvent, isTurned: boolean): SimEvent {
  if (!isTurned) return event
  const { kind, x, y, amount } = event
  return {
    ...event,
    ...(x === undefined ? {} : { x: LENGTH - x }),
    ...(y === undefined ? {} : { y: WIDTH - y }),
    ...(NAMING.has(kind) ? { amount: amount === 0 ? 1 : 0 } : {}),
  }
}
