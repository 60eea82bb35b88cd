import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguages, isLanguage, namedLanguage, pickLanguage } from '#kit/i18n/languages.ts'
import type { Payload } from '#kit/web/navigation.ts'
import { tidyPath } from '#kit/web/route.ts'
import type { Tag } from '#modules/consent/model.ts'
import { tagsAllowed } from '#modules/consent/rules/tags.ts'
import { contentPolicy } from './document.ts'
import type { isolatedPages } from './hosted-games.ts'
import type { Kept } from './kept-assets.ts'
import { keepPages } from './kept-pages.ts'
import { sendAway, type Gate, type NetworkTurns, type TurnedAway } from './network-gate.ts'
import { addressOf } from './origin.ts'
import { MISSING, missingPath, openPageMaker, slugIn, type PageParts, type PageWish } from './page-maker.ts'
import { sendAsset } from './send-asset.ts'

export type { PublicRead } from './page-maker.ts'

export interface PageServices extends PageParts {
  readonly mediaHosts?: readonly string[]
  /** The origin of a hosted game, by its slug. */
  readonly gameHost?: (slug: string) => string | undefined
  /** The origin of the unlisted version that a page shows. */
  readonly previewHost?: (path: string) => string | undefined
  /** Whether a page is isolated from resources of other origins that do not opt in, as a game with threads needs. */
  readonly isIsolated?: ReturnType<typeof isolatedPages>
  /** Changes with the content of pages: the day, for the game of the day. */
  readonly edition: () => string
  /** Whether a network may cause another rendering. */
  readonly gate: Gate
  readonly turns: NetworkTurns
}

/** A page to send, a redirect, or how long to wait. */
type Found = Kept | { readonly redirect: string; readonly status: number } | TurnedAway

/** A payload is the same for everybody: the recipient of a shared run reads it separately. */
const NO_QUERY = new URLSearchParams()

/** Serves every page of the portal, rendered once per path and language, and the payloads for client-side navigation. */
export function servePages(app: FastifyInstance, services: PageServices) {
  const policyWith = policies(services)
  const maker = openPageMaker(services)
  const pages = keepPages(services.edition)
  const missing = missingPages(pages, maker)
  const plain = plainPages(pages, maker)
  const makeInTurn = pagesInTurn(pages, services.turns)

  async function findPage(request: FastifyRequest, wish: PageWish, query: URLSearchParams): Promise<Found> {
    const key = keyOf('page', wish)
    const kept = pages.get(key)
    if (kept) return kept
    const route = maker.routeOf(wish.path, query, wish.language)
    if (route.kind === 'known') {
      const { redirect, status } = route.payload
      return redirect ? { redirect, status } : missing(wish)
    }
    const retrySec = await services.gate(request)
    if (retrySec > 0) return { retrySec }
    return makeInTurn(request, key, async () => {
      const { payload, isFleeting, isWhole } = await route.plan()
      if (payload.status === 404) return { ...(await missing(wish)), isKept: false }
      // Without a key the plain page is this very page, which would wait for itself.
      if (!isWhole && wish.shareKey !== undefined) return { ...(await plain(wish, payload)), isKept: false }
      return { asset: await maker.render(wish, payload), status: 200, isKept: isWhole && !isFleeting }
    })
  }

  async function findPayload(request: FastifyRequest, wish: PageWish) {
    const key = keyOf('payload', wish)
    const kept = pages.get(key)
    if (kept) return kept
    const route = maker.routeOf(wish.path, NO_QUERY, wish.language)
    if (route.kind === 'known') return maker.knownPayload(route.payload)
    const retrySec = await services.gate(request)
    if (retrySec > 0) return { retrySec }
    return makeInTurn(request, key, async () => {
      const { payload, isFleeting } = await route.plan()
      const isKept = payload.status === 200 && !isFleeting
      return { asset: await maker.payloadAsset(payload), status: payload.status, isKept }
    })
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = addressOf(request)
    const path = tidyPath(url.pathname)
    const asked = url.searchParams.get('lang')
    const language = pickLanguage(asked, acceptedLanguages(request.headers['accept-language']))
    const shareKey =
      slugIn(path) === undefined ? undefined : services.build.pages.shareKeyIn(url.searchParams)
    const wish = { path, language, wanted: namedLanguage(asked) ?? null, shareKey }
    const found = await findPage(request, wish, url.searchParams)
    if ('retrySec' in found) return sendAway(reply, found.retrySec, language)
    if ('redirect' in found) return reply.redirect(withQuery(found.redirect, url.search), found.status)
    const policy = policyWith(
      tagsOf(services, request, { path, search: url.search }),
      services.gameHost?.(slugIn(path) ?? '') ?? services.previewHost?.(path),
    )
    reply.header('content-security-policy', policy).header('content-language', language)
    const isolation = await services.isIsolated?.(path, slugIn(path), () => services.gate(request))
    if (typeof isolation === 'object') return sendAway(reply, isolation.retrySec, language)
    if (isolation) reply.header('cross-origin-embedder-policy', 'require-corp')
    return sendAsset(request, reply, found.asset, found.status)
  }

  async function answerPayload(request: FastifyRequest, reply: FastifyReply) {
    const url = addressOf(request)
    const [, , , language = '', ...rest] = url.pathname.split('/')
    if (!isLanguage(language)) return reply.code(404).send(MISSING)
    const wish = { path: `/${rest.join('/')}`, language, wanted: null }
    const found = await findPayload(request, wish)
    if ('retrySec' in found) return sendAway(reply, found.retrySec, language)
    return sendAsset(request, reply, found.asset, found.status)
  }

  app.get('/_app/payload/*', answerPayload)
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerPage(request, reply)
      : reply.code(404).send(),
  )
}

