import type { Rival } from '#modules/scores/calls.ts'

/** The place of a best score among friends, and the next run ahead of it. */
export function standAmong(
  rivals: readonly Rival[],
  best: number | undefined,
  rule: 'highest' | 'lowest',
): { readonly rank?: number; readonly count: number; readonly next?: Rival } {
  const isBefore = ({ score }: Rival) =>
    best === undefined || (rule === 'highest' ? score > best : score < best)
  const friends = rivals.filter(({ kind }) => kind === 'friend')
  const count = friends.length + 1
  const nearest = rivals.filter(isBefore).toSorted((one, other) => one.score - other.score)
  const next = nearest.at(rule === 'highest' ? 0 : -1)
  const rank = friends.length > 0 && best !== undefined ? friends.filter(isBefore).length + 1 : undefined
  return { count, ...(rank === undefined ? {} : { rank }), ...(next ? { next } : {}) }
}
