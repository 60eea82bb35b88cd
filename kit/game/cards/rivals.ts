/** How well the rivals play; in the order of the levels. */
export type Mode = 'normal' | 'hard' | 'easy'
export const MODES: readonly Mode[] = ['normal', 'hard', 'easy']

/** The level of a run is how well the rivals play. */
export const modeOf = (level: number): Mode => MODES[level - 1] ?? 'normal'
