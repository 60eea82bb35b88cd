import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'

/** One request of a page, and the bytes of its response as received, without headers. */
export interface Loaded {
  readonly path: string
  readonly bytes: number
}

/** What a first visit to a page loads until the network is idle. */
export interface FirstLoad {
  readonly requests: readonly Loaded[]
  /** Bytes of page, scripts, styles, covers and calls, for which there is a budget. */
  readonly budgeted: number
  readonly fonts: number
  /** Bytes of the game's own chunk, worker and texts, which load first and are not counted for the portal. */
  readonly game: number
}

/** Budgets of a first visit, in bytes and requests. */
export const BUDGETS = {
  home: { path: '/', bytes: 110_000, requests: 25 },
  game: { path: '/g/2048', bytes: 130_000, requests: 25 },
  games: { path: '/games', bytes: 125_000, requests: 40 },
  hub: { path: '/hub/solitaire', bytes: 125_000, requests: 40 },
} as const

/** Waits this long for more requests: sign-in and the service worker start when the page is idle. */
const SILENCE_MS = 6000

/** Opens a page with an empty cache and counts all requests of the page and its workers. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const own = gameFiles('twenty48', 'en')
  const sizes: Promise<Loaded>[] = []
  page.context().on('requestfinished', (request) => sizes.push(sizeOf(request)))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SILENCE_MS)
  // A worker's cache hits have a negative size, since their headers are subtracted from zero bytes.
  const requests = (await Promise.all(sizes)).filter(({ bytes }) => bytes >= 0)
  const sum = (wanted: (path: string) => boolean) =>
    requests.reduce((total, { path, bytes }) => total + (wanted(path) ? bytes : 0), 0)
  const isFont = (path: string) => path.endsWith('.woff2')
  const fonts = sum(isFont)
  const game = sum((path) => own.has(path))
  return { requests, fonts, game, budgeted: sum(() => true) - fonts - game }
}

async function sizeOf(request: Request): Promise<Loaded> {
  const { responseBodySize } = await request.sizes()
  return { path: new URL(request.url()).pathname, bytes: responseBodySize }
}

type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly assets?: readonly string[] }
  >
>

/** Files that only games need: those of a family's view that the boot of a game page does not load. */
function gameFiles(family: string, language: string): ReadonlySet<string> {
  const file = join(import.meta.dirname, '../dist/client/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const reach = (key: string, into: Set<string>): Set<string> => {
    const entry = manifest[key]
    if (!entry || into.has(`/${entry.file}`)) return into
    for (const path of [entry.file, ...(entry.assets ?? [])]) into.add(`/${path}`)
    for (const next of entry.imports ?? []) reach(next, into)
    return into
  }
  const shared = reach('apps/web/game-boot.ts', reach('apps/web/entry-client.tsx', new Set()))
  const own = reach(`virtual:family/${family}`, reach(`games/${family}/messages/${language}.json`, new Set()))
  return new Set([...own].filter((path) => !shared.has(path)))
}
