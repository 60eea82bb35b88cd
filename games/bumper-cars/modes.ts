import { DUEL, type BumperDefinition, type Team } from './definitions.ts'
import { FIELDS } from './fields.ts'

export type Mode = 'cup' | 'duel' | 'together' | 'room'
/** Modes for this device; rooms are entered from the page. */
export const MODES: readonly Mode[] = ['cup', 'duel', 'together']

/** The set-up of a match, encoded in the run's level. */
export interface Setup {
  readonly mode: Mode
  /** Cars of a side. */
  readonly sides: 1 | 2
  /** Index of the computer's team. */
  readonly rival: number
  readonly field: number
}

/** Ten matches per league: each team alone, then in a pair. Each league has its own ground. */
export const LEAGUE = 10
/** From this level on two players share a device: as rivals, then as a pair. */
const DUELS = 50
const TOGETHER = 60
const STRENGTHS = 5

export function setupAt(level: number): Setup {
  const last = FIELDS.length - 1
  if (level >= TOGETHER) {
    const at = Math.min(STRENGTHS * FIELDS.length - 1, level - TOGETHER)
    return { mode: 'together', sides: 2, rival: at % STRENGTHS, field: Math.floor(at / STRENGTHS) }
  }
  if (level >= DUELS) {
    const at = Math.min(2 * last + 1, level - DUELS)
    return { mode: 'duel', sides: at % 2 === 1 ? 2 : 1, rival: 2, field: Math.floor(at / 2) }
  }
  if (level === DUEL) return { mode: 'duel', sides: 1, rival: 2, field: 0 }
  const match = Math.max(0, level - 1)
  return {
    mode: 'cup',
    sides: match % 2 === 0 ? 1 : 2,
    rival: Math.floor((match % LEAGUE) / 2),
    field: Math.min(last, Math.floor(match / LEAGUE)),
  }
}

/** The level of a match outside the cup. */
export function levelOf({ mode, sides, rival, field }: Setup): number {
  if (mode === 'together') return TOGETHER + field * STRENGTHS + rival
  return sides === 1 && field === 0 ? DUEL : DUELS + field * 2 + sides - 1
}

export const teamAt = ({ teams }: BumperDefinition, level: number): Team => teams[setupAt(level).rival]!
