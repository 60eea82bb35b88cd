import type { Db } from '#kit/db/db.ts'
import { seconds, type Clock } from '#kit/time/time.ts'
import type { ShownCatalogue } from '#modules/catalog/server/index.ts'
import type { UploadedGames } from '#modules/hosted/server/index.ts'
import { findPreview, isReviewed } from '#modules/studio/server/index.ts'
import { keptAnswers } from './kept-answers.ts'
import type { Gate } from './network-gate.ts'

/** A game has hundreds of files; a version that is taken down disappears as soon as any other operator change takes effect. */
const KEPT_FOR = seconds(2)

type BySlug = Pick<ShownCatalogue, 'bySlug'>

interface PlayableParts {
  readonly db: Db
  readonly clock: Clock
  /** The shown games; undefined before the portal has read them. */
  catalogue(): BySlug | undefined
  /** Anybody can make up versions and keys: one that was not requested recently costs the network a token. */
  readonly gate: Gate
}

/** Whether a version is the shown one; undefined for a game that is not shown. */
function isShownNow(catalogue: BySlug | undefined, slug: string, version: string): boolean | undefined {
  const hosted = catalogue?.bySlug(slug)?.hosted
  return hosted && [hosted.address, hosted.next?.address].some((address) => address?.endsWith(`/${version}/`))
}

/**
 * Whether players get a version of a game: the shown one, or an older one that still runs somewhere. Of a developer's game
 * only approved versions, since the code of a shown game could load another one.
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

/** The served versions: those that players get, and unlisted ones opened by their link. */
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
