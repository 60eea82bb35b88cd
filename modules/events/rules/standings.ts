import type { Instant } from '#kit/time/time.ts'
import type { RankRule } from '../model.ts'

/** The first of a game gets this many points, each following place one less; later places get none. */
export const PLACES_THAT_COUNT = 1000
/** Scores of this level count: the level every game starts with. */
export const EVENT_LEVEL = 1

/** A player's place in the table of one game. */
export interface Ranked {
  readonly accountId: number
  readonly rank: number
  /** When the score was set. */
  readonly endedAt: Instant
}

export interface Standing {
  readonly accountId: number
  readonly place: number
  readonly points: number
  /** Games in which the player has a score that counts. */
  readonly games: number
}

/** Points for a place in one game. */
export const pointsOf = (rank: number): number => Math.max(0, PLACES_THAT_COUNT + 1 - rank)

/** The table of an event from those of its games. Ties go to whoever got there first. */
export function standingsOf(tables: readonly (readonly Ranked[])[], rule: RankRule): readonly Standing[] {
  const sums = new Map<number, { points: number; games: number; reachedAt: Instant }>()
  for (const { accountId, rank, endedAt } of tables.flat()) {
    const points = pointsOf(rank)
    if (points === 0) continue
    const known = sums.get(accountId)
    if (!known) {
      sums.set(accountId, { points, games: 1, reachedAt: endedAt })
      continue
    }
    known.games += 1
    if (rule === 'sum') {
      known.points += points
      known.reachedAt = Math.max(known.reachedAt, endedAt) as Instant
    } else if (points > known.points) {
      known.points = points
      known.reachedAt = endedAt
    } else if (points === known.points) known.reachedAt = Math.min(known.reachedAt, endedAt) as Instant
  }
  return [...sums]
    .map(([accountId, sum]) => ({ accountId, ...sum }))
    .toSorted(
      (one, other) =>
        other.points - one.points || one.reachedAt - other.reachedAt || one.accountId - other.accountId,
    )
    .map(({ accountId, points, games }, index) => ({ accountId, place: index + 1, points, games }))
}
