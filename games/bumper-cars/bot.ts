import type { Random } from '#kit/random/random.ts'
import { drive } from './driver.ts'
import type { Match } from './match.ts'
import { holds, type Hold } from './stick.ts'

const SKILLS = [0.25, 0.7, 1] as const

/** Drives the player's car as a computer of this strength would; thinks anew each tick. */
export function botHold(match: Match, random: Random, strength: 0 | 1 | 2): Hold {
  return holds(drive(match, match.cars[0]!, SKILLS[strength], random).held)
}
