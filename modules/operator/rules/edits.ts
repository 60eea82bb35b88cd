import type { Instant } from '#kit/time/time.ts'

/** One version of an operator's edit. */
export interface EditVersion {
  readonly version: number
  /** Null: as in the build. */
  readonly content: unknown
  readonly startsAt: Instant
  /** It was planned, then cancelled. */
  readonly isCancelled?: boolean
}

const stands = ({ isCancelled = false }: EditVersion) => !isCancelled

const later = <Version extends EditVersion>(one: Version, other: Version) =>
  other.startsAt - one.startsAt || other.version - one.version

/** The version in force at a moment: the one that started last, or the newer of two with one start. */
export const shownAt = <Version extends EditVersion>(
  versions: readonly Version[],
  now: Instant,
): Version | undefined => versions.filter((one) => stands(one) && one.startsAt <= now).toSorted(later)[0]

/** Versions planned after a moment, earliest first. */
export const plannedAfter = <Version extends EditVersion>(
  versions: readonly Version[],
  moment: Instant,
): readonly Version[] =>
  versions
    .filter((one) => stands(one) && one.startsAt > moment)
    .toSorted((one, other) => one.startsAt - other.startsAt || one.version - other.version)

/** Undoes the newest version: a planned one is cancelled, one in force is replaced by the content before it. */
export type Undoing<Version> =
  | { readonly kind: 'cancel'; readonly planned: Version }
  | { readonly kind: 'replace'; readonly content: unknown }

export function undone<Version extends EditVersion>(
  versions: readonly Version[],
  now: Instant,
): Undoing<Version> | undefined {
  const [newest] = versions.filter(stands).toSorted((one, other) => other.version - one.version)
  if (!newest) return undefined
  // A copy of the old content scheduled for that moment would overwrite edits made until then.
  if (newest.startsAt > now) return { kind: 'cancel', planned: newest }
  const others = versions.filter((one) => one !== newest)
  return { kind: 'replace', content: shownAt(others, now)?.content ?? null }
}
