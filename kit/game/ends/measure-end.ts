import type { Status } from '../contract.ts'

/** How a score compares with its measure: the game's target, else the player's previous best. */
export interface Measured {
  readonly by: 'target' | 'best'
  readonly mark: number
  /** Distance from the mark, never negative. */
  readonly gap: number
  readonly isBeyond: boolean
  /** 0 to 1: the share of the mark that was reached. */
  readonly part: number
}

/** From this share on a run was close. */
const CLOSE = 0.9

interface EndedRun {
  readonly status: Exclude<Status, 'playing'>
  readonly score: number
  readonly best?: 'highest' | 'lowest' | undefined
  readonly target?: number | undefined
  /** The player's best before this run. */
  readonly before?: number | undefined
}

/** Measures a run: a lost one by its target, any other by the previous best. A lost run that counts the fewest has no measure. */
export function measureEnd({
  status,
  score,
  best: rule = 'highest',
  target,
  before,
}: EndedRun): Measured | undefined {
  const aim = status === 'won' ? undefined : target
  const mark = aim ?? before
  if (mark === undefined || (rule === 'lowest' && status !== 'won')) return undefined
  const isBeyond = rule === 'highest' ? score > mark : score < mark
  const [less, more] = rule === 'highest' ? [score, mark] : [mark, score]
  const part = less >= more ? 1 : more > 0 ? Math.max(0, less / more) : 0
  return { by: aim === undefined ? 'best' : 'target', mark, gap: Math.abs(score - mark), isBeyond, part }
}

/** Whether a run that missed its mark came close; a score of zero never does. */
export const isClose = (score: number, measured: Measured | undefined): boolean =>
  measured !== undefined && score > 0 && measured.gap > 0 && !measured.isBeyond && measured.part >= CLOSE
