import type { Instant } from '#kit/time/time.ts'

/** One version of what an operator has edited. */
export interface EditVersion {
  readonly version: number
  /** Null: it is as the build has it. */
  readonly content: unknown
  readonly startsAt: Instant
}

const later = <Version extends EditVersion>(one: Version, other: Version) =>
  other.startsAt - one.startsAt || other.version - one.version

/** The version that is shown at a moment: of those that have begun the one that began last, of two at once the newer. */
export const shownAt = <Version extends EditVersion>(
  versions: readonly Version[],
  now: Instant,
): Version | undefined => versions.filter(({ startsAt }) => startsAt <= now).toSorted(later)[0]

/** When something else is shown next; nothing where nothing is planned. */
export function nextChange(versions: readonly EditVersion[], now: Instant): Instant | undefined {
  const [next] = versions
    .map(({ startsAt }) => startsAt)
    .filter((at) => at > now)
    .toSorted((one, other) => one - other)
  return next
}

/** What takes the newest version back: the content that would be shown without it, from the moment on at which it begins. */
export function undone(
  versions: readonly EditVersion[],
  now: Instant,
): Pick<EditVersion, 'content' | 'startsAt'> | undefined {
  const [newest] = versions.toSorted((one, other) => other.version - one.version)
  if (!newest) return undefined
  const startsAt = newest.startsAt > now ? newest.startsAt : now
  const others = versions.filter((one) => one !== newest)
  return { content: shownAt(others, startsAt)?.content ?? null, startsAt }
}
