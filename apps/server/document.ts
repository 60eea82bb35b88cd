import { createHash } from 'node:crypto'
import { BRAND_NAME, BRAND_NIGHT } from '#kit/brand/brand.ts'
import { directionOf, LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { PageHead } from '#kit/web/page-head.ts'
import type { Tag } from '#modules/consent/model.ts'
import { REPORTS_PATH } from './policy-reports.ts'

/** Sets the chosen theme before the first paint; the content policy allows it by its hash. */
const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
/**
 * Loads the scripts once the page and its first covers are painted, so that they do not delay the picture: at the first touch
 * or key at the latest, or after 1.5 s if a cover does not load.
 */
const START_SCRIPT = `{let s=document.currentScript.dataset.parts.split(" "),g=()=>s.forEach(p=>import(p));onpointerdown=onkeydown=g;onload=()=>new PerformanceObserver(g).observe({type:"paint",buffered:!0});setTimeout(g,1500)}`
const HASHES = [THEME_SCRIPT, START_SCRIPT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')

const hostOf = (address: string) => (/^https?:\/\//.test(address) ? ` ${new URL(address).origin}` : '')

const listed = (hosts: readonly string[]) => [...new Set(hosts)].map((host) => ` ${host}`).join('')

/** The content security policy of a page. */
export function contentPolicy({
  apiBase,
  resourceHost,
  mediaHosts = [],
  gameHost,
  tags = [],
}: {
  readonly apiBase: string
  readonly resourceHost: string
  /** Hosts of streams of workers on other machines; their latency is measured by https. */
  readonly mediaHosts?: readonly string[]
  /** The origin of the hosted game on this page; it is requested before its frame is shown. */
  readonly gameHost?: string | undefined
  /** Third-party scripts that this page may load. */
  readonly tags?: readonly Tag[]
}): string {
  const resources = hostOf(resourceHost)
  const streams = mediaHosts.map((host) => ` ${host} ${host.replace('ws', 'http')}`).join('')
  const scripts = listed(tags.map(({ script }) => new URL(script).origin))
  const reports = listed(tags.flatMap(({ hosts }) => hosts))
  const ads = listed(tags.filter(({ kind }) => kind === 'ads').flatMap(({ hosts }) => hosts))
  const games = gameHost === undefined ? '' : ` ${gameHost}`
  // An external game must not frame a page of ours.
  const frames = `${ads && ` 'self'${ads}`}${games}`
  return [
    `default-src 'self'${resources}`,
    `script-src 'self' ${HASHES}${scripts}`,
    // React writes style attributes, and critical styles are inline.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${resources}${reports}`,
    // WebSockets have another scheme, so a separate host must be listed with it.
    `connect-src 'self'${hostOf(apiBase)}${hostOf(apiBase).replace('http', 'ws')}${streams}${games}${reports}`,
    ...(frames ? [`frame-src${frames}`] : []),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // A player's data export is downloaded with a form, from the host of the API.
    `form-action 'self'${hostOf(apiBase)}`,
    `frame-ancestors 'none'`,
    `report-uri ${REPORTS_PATH}`,
  ].join('; ')
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Uses the page's tokens; above all content, and beside the rail if there is one. */
const NOTICE_STYLE =
  'margin:0;padding-block:10px;padding-inline:max(16px,var(--rail,0px));text-align:center;text-wrap:balance;background:var(--busy);color:var(--busy-ink)'

/** The preview picture of a page: one of known size is shown large. */
export interface Preview {
  readonly address: string
  readonly size?: { readonly width: number; readonly height: number } | undefined
}

export interface DocumentParts {
  readonly language: Language
  readonly head: PageHead
  readonly body: string
  readonly data: string
  readonly dataId: string
  readonly path: string
  /** The query that makes it a separate page for messengers. */
  readonly query?: string
  readonly origin: string
  readonly styles: string
  /** Stylesheets that the boot script of a game page enables later. */
  readonly lateStyles?: string | undefined
  readonly sheets: readonly string[]
  readonly fonts: readonly string[]
  readonly preload: readonly string[]
  /** A page that is complete without scripts loads its pictures first. */
  readonly scriptsWait?: boolean
  readonly entry: string
  readonly picture: Preview
  /** The operator's announcement, in plain text. */
  readonly notice?: string | undefined
}

/** URLs of a page in all languages, for search engines (English has no parameter). */
const inLanguage = (origin: string, path: string, language: Language) =>
  `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`

function addresses({ origin, path, language, head }: DocumentParts): string {
  if (head.listed === false) return '<meta name="robots" content="noindex">'
  const others = LANGUAGES.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${inLanguage(origin, path, other)}">`,
  )
  return [
    `<link rel="canonical" href="${inLanguage(origin, path, language)}">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}${path}">`,
    ...others,
  ].join('')
}

function preview({ head, origin, path, query = '', picture }: DocumentParts): string {
  return [
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:description" content="${escaped(head.description)}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${BRAND_NAME}">`,
    `<meta property="og:url" content="${escaped(origin + path + query)}">`,
    `<meta property="og:image" content="${escaped(picture.address)}">`,
    ...largePreview(head, picture),
  ].join('')
}

function largePreview(
  { title, description, imageSize }: DocumentParts['head'],
  { address, size }: Preview,
): string[] {
  if (!size) return []
  const large = [
    `<meta property="og:image:width" content="${size.width}">`,
    `<meta property="og:image:height" content="${size.height}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ]
  // A page made for sharing has all tags; other pages save bytes, since readers fall back to the tags above.
  if (!imageSize) return large
  return [
    ...large,
    `<meta name="twitter:title" content="${escaped(title)}">`,
    `<meta name="twitter:description" content="${escaped(description)}">`,
    `<meta name="twitter:image" content="${escaped(address)}">`,
  ]
}

/** The name of a game's route is its slug, and its metadata is the game's number (spec 2.2). */
const routeOf = ({ route }: DocumentParts['head']): string =>
  route ? ` data-route="${escaped(route.name)}" data-game-id="${route.gameId}"` : ''

/** A head's structured data as text: paths in it become URLs in the language of the page. */
const structuredData = ({ origin, language }: DocumentParts, data: NonNullable<PageHead['data']>) =>
  JSON.stringify(data, (key, value: unknown) =>
    (key === 'url' || key === 'item') && typeof value === 'string' && value.startsWith('/')
      ? inLanguage(origin, value, language)
      : value,
  ).replace(/</g, '\\u003c')

/** The whole document around a rendered page. */
export function documentOf(parts: DocumentParts): string {
  const {
    scriptsWait,
    language,
    head,
    body,
    data,
    dataId,
    styles,
    lateStyles,
    sheets,
    fonts,
    preload,
    entry,
    notice,
  } = parts
  const structured = head.data
    ? `<script type="application/ld+json">${structuredData(parts, head.data)}</script>`
    : ''
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${routeOf(head)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escaped(head.title)}</title><meta name="description" content="${escaped(head.description)}">`,
    `<script>${THEME_SCRIPT}</script>`,
    ...(scriptsWait ? [] : preload.map((file) => `<link rel="modulepreload" href="${file}">`)),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    `<style>${styles}</style>`,
    lateStyles ? `<style id="late-styles" media="not all">${lateStyles}</style>` : '',
    // Disabled sheets are not loaded; they tell the bundler's loader that these styles are present.
    ...sheets.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}"><meta name="theme-color" content="${BRAND_NIGHT}">`,
    `<link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/icon-192.png">`,
    addresses(parts),
    preview(parts),
    structured,
    '</head><body>',
    notice ? `<p role="status" dir="auto" style="${NOTICE_STYLE}">${escaped(notice)}</p>` : '',
    // Elements at the top of the page stay below the notice.
    `<div id="root"${notice ? ' style="position:relative"' : ''}>${body}</div><div id="announcer" class="visually-hidden" aria-live="polite"></div>`,
    `<script type="application/json" id="${dataId}">${data}</script>`,
    scriptsWait
      ? `<script data-parts="${[...new Set([entry, ...preload])].join(' ')}">${START_SCRIPT}</script>`
      : `<script type="module" src="${entry}"></script>`,
    '</body></html>',
  ].join('')
}
