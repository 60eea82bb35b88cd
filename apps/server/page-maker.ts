import type { Language } from '#kit/i18n/languages.ts'
import type { Payload } from '#kit/web/navigation.ts'
import { redirectFor, type RouteRule } from '#kit/web/route-rules.ts'
import type { TagSettings } from '#modules/consent/model.ts'
import { makeAsset, packAsset, type Asset } from './assets.ts'
import { documentOf } from './document.ts'
import { previewOf } from './game-pictures.ts'
import type { Kept } from './kept-assets.ts'
import { tagHosts } from './tags-config.ts'
import type { WebBuild } from './web-build.ts'

/** Answers a public read in a language, in wire form; undefined if it is refused. */
export type PublicRead = (wire: string, params: unknown, language: Language) => Promise<unknown>

export interface PageParts {
  readonly build: WebBuild
  readonly read: PublicRead
  /** The current slug of the game with this slug, as the catalogue spells it; undefined for an unknown one. */
  readonly currentSlug: (slug: string) => string | undefined
  readonly publicUrl: string | undefined
  readonly apiBase: string
  readonly resourceHost: string
  readonly tags?: TagSettings | undefined
  readonly contact?: string | undefined
  /** The operator's redirects; the portal's own rules take precedence, its pages come last. */
  readonly ownRedirects?: () => readonly RouteRule[]
  /** Hides the component gallery from visitors. */
  readonly hidesGallery?: boolean
  /** A notice above every page, but not above a game. */
  readonly notice?: (language: Language) => string | undefined
}

export interface PageWish {
  readonly path: string
  readonly language: Language
  /** The language in the URL, which links keep. */
  readonly wanted: Language | null
  /** The key of a shared run in the URL; it may not exist. */
  readonly shareKey?: string | undefined
}

export interface Planned {
  readonly payload: Payload
  readonly isFleeting: boolean
  /** Everything that the URL names besides the page was found. */
  readonly isWhole: boolean
}

type PlanOfPage = Extract<ReturnType<WebBuild['pages']['planPage']>, { kind: 'page' }>

/** The route of a URL, before any data is read. */
export type PageRoute =
  | { readonly kind: 'known'; readonly payload: Payload }
  | { readonly kind: 'read'; readonly isFleeting: boolean; plan(): Promise<Planned> }

/**
 * Medium compression: a tenth of the time of the best, for 15 % more bytes. A page that is requested again is
 * compressed better.
 */
const FIRST_QUALITY = 4
const FRESH_EACH_TIME = 'no-cache'
const GAME_PATH = /^\/g\/([^/]+)$/
/** The slug in the path of a game's page, as written there. */
export const slugIn = (path: string): string | undefined => GAME_PATH.exec(path)?.[1]
const SHARED_PATH = '/shtml/'
const GALLERY = '/dev/ui'
export const MISSING: Payload = { status: 404, reads: [] }

/** All missing pages share one cached page, except that an expired shared page says so. */
export const missingPath = (path: string) => (path.startsWith(SHARED_PATH) ? `${SHARED_PATH}-` : '/-')

/** Configuration of this portal for browsers. */
function webConfigOf(parts: PageParts) {
  const tags = parts.tags && { isAsking: parts.tags.isAsking, hosts: tagHosts(parts.tags) }
  return {
    apiBase: parts.apiBase,
    ...(parts.resourceHost === '' ? {} : { resourceHost: parts.resourceHost }),
    buildId: parts.build.id,
    ...(tags ? { tags } : {}),
    ...(parts.contact === undefined ? {} : { contact: parts.contact }),
  }
}

