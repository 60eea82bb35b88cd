import type { GameDefinition } from './contract.ts'

export type ScoreUnit = GameDefinition['score']['unit']

const pad = (value: number) => String(value).padStart(2, '0')

/** A formatted score: a time as `1:04.27`, everything else as a localised number. */
export function scoreText(unit: ScoreUnit, value: number, number: (value: number) => string): string {
  if (unit !== 'milliseconds') return number(value)
  const hundredths = Math.floor(value / 10)
  const seconds = Math.floor(hundredths / 100)
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}.${pad(hundredths % 100)}`
}

/** Directional marks have no width. */
const UNSEEN = /[\u200e\u200f\u2066-\u2069]/g
const WIDE = /[\u1100-\u11ff\u2e80-\uffef]/g

/** Approximate width in letters: CJK characters are about as wide as high, others about 0.6 of it. */
export const lettersOf = (value: string): number =>
  value.replace(UNSEEN, '').length + 0.6 * (value.match(WIDE)?.length ?? 0)
