import marks from './marks.json' with { type: 'json' }

/** Whether high or low is good. */
export type BestRule = 'highest' | 'lowest'

/**
 * What the bots of the families reach, by game and level: the median at middling strength, and at its best
 * (`scripts/badges/measure-marks.ts`).
 */
const MARKS: Readonly<Record<string, readonly number[]>> = marks

/** Whether a score is as good as that of the family's bot. Where no mark was measured none is reached. */
export function reaches(
  { gameId, level, score }: { readonly gameId: number; readonly level: number; readonly score: number },
  best: BestRule,
  strength: 'even' | 'mastered',
): boolean {
  const mark = MARKS[`${gameId}.${level}`]?.[strength === 'even' ? 0 : 1]
  if (mark === undefined) return false
  return best === 'highest' ? score >= mark : score <= mark
}

/** Games with a mark. */
export const markedGames: ReadonlySet<number> = new Set(
  Object.keys(MARKS).map((key) => Number(key.slice(0, key.indexOf('.')))),
)
