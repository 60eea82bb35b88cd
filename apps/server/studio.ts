import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { Instant } from '#kit/time/time.ts'
import { CATEGORY_ORDER, RESERVED_GAMES, type ShownCatalogue } from '#modules/catalog/server/index.ts'
import { figuresOfGame, FIGURES_OF_DAYS } from '#modules/centre/server/index.ts'
import { openDeclarations, openUploads, wordsIn } from '#modules/hosted/server/index.ts'
import {
  openPartReceiver,
  openPartFiles,
  studioHandlers,
  titleSkeleton,
  UPLOAD_QUOTA,
} from '#modules/studio/server/index.ts'
import { encodeCover, inspectVersion } from './inspect-uploads.ts'
import type { ApiParts, Base } from './api-base.ts'

type StudioBase = Pick<Base, 'db' | 'catalogue' | 'isDecentName' | 'limiter' | 'rates'>

/** Folder of uploaded games and their parts; tests without uploads configure none. */
const hostedFolder = ({ dataFolder = '.data' }: Pick<ApiParts, 'dataFolder'>) => join(dataFolder, 'hosted')

/** What the job that inspects uploaded versions needs. */
export function studioChecks(parts: Pick<ApiParts, 'dataFolder' | 'inspect'>) {
  const folder = hostedFolder(parts)
  return {
    uploads: openUploads(folder),
    files: openPartFiles(folder),
    inspect:
      parts.inspect ??
      ((stored: Parameters<typeof inspectVersion>[1], signal: AbortSignal) =>
        inspectVersion(folder, stored, signal)),
  }
}

/** Parts of uploads: not calls, since their bodies are binary. */
const PARTS_PATH = '/studio-part'

/** The developers' calls, and the endpoint for parts of uploads. */
export function openStudio(
  { db, catalogue, isDecentName, limiter, rates }: StudioBase,
  parts: Pick<ApiParts, 'apiBase' | 'catalogue' | 'dataFolder' | 'gamesUrl'>,
  wakeChecks: () => void,
) {
  const { gamesUrl, catalogue: built, apiBase = '/api' } = parts
  const folder = hostedFolder(parts)
  const taken = new Set(
    [...built.games, ...Object.keys(RESERVED_GAMES).map((slug) => ({ slug }))].map(({ slug }) =>
      slug.toLowerCase(),
    ),
  )
  const { drawnBadges } = openDeclarations(openUploads(folder))
  return {
    handlers: studioHandlers({
      folder,
      async badgesOf(slug, version, language) {
        const badges = await drawnBadges(slug, version)
        return badges.map(({ picture, ...badge }) => ({
          badgeId: badge.badgeId,
          ...wordsIn(badge, language),
          picture: picture ?? '',
        }))
      },
      gamesUrl,
      genres: CATEGORY_ORDER,
      isDecent: isDecentName,
      isShownTitle: titlesOf(catalogue),
      isOfOthers: (slug) => catalogue.bySlug(slug)?.hosted !== undefined,
      isTaken: (slug) => taken.has(slug) || catalogue.bySlug(slug) !== undefined,
      isLanguage: (text) => (LANGUAGES as readonly string[]).includes(text),
      async figuresOf(from, slug, now: Instant) {
        const game = catalogue.bySlug(slug)
        if (game) return figuresOfGame(from, game.gameId, now)
        return { days: FIGURES_OF_DAYS, players: 0, returned: 0, plays: 0, playedSec: 0 }
      },
      encodeCover,
      wakeChecks,
      limiter,
      rates,
    }),
    serveParts: servePartsOf(db, folder, apiBase.replace(/\/$/, '')),
  }
}

/** Titles normalised for comparison, cached until the shown games change. */
function titlesOf(catalogue: ShownCatalogue) {
  let known = -1
  let slugs = new Map<string, string>()
  return (skeleton: string, exceptSlug: string): boolean => {
    if (known !== catalogue.edition())
      slugs = new Map(
        catalogue.games.map(({ slug, words }) => [titleSkeleton(words['en']?.title ?? slug), slug]),
      )
    known = catalogue.edition()
    const slug = slugs.get(skeleton)
    return slug !== undefined && slug !== exceptSlug
  }
}

const STATUS = { unknown: 404, tooLong: 413, busy: 409 } as const

/** Accepts parts below the API base: whoever has the ticket of an upload may add to it. */
const servePartsOf =
  (db: Db, folder: string, base: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const take = openPartReceiver(db, openPartFiles(folder))
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
    app.put<{ Params: { uploadKey: string; offset: string } }>(
      `${base}${PARTS_PATH}/:uploadKey/:offset`,
      { bodyLimit: UPLOAD_QUOTA.part },
      async ({ params: { uploadKey, offset }, headers, body }, reply) => {
        reply.header('cache-control', 'no-store')
        const bytes = Number(headers['content-length'])
        // Other sites cannot know the ticket; an invalid number belongs to no part.
        if (!/^\d{1,10}$/.test(offset) || !Number.isInteger(bytes) || bytes < 1)
          return reply.code(400).send({ received: null })
        const taken = await take({
          uploadKey,
          ticket: String(headers['x-upload-ticket'] ?? ''),
          offset: Number(offset),
          bytes,
          body: body as Readable,
        })
        if ('received' in taken)
          return reply.code(taken.kind === 'taken' ? 200 : 409).send({ received: taken.received })
        return reply.code(STATUS[taken.kind]).send({ received: null })
      },
    )
  }
