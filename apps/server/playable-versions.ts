import type { Db } from '#kit/db/db.ts'
import { seconds, type Clock } from '#kit/time/time.ts'
import type { ShownCatalogue } from '#modules/catalog/server/index.ts'
import type { UploadedGames } from '#modules/hosted/server/index.ts'
import { findPreview, isReviewed } from '#modules/studio/server/index.ts'
import { keptAnswers } from './kept-answers.ts'
import type { Gate } from './network-gate.ts'

/** A game has hundreds of files; what is taken down is gone as soon as any other change of an operator is noticed. */
const KEPT_FOR = seconds(2)

type BySlug = Pick<ShownCatalogue, 'bySlug'>

interface PlayableParts {
  readonly db: Db
  readonly clock: Clock
  /** What is shown now; nothing before the portal has read it. */
  catalogue(): BySlug | undefined
  /** Anybody can make versions and keys up: one that was not asked for just now costs the network a token. */
  readonly gate: Gate
}

/** Whether a version is the one that is shown now; nothing for a game that is not shown at all. */
function isShownNow(catalogue: BySlug | undefined, slug: string, version: string): boolean | undefined {
  const hosted = catalogue?.bySlug(slug)?.hosted
  return hosted && [hosted.address, hosted.next?.address].some((address) => address?.endsWith(`/${version}/`))
}

/**
 * Whether players get a version of a game: the one that is shown, or an older one that still runs somewhere; of a
 * developer's game only what was approved, for the code of a game that is shown could load another one.
 */
export async function isPlayable(
  db: Db,
  catalogue: BySlug | undefined,
  slug: string,
  version: string,
): Promise<boolean> {
  const isNow = isShownNow(catalogue, slug, version)
  return isNow === undefined ? false : isNow || isReviewed(db, slug, version)
}

/** The versions that are served: those that players get, and what the link of an unlisted version opens. */
export function openPlayable(parts: PlayableParts): Pick<UploadedGames, 'isShown' | 'previewOf'> {
  const { db, clock, catalogue, gate } = parts
  const reviewed = keptAnswers<boolean>(clock, KEPT_FOR)
  const previews = keptAnswers<Awaited<ReturnType<typeof findPreview>>>(clock, KEPT_FOR)
  return {
    isShown(slug, version, request) {
      const isNow = isShownNow(catalogue(), slug, version)
      if (isNow !== false) return isNow ?? false
      return reviewed(`${slug} ${version}`, {
        gate: () => gate(request),
        ask: () => isReviewed(db, slug, version),
      })
    },
    previewOf: (previewKey, request) =>
      previews(previewKey, { gate: () => gate(request), ask: () => findPreview(db, previewKey) }),
  }
}
