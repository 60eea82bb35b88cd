import type { DuelRules } from '#kit/game/rooms/duel.ts'
import type { Side } from './court.ts'
import { definitions, type HoopsDefinition } from './definitions.ts'
import { startRoomMatch, type Match, type Mind } from './match.ts'
import { think } from './mind.ts'
import type { Team } from './modes.ts'
import { ALPHABET, IDLE } from './pad.ts'
import { advance } from './rules.ts'
import { skillOf } from './skill.ts'

/** Computers in a room are of middle strength: good opponents that can be beaten. */
const STRENGTH = 3

/** 0 is a stick at rest. */
export const stickOfHold = (hold: number): number => (hold - IDLE + ALPHABET) % ALPHABET
const holdOfStick = (stick: number): number => (stick + IDLE) % ALPHABET

/**
 * A match on the server, one or two a side; sides alternate in the seats. Players are drawn among the first
 * four stars: only a player's own page knows which others they have unlocked.
 */
export function roomRules(team: Team, definition: HoopsDefinition = definitions[0]!): DuelRules<Match> {
  /** Plans of computers exist in the room only. */
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
    // At the horn the last ball may still be in the air, but the leader is known.
    winner: ({ phase, winner }) => (phase === 'over' ? winner : null),
    award(match, side: Side) {
      match.winner = side
      match.phase = 'over'
      match.since = 0
    },
  }
}
