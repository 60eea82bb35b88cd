import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguages, isLanguage, pickLanguage, type Language } from '#kit/i18n/languages.ts'
import type { Payload } from '#kit/web/navigation.ts'
import { redirectFor, type RouteRule } from '#kit/web/route-rules.ts'
import { tidyPath } from '#kit/web/route.ts'
import type { Tag, TagSettings } from '#modules/consent/model.ts'
import { tagsAllowed } from '#modules/consent/rules/tags.ts'
import { makeAsset, type Asset } from './assets.ts'
import { contentPolicy, documentOf } from './document.ts'
import { addressOf, originOf } from './origin.ts'
import { sendAsset } from './send-asset.ts'
import { tagHosts } from './tags-config.ts'
import type { WebBuild } from './web-build.ts'

/** Answers a public read in a language, in wire form; nothing when it is refused. */
export type PublicRead = (wire: string, params: unknown, language: Language) => Promise<unknown>

export interface PageServices {
  readonly build: WebBuild
  readonly read: PublicRead
  /** The spelling of a game's slug in the catalogue, whatever its capitals; nothing for an unknown one. */
  readonly canonicalSlug: (slug: string) => string | undefined
  readonly publicUrl: string | undefined
  readonly apiBase: string
  readonly resourceHost: string
  readonly mediaHosts?: readonly string[]
  /** Hosts of games of others at the moment. */
  readonly gameHosts?: () => readonly string[]
  readonly tags?: TagSettings | undefined
  /** Redirects that the operator has set; the portal's own rules come before them, its pages after them. */
  readonly ownRedirects?: () => readonly RouteRule[]
  /** What everybody is told above every page, but not above a game. */
  readonly notice?: (language: Language) => string | undefined
  /** Changes with the pages' content: the day, for the game of the day. */
  readonly edition: () => string
}

interface Page {
  readonly asset: Asset
  readonly status: number
}

interface Planned {
  readonly payload: Payload
  readonly isFleeting?: boolean
}

const MOST_PAGES = 8000
/** Twice the time of 10 for 2 % fewer bytes: a page is packed once a day and sent many times. */
const PAGE_QUALITY = 11
/** A page that is made for one visitor is not worth the time. */
const FLEETING_QUALITY = 4
const FRESH_EACH_TIME = 'no-cache'
const MISSING: Payload = { status: 404, reads: [] }
const GAME_PATH = /^\/g\/([^/]+)$/

