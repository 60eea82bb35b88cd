import { Writable } from 'node:stream'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { standingNavigation, type Payload } from '#kit/web/navigation.ts'
import type { PageHead } from '#kit/web/page-head.ts'
import { setWebConfig, type WebConfig } from '#kit/web/config.ts'
import { findRoute, pageRead, type Route } from '#kit/web/route.ts'
import { redirectFor, type Redirect } from '#kit/web/route-rules.ts'
import { catalogCalls, type GamePage } from '#modules/catalog/calls.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import { eventPage } from '#modules/events/web/event-pages.ts'
import { hubsCalls, type HubPage } from '#modules/hubs/calls.ts'
import { hubReads } from '#modules/hubs/shapes.ts'
import { hubPage, withBreadcrumbs, withHubs } from '#modules/hubs/web/hub-pages.ts'
import { listPage } from '#modules/lists/web/list-page.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { shareDrawing, type PictureSubject } from '#modules/sharing/web/picture/share-drawing.tsx'
import { withStrokes } from '#modules/sharing/web/picture/strokes.ts'
import { sharedPage } from '#modules/sharing/web/shared-page.ts'
import { App } from './App.tsx'
import { challengedGame } from './challenged-game.ts'
import { localiser } from './localise.ts'
import { openReadCache } from '#kit/web/read-cache.ts'
import { absorb, callsOf, reader } from './payload.ts'
import { PAGE_DATA_ID, pageDataText as dataText, type PageData } from './page-data.ts'
import { routeRules } from './redirects.ts'
import { notFoundRoute, routes } from './routes.ts'
import { SCREEN_FILES } from './screen-files.ts'
import { speakingTexts } from './texts.ts'

export { shareKeyIn } from './challenged-game.ts'

/** Parts of routes that only the server needs, by route name. */
const asServed: Readonly<Record<string, (route: Route) => Route>> = {
  'shared-page': (route) => ({ ...route, ...sharedPage }),
  home: (route) => ({
    ...route,
    reads: (...asked) => [...(route.reads?.(...asked) ?? []), pageRead(catalogCalls.listRails, {})],
  }),
  hub: (route) => ({ ...route, ...hubPage }),
  list: (route) => ({ ...route, ...listPage }),
  today: (route) => ({ ...route, reads: () => [pageRead(dailiesCalls.readToday, {})] }),
  event: (route) => ({ ...route, ...eventPage }),
  games: withHubs,
  category: withHubs,
  game: (route) =>
    withBreadcrumbs(
      challengedGame(route),
      ({ read, params: { slug = '' } }) => read(catalogCalls.readGame, { slug })?.kind,
    ),
}
const served = routes.map((route) => asServed[route.name]?.(route) ?? route)
const calls = new Map([
  ...callsOf(served),
  [scoresCalls.readSharedRun.wire, scoresCalls.readSharedRun],
] as const)

/** Reads that pages use only without scripts, or that the browser takes from the page itself. */
const NOT_AS_DATA: readonly string[] = [catalogCalls.listRails.wire, hubReads.listHubs.wire]

export { PAGE_DATA_ID }

/** The data of a page as text. The games of a hub are omitted, because the page contains them as links. */
export function pageDataText({ payload, ...data }: PageData): string {
  const reads = payload.reads
    .filter(([wire]) => !NOT_AS_DATA.includes(wire))
    .map((read) => (read[0] === hubsCalls.readHub.wire ? withoutNames(read) : read))
  return dataText({ ...data, payload: { ...payload, reads } })
}

function withoutNames([wire, params, result]: Payload['reads'][number]): Payload['reads'][number] {
  const page = fromWire(hubsCalls.readHub.result, result) as HubPage
  return [wire, params, toWire(hubsCalls.readHub.result, { ...page, byName: '' })]
}

/** What must be read before a path can be rendered. */
export type Plan =
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'page'
      readonly reads: readonly {
        readonly wire: string
        readonly params: unknown
        readonly isExtra: boolean
      }[]
      readonly isFleeting: boolean
    }

export function planPage(path: string, query: URLSearchParams): Plan {
  const redirect = redirectFor(routeRules, path)
  if (redirect) return { kind: 'redirect', redirect }
  const match = findRoute(served, path)
  if (!match) return { kind: 'missing' }
  const reads = match.route.reads?.(match.params, query) ?? []
  return {
    kind: 'page',
    isFleeting: match.route.isFleeting ?? reads.some(({ isExtra }) => isExtra),
    reads: reads.map(({ call, params, isExtra = false }) => ({
      wire: call.wire,
      params: toWire(call.params, params),
      isExtra,
    })),
  }
}

/** The family whose game a page runs, from its reads; undefined for external and uploaded games. */
export function familyOf(payload: Payload): string | undefined {
  const { wire, result } = catalogCalls.readGame
  const read = payload.reads.find(([name]) => name === wire)
  if (!read) return undefined
  const { family, hosted } = fromWire(result, read[2]) as GamePage
  return hosted ? undefined : family
}

export interface PageWish {
  readonly path: string
  readonly language: Language
  /** The `lang` parameter as given; links keep it. */
  readonly wanted: string | null
  /** The key of a shared run in the address. */
  readonly shareKey?: string | undefined
  readonly payload: Payload
  readonly config: WebConfig
}

export interface RenderedPage {
  readonly body: string
  readonly head: PageHead
  /** Source file of the screen, as the build's manifest names it. */
  readonly screen: string
}

/** Renders the content of the root element, and the head's data. */
export async function renderPage({
  path,
  language,
  wanted,
  shareKey,
  payload,
  config,
}: PageWish): Promise<RenderedPage> {
  setWebConfig(config)
  const found = payload.status === 404 ? undefined : findRoute(served, path)
  const match = found ?? { route: notFoundRoute, params: {} }
  const texts = speakingTexts(language)
  await texts.load(['shell', ...(match.route.texts ?? [])])
  const reads = openReadCache(systemClock)
  absorb(reads, payload, calls)
  const { default: Screen } = await match.route.screen()
  const navigation = standingNavigation({ ...match, address: path, path, Screen }, localiser(wanted))
  const head = match.route.head({
    params: { ...match.params, ...(shareKey === undefined ? {} : { shareKey }) },
    language,
    say: texts.say,
    read: reader(reads),
  })
  const body = await renderWhole(
    <App language={language} say={texts.say} navigation={navigation} reads={reads} />,
  )
  return { body, head, screen: SCREEN_FILES[match.route.name]! }
}

/** Draws the preview picture of a shared page, as an SVG without words. */
export const drawSharePicture = async (subject: PictureSubject): Promise<string> =>
  withStrokes(renderToStaticMarkup(await shareDrawing(subject)))

function renderWhole(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onError: reject,
      onShellError: reject,
    })
  })
}