/** Plans and renders the portal's pages. */
export function openPageMaker(parts: PageParts) {
  const { build } = parts
  const config = webConfigOf(parts)

  /** Redirects to a game's canonical URL, for any spelling and for retired games; detects an unknown game without a read. */
  function spelledOut(path: string): Payload | undefined {
    const slug = slugIn(path)
    if (slug === undefined) return undefined
    const current = parts.currentSlug(decoded(slug))
    if (current === undefined) return MISSING
    return current === slug ? undefined : { status: 301, redirect: `/g/${current}`, reads: [] }
  }

  function routeOf(path: string, query: URLSearchParams, language: Language): PageRoute {
    const plan = build.pages.planPage(path, query)
    const redirect =
      plan.kind === 'redirect' ? plan.redirect : redirectFor(parts.ownRedirects?.() ?? [], path)
    if (redirect) {
      const status = redirect.permanent ? 301 : 302
      return { kind: 'known', payload: { status, redirect: redirect.to, reads: [] } }
    }
    const isHidden = parts.hidesGallery === true && path === GALLERY
    if (plan.kind !== 'page' || isHidden) return { kind: 'known', payload: MISSING }
    const elsewhere = spelledOut(path)
    if (elsewhere) return { kind: 'known', payload: elsewhere }
    const { isFleeting } = plan
    return {
      kind: 'read',
      isFleeting,
      async plan() {
        const results = await Promise.all(
          plan.reads.map(({ wire, params }) => parts.read(wire, params, language)),
        )
        return plannedWith(plan, results)
      },
    }
  }

  /** Without a configured public URL, links in the head are relative: a visitor's Host header must not get into a cached page. */
  async function render({ path, language, wanted, shareKey }: PageWish, payload: Payload): Promise<Asset> {
    const origin = parts.publicUrl ?? ''
    const { body, head, screen } = await build.pages.renderPage({
      path,
      language,
      wanted,
      shareKey,
      payload,
      config,
    })
    const family = build.pages.familyOf(payload)
    const chunks = build.chunksOf({ screen, language, ...(family ? { family } : {}) })
    const html = documentOf({
      ...chunks,
      language,
      head,
      body,
      path,
      query: shareKey === undefined ? '' : `?beat=${shareKey}`,
      origin,
      scriptsWait: !family,
      // On a game page fonts are not preloaded: they would compete with the game for bandwidth.
      fonts: family ? [] : build.fonts,
      data: build.pages.pageDataText({
        language,
        address: path,
        payload,
        config,
        ...(parts.tags ? { tags: parts.tags } : {}),
      }),
      dataId: build.pages.PAGE_DATA_ID,
      picture: previewOf(head, origin),
      notice: family ? undefined : parts.notice?.(language),
    })
    return packAsset(Buffer.from(html), 'text/html; charset=utf-8', FRESH_EACH_TIME, FIRST_QUALITY)
  }

  return { routeOf, render, payloadAsset, knownPayload }
}

/** The page with its read data; undefined if a required read failed. */
function plannedWith(plan: PlanOfPage, results: readonly unknown[]): Planned {
  const { isFleeting } = plan
  const lost = plan.reads.filter((_, index) => results[index] === undefined)
  const isWhole = lost.length === 0
  if (lost.some(({ isExtra }) => !isExtra)) return { payload: MISSING, isFleeting, isWhole }
  const reads = plan.reads
    .map(({ wire, params }, index) => [wire, params, results[index]] as const)
    .filter(([, , result]) => result !== undefined)
  return { payload: { status: 200, reads }, isFleeting, isWhole }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const bytesOf = (payload: Payload) => Buffer.from(JSON.stringify(payload))

const payloadAsset = (payload: Payload): Promise<Asset> =>
  packAsset(bytesOf(payload), JSON_TYPE, FRESH_EACH_TIME, FIRST_QUALITY)

/** A few bytes that need no read: compressing them would cost more than sending them. */
const knownPayload = (payload: Payload): Kept => ({
  asset: makeAsset(bytesOf(payload), JSON_TYPE, FRESH_EACH_TIME, { compress: false }),
  status: payload.status === 404 ? 404 : 200,
})

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