/** Visitors determine only the path and the key of a shared run. */
const keyOf = (kind: string, { path, language, wanted, shareKey = '' }: PageWish) =>
  [kind, language, wanted === null ? '' : 'named', path, shareKey].join(' ')

/**
 * A rendering in progress needs no turn: a class that opens one link waits for one rendering, even of a page that is
 * not cached.
 */
const pagesInTurn =
  (pages: ReturnType<typeof keepPages>, turns: NetworkTurns) =>
  (
    request: FastifyRequest,
    key: string,
    work: Parameters<typeof pages.make>[1],
  ): Promise<Kept | TurnedAway> =>
    pages.joined(key) ??
    // Another request may have rendered it, or be rendering it, by now.
    turns(request)(async () => pages.get(key) ?? (await pages.make(key, work)))

/** The page of a game for a made-up link; nothing of the link gets into it. */
const plainPages =
  (pages: ReturnType<typeof keepPages>, maker: ReturnType<typeof openPageMaker>) =>
  async (wish: PageWish, payload: Payload): Promise<Kept> => {
    const bare = { ...wish, shareKey: undefined }
    const key = keyOf('page', bare)
    const kept = pages.get(key)
    if (kept) return kept
    return pages.make(key, async () => ({
      asset: await maker.render(bare, payload),
      status: 200,
      isKept: true,
    }))
  }

/** The page of an unknown URL, shared by all that look alike. */
const missingPages =
  (pages: ReturnType<typeof keepPages>, maker: ReturnType<typeof openPageMaker>) =>
  (wish: PageWish): Promise<Kept> => {
    const alike = { ...wish, path: missingPath(wish.path), shareKey: undefined }
    const key = keyOf('missing', alike)
    const kept = pages.get(key)
    if (kept) return Promise.resolve(kept)
    return pages.make(key, async () => ({
      asset: await maker.render(alike, MISSING),
      status: 404,
      isKept: true,
    }))
  }

/** The third-party scripts that this visitor's page may load, with their consent. */
function tagsOf(
  { tags }: PageServices,
  { headers }: FastifyRequest,
  { path, search }: Record<'path' | 'search', string>,
): readonly Tag[] {
  if (!tags) return []
  return tagsAllowed(tags.tags, {
    path,
    search,
    userAgent: headers['user-agent'] ?? '',
    isPrivate: headers['sec-gpc'] === '1',
  })
}

/** The content policy of a page, depending on the scripts that it may load. */
function policies(services: PageServices) {
  const made = new Map<string, string>()
  return (tags: readonly Tag[], gameHost: string | undefined): string => {
    if (gameHost !== undefined) return contentPolicy({ ...services, tags, gameHost })
    const kinds = tags.map(({ kind }) => kind).join()
    const policy = made.get(kinds) ?? contentPolicy({ ...services, tags, gameHost: undefined })
    made.set(kinds, policy)
    return policy
  }
}

const withQuery = (address: string, search: string) =>
  /^[a-z]+:/i.test(address) || !search ? address : address + search
