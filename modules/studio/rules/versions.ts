import { ok, refuse, type Result } from '#kit/result/result.ts'
import { STAGES, type StudioTraits, type StudioWords, type VersionState } from '../model.ts'
import { ADULT, ageOf } from './ages.ts'
import { UPLOAD_QUOTA } from './uploads.ts'

/** What players get of a game: one version, and perhaps a next one for some of them. */
export interface Shown {
  readonly live: string | null
  readonly next: string | null
  /** Percent of the players who get the next one; nothing where there is none. */
  readonly share: number | null
}

interface Kept {
  readonly versionKey: string
  readonly number: number
  readonly state: VersionState
}

/** The versions that nobody plays or waits for, the oldest first. */
function unneeded<Version extends Kept>(versions: readonly Version[], { live, next }: Shown) {
  return versions
    .filter(({ versionKey, state }) => {
      const isPlayed = versionKey === live || versionKey === next
      return !isPlayed && state !== 'asked' && state !== 'checking'
    })
    .toSorted((one, other) => one.number - other.number)
}

/** The oldest unneeded versions that free this many bytes; none where all of them free too few. */
export function whatFrees<Version extends Kept & { readonly unfoldedBytes: number }>(
  bytes: number,
  versions: readonly Version[],
  shown: Shown,
): readonly Version[] {
  const going: Version[] = []
  let freed = 0
  for (const version of unneeded(versions, shown)) {
    if (freed >= bytes) break
    if (version.unfoldedBytes === 0) continue
    going.push(version)
    freed += version.unfoldedBytes
  }
  return freed >= bytes ? going : []
}

/** Whether a game may get one more version, and which one goes for it. */
export function roomFor<Version extends Kept>(versions: readonly Version[], shown: Shown) {
  if (versions.length < UPLOAD_QUOTA.versions) return ok(undefined)
  const [oldest] = unneeded(versions, shown)
  return oldest ? ok(oldest) : refuse('UploadLimit')
}

interface Asking {
  readonly state: VersionState
  readonly words: Readonly<Record<string, StudioWords>>
  readonly traits: StudioTraits | null
  readonly hasCover: boolean
  /** Whether an operator has taken the game down. */
  readonly isDown: boolean
}

/** Whether a version can be given to the reviewers; English words, traits, ages and a cover belong to it. */
export function mayAsk({ state, words, traits, hasCover, isDown }: Asking) {
  if (isDown) return refuse('StudioGameDown')
  if (state !== 'ready' && state !== 'refused') return refuse('VersionNotReady')
  const missing = [
    ...(words['en'] ? [] : ['words']),
    ...(traits ? [] : ['traits']),
    ...(hasCover ? [] : ['cover']),
  ]
  if (missing.length > 0) return refuse('StudioGameIncomplete', { field: missing[0]! })
  if (ageOf(traits!.ages) >= ADULT) return refuse('StudioGameAdult')
  return ok(undefined)
}

/** What is shown from now on: there is something. */
export type ShownNow = Shown & { readonly live: string }
type Decided = Result<ShownNow, 'VersionNotReady'>

/** What is shown once a version gets a share of the players. The first version of all goes to everybody: nobody has another one. */
export function published(
  shown: Shown,
  version: { readonly key: string; readonly state: VersionState },
  share: number,
): Decided {
  if (version.state !== 'approved') return refuse('VersionNotReady')
  if (!STAGES.some((stage) => stage === share)) return refuse('VersionNotReady')
  if (shown.live === null || share === 100) return ok({ live: version.key, next: null, share: null })
  if (shown.live === version.key) return ok({ live: version.key, next: null, share: null })
  return ok({ live: shown.live, next: version.key, share })
}

/** Back to a version that was approved once, for everybody and at once. */
export function rolledBack(version: { readonly key: string; readonly state: VersionState }): Decided {
  if (version.state !== 'approved') return refuse('VersionNotReady')
  return ok({ live: version.key, next: null, share: null })
}
