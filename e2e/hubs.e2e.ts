import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { at, openPage, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { said, word } from './words.ts'

const text = async (path: string) => (await fetch(at(path))).text()

/** The plain links of a page, which work without scripts. */
async function linksOf(path: string): Promise<string[]> {
  const body = (await text(path)).replace(/<(script|noscript)\b[^]*?<\/\1>/g, '')
  return [...body.matchAll(/<a\b[^>]*? href="(\/[^"?#]*)/g)].map(([, href]) => href!)
}

/** Pages one click away; links of games are not followed. */
async function following(paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const path of paths)
    if (!path.startsWith('/g/')) for (const link of await linksOf(path)) found.add(link)
  return found
}

const CLICKS = 3

test('every game is at most three plain links from the home page', async () => {
  const seen = new Set<string>(['/'])
  let edge: readonly string[] = ['/']
  for (let click = 0; click < CLICKS; click++) {
    edge = [...(await following(edge))].filter((path) => !seen.has(path))
    for (const path of edge) seen.add(path)
  }
  const far = readCatalogue().filter(({ slug }) => !seen.has(`/g/${slug}`))
  expect(far.map(({ slug }) => slug)).toEqual([])
})

test('a hub’s structured data have its description, its place, its games and its questions', async () => {
  const html = await text('/hub/sudoku?lang=de')
  expect(html).toContain(`<link rel="canonical" href="${at('/hub/sudoku?lang=de')}">`)
  for (const language of LANGUAGES) expect(html).toContain(`hreflang="${language}"`)
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': parts } = JSON.parse(data) as { '@graph': readonly Record<string, unknown>[] }
  expect(parts.map((part) => part['@type'])).toEqual([
    'CollectionPage',
    'BreadcrumbList',
    'ItemList',
    'FAQPage',
  ])
  const [page, way, list, questions] = parts
  expect(page).toMatchObject({ inLanguage: 'de', url: at('/hub/sudoku?lang=de') })
  const steps = (way!['itemListElement'] as { item: string }[]).map(({ item }) => item)
  expect(steps).toEqual(['/', '/games', '/games/numbers', '/hub/sudoku'].map((path) => at(`${path}?lang=de`)))
  expect(list).toMatchObject({ itemListElement: { length: 12 } })
  const asked = questions!['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
  expect(asked.length).toBeGreaterThanOrEqual(5)
  for (const { name, acceptedAnswer } of asked) {
    expect(name).toMatch(/^Sudoku: /)
    expect(html).toContain(`<h3>${name}</h3><p>${acceptedAnswer.text}</p>`)
  }
})

test('a game’s structured data have its breadcrumbs', async () => {
  const html = await text('/g/sudoku')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { mainEntityOfPage } = JSON.parse(data) as { mainEntityOfPage: { breadcrumb: unknown } }
  const steps = ['/', '/games', '/games/numbers', '/hub/sudoku'].map((path) => ({ item: at(path) }))
  expect(mainEntityOfPage.breadcrumb).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: steps })
})

test('hubs are in the sitemap of every language, and unknown ones are not found', async () => {
  const map = await text('/sitemap-ja.xml')
  for (const slug of ['sudoku', 'offline', 'for-two'])
    expect(map).toContain(`<loc>${at(`/hub/${slug}?lang=ja`)}</loc>`)
  expect((await fetch(at('/hub/no-such-hub'))).status).toBe(404)
})

test('a hub can be read without scripts, and links to its games', async () => {
  const page = await openPage({ javaScript: false, isMobile: true })
  await page.goto(at('/hub/chess'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { name: /which game is a good start/ }).waitFor()
  await page.locator('main a[href="/g/classic-chess"]').first().tap()
  await page.waitForURL(at('/g/classic-chess'))
})

test('a hub lists all its games by name, also after going back to it', async () => {
  const page = await openPage()
  await visit(page, '/hub/solitaire')
  expect(await text('/hub/solitaire')).toContain('"index":""')
  const names = page.locator('section[aria-labelledby="names"] li')
  const all = await names.count()
  expect(all).toBeGreaterThan(100)
  await page.locator('section[aria-labelledby="kin"] a').first().click()
  await page.waitForURL((url) => url.pathname !== '/hub/solitaire')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Solitaire', exact: true }).waitFor()
  await expect.poll(() => names.count()).toBe(all)
  expect(
    await names.getByRole('link', { name: 'Klondike Solitaire', exact: true }).getAttribute('href'),
  ).toBe('/g/klondike-solitaire')
})

test('navigation leads from all games to a kind, to its games, and back up from a game', async () => {
  const page = await openPage()
  await visit(page, '/games')
  const kinds = page.getByRole('navigation', { name: word('centre', 'kinds') })
  await kinds.locator('a[href="/hub/solitaire"]').click()
  await page.getByRole('heading', { level: 1, name: 'Solitaire' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^Solitaire · /)
  const tiles = page.locator('main [class*="TileWall"] a[href^="/g/"]')
  expect(await tiles.count()).toBe(12)
  await page.getByRole('button', { name: word('catalog', 'games.more') }).click()
  await expect.poll(() => tiles.count()).toBe(72)
  await page.getByText(said('hubs', 'rules', { game: 'Klondike' })).waitFor()
  await tiles.first().click()
  await page.waitForURL(at('/g/klondike-solitaire'))
  await page.locator('main nav a[href="/hub/solitaire"]').click()
  await page.getByRole('heading', { level: 1, name: 'Solitaire' }).waitFor()
})
