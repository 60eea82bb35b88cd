import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alive, at, openPage, visit } from './browser.ts'
import { buildId } from './portal.ts'
import { word } from './words.ts'

const LATEST = '**/_app/builds/latest.json?*'
const allGames = (page: Page) =>
  page.getByRole('link', { name: word('catalog', 'home.all'), exact: true }).first()
/** Leaves a mark in the page, which a full load removes. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset['mark'] = 'old'))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'old')
const answerBuild = (page: Page, id: string) =>
  page.route(LATEST, (route) => route.fulfill({ json: { id, timestamp: 1 } }))

/** Records the documents that the page loads, by path. */
function documents(page: Page): readonly string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('the newest build is requested past every cache, and after a new build the next page is a full load [4.29] [7.46]', async () => {
  const page = await openPage()
  await page.clock.install()
  await answerBuild(page, 'another-build')
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('latest.json') && asked.push(new URL(request.url()).search),
  )
  await visit(page, '/')
  await page.clock.fastForward('10:01')
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/^\?\d{13}$/)
  await mark(page)
  await page.waitForTimeout(200)
  await allGames(page).click()
  await page.waitForURL(at('/games'))
  await alive(page)
  expect(await isMarked(page)).toBe(false)
})

test('while the build is the same navigation stays in the page [4.29]', async () => {
  const page = await openPage()
  await page.clock.install()
  await answerBuild(page, buildId())
  await visit(page, '/')
  await page.clock.fastForward('10:01')
  await mark(page)
  await page.waitForTimeout(200)
  await allGames(page).click()
  await page.waitForURL(at('/games'))
  expect(await isMarked(page)).toBe(true)
})

test('a missing chunk reloads the page once, and then it is there [4.30]', async () => {
  const page = await openPage({ expected: [/status of 404/] })
  let isGone = true
  await page.route(/\/assets\/GamesScreen-.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await visit(page, '/')
  const loaded = documents(page)
  await mark(page)
  page.on('framenavigated', () => (isGone = false))
  await allGames(page).click()
  await page.waitForURL(at('/games'))
  await alive(page)
  expect(await isMarked(page)).toBe(false)
  expect(loaded).toEqual(['/games'])
})

test('a browser without storage also reloads the page of a missing chunk [4.30]', async () => {
  const refuse = `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`
  const page = await openPage({ before: refuse, expected: [/status of 404/, /dynamically imported module/] })
  await page.route(/\/assets\/GamesScreen-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await visit(page, '/')
  const loaded = documents(page)
  await allGames(page).click()
  await page.waitForURL(at('/games'))
  expect(loaded).toEqual(['/games'])
})

test('a chunk that stays missing does not reload the page endlessly [4.30]', async () => {
  const page = await openPage({ expected: [/status of 404/, /dynamically imported module/] })
  await page.route(/\/assets\/GamesScreen-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await visit(page, '/')
  const loaded = documents(page)
  await allGames(page).click()
  await page.waitForURL(at('/games'))
  await page.waitForTimeout(2500)
  expect(loaded).toEqual(['/games'])
  // The server-rendered page is still readable and usable.
  await page.locator('main a[href="/g/sudoku"]').click()
  await page.waitForURL(at('/g/sudoku'))
})

const link = (connection: object) =>
  `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`

test.for([
  { connection: { effectiveType: '4g', saveData: false }, fetched: true },
  { connection: { effectiveType: '4g', saveData: true }, fetched: false },
  { connection: { effectiveType: '2g', saveData: false }, fetched: false },
  { connection: { effectiveType: 'slow-2g', saveData: false }, fetched: false },
])('a page is prefetched over $connection: $fetched [7.46]', async ({ connection, fetched }) => {
  const page = await openPage({ before: link(connection) })
  const ahead: string[] = []
  page.on('request', (request) => ahead.push(new URL(request.url()).pathname))
  await visit(page, '/')
  await allGames(page).hover()
  await page.waitForTimeout(500)
  expect(ahead.includes('/_app/payload/en/games')).toBe(fetched)
  expect(ahead.some((path) => path.includes('GamesScreen'))).toBe(fetched)
})

test('the server serves the build’s metadata by id, and pages as payloads [7.46]', async () => {
  const meta = await fetch(at(`/_app/builds/meta/${buildId()}.json`))
  expect(await meta.json()).toMatchObject({ id: buildId() })
  const latest = await fetch(at('/_app/builds/latest.json?1'))
  expect(latest.headers.get('cache-control')).toBe('no-cache')
  const payload = (await (await fetch(at('/_app/payload/de/g/2048'))).json()) as {
    status: number
    reads: unknown[]
  }
  expect(payload.status).toBe(200)
  expect(JSON.stringify(payload.reads)).toContain('"2048"')
  expect((await fetch(at('/_app/payload/xx/games'))).status).toBe(404)
})

test('of two links pressed in quick succession the last one wins, and the current page’s link does nothing [9.14]', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.route('**/_app/payload/en/games**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue().catch(() => undefined)
  })
  await allGames(page).click()
  await page
    .getByRole('link', { name: word('catalog', 'nav.settings'), exact: true })
    .first()
    .click()
  await page.waitForURL(at('/settings'))
  await page.waitForTimeout(1200)
  expect(page.url()).toBe(at('/settings'))
  const entries = await page.evaluate(() => history.length)
  await page
    .getByRole('link', { name: word('catalog', 'nav.settings'), exact: true })
    .first()
    .click()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})