/** Serves every page of the portal, rendered once per path and language, and the payloads for moves inside it. */
export function servePages(app: FastifyInstance, services: PageServices) {
  const { build } = services
  const policyWith = policies(services)
  const tags = services.tags && { isAsking: services.tags.isAsking, hosts: tagHosts(services.tags) }
  const pages = new Map<string, Page>()
  let edition = services.edition()

  async function planOf(path: string, query: URLSearchParams, language: Language): Promise<Planned> {
    const plan = build.pages.planPage(path, query)
    const redirect =
      plan.kind === 'redirect' ? plan.redirect : redirectFor(services.ownRedirects?.() ?? [], path)
    if (redirect)
      return { payload: { status: redirect.permanent ? 301 : 302, redirect: redirect.to, reads: [] } }
    if (plan.kind !== 'page') return { payload: MISSING }
    const spelling = redirectToSpelling(path)
    if (spelling) return { payload: { status: 301, redirect: spelling, reads: [] } }
    const results = await Promise.all(
      plan.reads.map(({ wire, params }) => services.read(wire, params, language)),
    )
    if (results.some((result) => result === undefined)) return { payload: MISSING }
    const reads = plan.reads.map(({ wire, params }, index) => [wire, params, results[index]] as const)
    return { payload: { status: 200, reads }, isFleeting: plan.isFleeting }
  }

  function redirectToSpelling(path: string): string | undefined {
    const slug = GAME_PATH.exec(path)?.[1]
    const canonical = slug === undefined ? undefined : services.canonicalSlug(slug)
    return canonical === undefined || canonical === slug ? undefined : `/g/${canonical}`
  }

  async function render(
    path: string,
    language: Language,
    wanted: string | null,
    { payload, isFleeting = false }: Planned,
    origin: string,
  ): Promise<Page> {
    const config = {
      apiBase: services.apiBase,
      resourceHost: services.resourceHost,
      buildId: build.id,
      ...(tags ? { tags } : {}),
    }
    const { body, head, screen } = await build.pages.renderPage({ path, language, wanted, payload, config })
    const family = build.pages.familyOf(payload)
    const { entry, preload, styles, lateStyles, sheets } = build.chunksOf({
      screen,
      language,
      ...(family ? { family } : {}),
    })
    const html = documentOf({
      language,
      head,
      body,
      path,
      origin,
      entry,
      preload,
      scriptsWait: !family,
      styles,
      lateStyles,
      sheets,
      // A game stands before its page has its letters: fonts would take the link from it.
      fonts: family ? [] : build.fonts,
      data: build.pages.pageDataText({
        language,
        address: path,
        payload,
        config,
        ...(services.tags ? { tags: services.tags } : {}),
      }),
      dataId: build.pages.PAGE_DATA_ID,
      picture: head.image ? origin + head.image : undefined,
      notice: family ? undefined : services.notice?.(language),
    })
    return {
      asset: makeAsset(Buffer.from(html), 'text/html; charset=utf-8', FRESH_EACH_TIME, {
        quality: isFleeting ? FLEETING_QUALITY : PAGE_QUALITY,
      }),
      status: payload.status === 404 ? 404 : 200,
    }
  }

  async function pageOf(
    path: string,
    query: URLSearchParams,
    language: Language,
    origin: string,
  ): Promise<Page | { readonly redirect: string; readonly status: number }> {
    const wanted = query.get('lang')
    const key = [origin, language, wanted ?? '', path].join(' ')
    if (edition !== services.edition()) {
      pages.clear()
      edition = services.edition()
    }
    const kept = pages.get(key)
    if (kept) return kept
    const planned = await planOf(path, query, language)
    const { redirect, status } = planned.payload
    if (redirect) return { redirect, status }
    const page = await render(path, language, wanted, planned, origin)
    if (page.status === 200 && !planned.isFleeting) {
      pages.set(key, page)
      if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value!)
    }
    return page
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = addressOf(request)
    const path = tidyPath(url.pathname)
    const language = pickLanguage(
      url.searchParams.get('lang'),
      acceptedLanguages(request.headers['accept-language']),
    )
    const page = await pageOf(path, url.searchParams, language, originOf(request, services.publicUrl))
    if ('redirect' in page) return reply.redirect(withQuery(page.redirect, url.search), page.status)
    const policy = policyWith(tagsOf(request, path, url.search))
    reply.header('content-security-policy', policy).header('content-language', language)
    return sendAsset(request, reply, page.asset, page.status)
  }

  /** The scripts of others that this visitor's page may load, if he agrees. */
  function tagsOf({ headers }: FastifyRequest, path: string, search: string): readonly Tag[] {
    if (!services.tags) return []
    return tagsAllowed(services.tags.tags, {
      path,
      search,
      userAgent: headers['user-agent'] ?? '',
      isPrivate: headers['sec-gpc'] === '1',
    })
  }

  async function answerPayload(request: FastifyRequest, reply: FastifyReply) {
    const url = addressOf(request)
    const [, , , language = '', ...rest] = url.pathname.split('/')
    if (!isLanguage(language)) return reply.code(404).send({ status: 404, reads: [] })
    const { payload } = await planOf(`/${rest.join('/')}`, url.searchParams, language)
    const asset = makeAsset(
      Buffer.from(JSON.stringify(payload)),
      'application/json; charset=utf-8',
      FRESH_EACH_TIME,
    )
    return sendAsset(request, reply, asset, payload.status === 404 ? 404 : 200)
  }

  app.get('/_app/payload/*', answerPayload)
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerPage(request, reply)
      : reply.code(404).send(),
  )
}

/** The content policy of a page, by the scripts that it may load. */
function policies(services: PageServices) {
  const made = new Map<string, string>()
  let known: readonly string[] = []
  return (tags: readonly Tag[]): string => {
    const gameHosts = services.gameHosts?.() ?? []
    if (gameHosts !== known) made.clear()
    known = gameHosts
    const kinds = tags.map(({ kind }) => kind).join()
    const policy = made.get(kinds) ?? contentPolicy({ ...services, tags, gameHosts })
    made.set(kinds, policy)
    return policy
  }
}

const withQuery = (address: string, search: string) =>
  /^[a-z]+:/i.test(address) || !search ? address : address + search
