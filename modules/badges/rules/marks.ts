import marks from './marks.json' with { type: 'json' }

/** Whether a high or a low score is better. */
export type BestRule = 'highest' | 'lowest'

/**
 * Marks of the families' bots by game and level: the median of a middling bot and of the best one (`scripts/badges/measure-marks.ts`).
 */
const MARKS: Readonly<Record<string, readonly number[]>> = marks

/** Whether a score reaches the bot's mark; false where no mark was measured. */
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
