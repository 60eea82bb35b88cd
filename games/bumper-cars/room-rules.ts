import type { DuelRules } from '#kit/game/rooms/duel.ts'
import { pickIndex } from '#kit/random/random.ts'
import { definitions, type BumperDefinition } from './definitions.ts'
import { drive } from './driver.ts'
import { fieldAt, FIELDS } from './fields.ts'
import { advance, startWith, type Car, type Match, type Side } from './match.ts'
import { ALPHABET } from './stick.ts'

export type Sides = 1 | 2

/** Computers in a room drive like the middle team of the cup: good opponents that can be beaten. */
const SKILL = 0.5

/** Cars by seat: the first side, then the second. */
const ORDER = { 1: [0, 1], 2: [0, 2, 1, 3] } as const

/**
 * A match on the server, one or two a side. All drive the same car: only a player's own page knows which
 * others they have unlocked. The ground changes from match to match.
 */
export const roomRules = (
  sides: Sides,
  definition: BumperDefinition = definitions[0]!,
): DuelRules<Match> => ({
  seats: sides * 2,
  sideOf: (seat) => (seat < sides ? 0 : 1),
  order: ORDER[sides],
  sticks: ALPHABET,
  start: (random) =>
    startWith(
      { mode: 'room', sides, rival: 0, field: pickIndex(FIELDS.length, random) },
      { skill: SKILL, random },
    ),
  step(match, sticks, random) {
    const seatOf = (car: Car) => match.cars.indexOf(car)
    return advance(match, definition, {
      held: (car) => sticks[seatOf(car)] ?? 0,
      motor: () => ({ pace: 1, keeps: fieldAt(match.field).cars }),
      random,
    })
  },
  think(match, seat, random) {
    const { held, ticks } = drive(match, match.cars[seat]!, SKILL, random)
    return { stick: held, ticks }
  },
  winner: ({ winner }) => winner,
  award(match, side: Side) {
    match.winner = side
  },
})
