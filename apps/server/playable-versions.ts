import type { FastifyRequest } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { after, seconds, type Clock, type Instant } from '#kit/time/time.ts'
import type { ShownCatalogue } from '#modules/catalog/server/index.ts'
import type { UploadedGames } from '#modules/hosted/server/index.ts'
import { findPreview, isReviewed } from '#modules/studio/server/index.ts'
import type { Gate } from './network-gate.ts'

/** A game has hundreds of files; what is taken down is gone as soon as any other change of an operator is noticed. */
const KEPT_FOR = seconds(2)
const MOST_KEPT = 1000

type BySlug = Pick<ShownCatalogue, 'bySlug'>

interface PlayableParts {
  readonly db: Db
  readonly clock: Clock
  /** What is shown now; nothing before the portal has read it. */
  catalogue(): BySlug | undefined
  /** Anybody can make versions and keys up: one that was not asked for just now costs the network a token. */
  readonly gate: Gate
}

/** Answers of the database that hold for a moment, by key; however many ask meanwhile, it is asked once. */
function keepAnswers<Answer>({ clock, gate }: Pick<PlayableParts, 'clock' | 'gate'>) {
  const known = new Map<string, { readonly at: Instant; readonly found: Promise<Found<Answer>> }>()
  return async (key: string, request: FastifyRequest, ask: () => Promise<Answer>) => {
    const kept = known.get(key)
    const before = kept && clock() < after(kept.at, KEPT_FOR) ? await kept.found : undefined
    // That another network has to wait is no answer for this one.
    if (before && 'answer' in before) return before.answer
    const found = askThrough(gate(request), ask)
    known.delete(key)
    known.set(key, { at: clock(), found })
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value!)
    try {
      const own = await found
      return 'answer' in own ? own.answer : own
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}

type Found<Answer> = { readonly answer: Answer } | { readonly retrySec: number }

async function askThrough<Answer>(
  waits: Promise<number>,
  ask: () => Promise<Answer>,
): Promise<Found<Answer>> {
  const retrySec = await waits
  return retrySec > 0 ? { retrySec } : { answer: await ask() }
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
  const { db, catalogue } = parts
  const reviewed = keepAnswers<boolean>(parts)
  const previews = keepAnswers<Awaited<ReturnType<typeof findPreview>>>(parts)
  return {
    isShown(slug, version, request) {
      const isNow = isShownNow(catalogue(), slug, version)
      if (isNow !== false) return isNow ?? false
      return reviewed(`${slug} ${version}`, request, () => isReviewed(db, slug, version))
    },
    previewOf: (previewKey, request) => previews(previewKey, request, () => findPreview(db, previewKey)),
  }
}
