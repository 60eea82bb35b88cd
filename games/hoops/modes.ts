export type Team = 1 | 2
export type Strength = 1 | 2 | 3 | 4 | 5
export const STRENGTHS: readonly Strength[] = [1, 2, 3, 4, 5]
export const ROUNDS = 4

/** The set-up of a match, encoded in the run's level. */
export interface Setup {
  readonly kind: 'match' | 'cup' | 'duel' | 'together' | 'training' | 'daily' | 'room'
  readonly team: Team
  /** Strength of the computer. */
  readonly strength: Strength
  /** Round of the cup, from 1. */
  readonly round: number
}

/**
 * Levels below 10 belong to the shooting game that this one replaced: their rankings stay untouched. Runs
 * that name one play the daily's short match.
 */
const CUP = 10
const MATCH = 20
const DUEL = 40
export const DAILY_LEVEL = 50
const TOGETHER = 60
const TRAINING = 70
/** Each team size has its own ranking. */
const PAIRS = 10

export function levelOf(setup: Pick<Setup, 'kind' | 'team'> & Partial<Setup>): number {
  const { kind, team, strength = 2, round = 1 } = setup
  const pairs = team === 2 ? PAIRS : 0
  if (kind === 'match') return MATCH + pairs + strength
  if (kind === 'duel') return DUEL + team
  if (kind === 'together') return TOGETHER + strength
  if (kind === 'training') return TRAINING
  return kind === 'cup' ? CUP + (team === 2 ? ROUNDS : 0) + round : DAILY_LEVEL
}

const DAILY: Setup = { kind: 'daily', team: 1, strength: 2, round: 1 }

export function setupAt(level: number): Setup {
  if (level > CUP && level <= CUP + 2 * ROUNDS) {
    const round = ((level - CUP - 1) % ROUNDS) + 1
    return { kind: 'cup', team: level > CUP + ROUNDS ? 2 : 1, strength: (round + 1) as Strength, round }
  }
  for (const team of [1, 2] as const) {
    const strength = level - MATCH - (team - 1) * PAIRS
    if (strength >= 1 && strength <= STRENGTHS.length)
      return { kind: 'match', team, strength: strength as Strength, round: 1 }
  }
  if (level === DUEL + 1 || level === DUEL + 2)
    return { kind: 'duel', team: (level - DUEL) as Team, strength: 3, round: 1 }
  if (level > TOGETHER && level <= TOGETHER + STRENGTHS.length)
    return { kind: 'together', team: 2, strength: (level - TOGETHER) as Strength, round: 1 }
  return level === TRAINING ? { kind: 'training', team: 1, strength: 1, round: 1 } : DAILY
}
