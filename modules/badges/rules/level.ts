import type { Grade } from '../model.ts'
import type { Badge } from './badges.ts'

/** Points of a badge. Daily badges weigh less, since there is one every day. */
const WORTH: Readonly<Record<Grade, number>> = { easy: 10, medium: 25, hard: 60, gold: 150 }
const WORTH_OF_DAY = 5

export const worthOf = (badge: Pick<Badge, 'grade' | 'group'>): number =>
  badge.group === 'day' ? WORTH_OF_DAY : WORTH[badge.grade]

const STEP = 15

/** Points that a level begins with: 0, 30, 90, 180, 300 …, each step 30 wider than the one before. */
export const pointsFor = (level: number): number => STEP * level * (level - 1)

/** The level for a number of points; everybody starts at 1. */
export function levelOf(points: number): number {
  return Math.floor((1 + Math.sqrt(1 + (4 * points) / STEP)) / 2)
}

/** Levels that bring a new title and frame. Neither can be traded or leads to cards. */
export const RANK_LEVELS = [1, 3, 6, 12, 20] as const
export type Rank = 0 | 1 | 2 | 3 | 4

/** Title and frame of a level. */
export const rankOf = (level: number): Rank =>
  Math.max(
    0,
    RANK_LEVELS.findLastIndex((least) => level >= least),
  ) as Rank
