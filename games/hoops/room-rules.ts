import type { DuelRules } from '#kit/game/rooms/duel.ts'
import type { Side } from './court.ts'
import { definitions, type HoopsDefinition } from './definitions.ts'
import { startRoomMatch, type Match, type Mind } from './match.ts'
import { think } from './mind.ts'
import type { Team } from './modes.ts'
import { ALPHABET, IDLE } from './pad.ts'
import { advance } from './rules.ts'
import { skillOf } from './skill.ts'

/** Computers in a room play at the middle strength: good company, and beaten. */
const STRENGTH = 3

/** A stick of 0 holds nothing. */
export const stickOfHold = (hold: number): number => (hold - IDLE + ALPHABET) % ALPHABET
const holdOfStick = (stick: number): number => (stick + IDLE) % ALPHABET

/**
 * A match on the server, one or two a side; sides take turns in the seats. Who plays is drawn among the first four stars: which
 * others somebody has earned is known to their page alone.
 */
export function roomRules(team: Team, definition: HoopsDefinition = definitions[0]!): DuelRules<Match> {
  /** What computers have in mind is known to the room alone. */
  const minds = Array.from({ length: team * 2 }, (): Mind => ({
    wait: 0,
    hold: IDLE,
    letGo: -1,
    isFooled: false,
  }))
  return {
    seats: team * 2,
    sideOf: (seat) => (seat % 2 === 0 ? 0 : 1),
    order: Array.from({ length: team * 2 }, (_, seat) => seat),
    sticks: ALPHABET,
    start: (random) => startRoomMatch(definition, team, random),
    step: (match, sticks, random) => advance(match, (seat) => holdOfStick(sticks[seat] ?? 0), random),
    think(match, seat, random) {
      const hold = think(match, seat, { mind: minds[seat]!, skill: skillOf(STRENGTH) }, random)
      return { stick: stickOfHold(hold), ticks: 0 }
    },
    // At the horn it is known who leads before the last ball has dropped.
    winner: ({ phase, winner }) => (phase === 'over' ? winner : null),
    award(match, side: Side) {
      match.winner = side
      match.phase = 'over'
      match.since = 0
    },
  }
}
