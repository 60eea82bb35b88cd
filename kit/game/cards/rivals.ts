/** Skill of the rivals, in the order of the levels. */
export type Mode = 'normal' | 'hard' | 'easy'
export const MODES: readonly Mode[] = ['normal', 'hard', 'easy']

/** The level of a run sets the skill of the rivals. */
export const modeOf = (level: number): Mode => MODES[level - 1] ?? 'normal'
