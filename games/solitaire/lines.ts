import type { Deal, HomeRules, SolitaireRules } from './definition.ts'

/** A line of data: presentation besides the rules. */
export interface Line extends SolitaireRules {
  readonly slug: string
  /** Minutes of one sitting. */
  readonly minutes: readonly [shortest: number, longest: number]
}

/** Solitaires by id. */
export type Lines = Readonly<Record<string, Line>>

export const flat = (columns: number, open: number, hidden = 0): Deal[] =>
  Array.from({ length: columns }, () => [hidden, open])
export const heights = (...open: number[]): Deal[] => open.map((count) => [0, count])
/** One card more per column, only the last open. */
export const stairs = (columns: number): Deal[] => Array.from({ length: columns }, (_, hidden) => [hidden, 1])

export const suits: HomeRules = { kind: 'suits' }
export const acesLaid = { kind: 'suits', laid: true } as const satisfies HomeRules
export const firstDealt: HomeRules = { kind: 'suits', start: 'dealt' }
export const runs: HomeRules = { kind: 'runs' }
