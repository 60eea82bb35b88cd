import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { GAMES_PAGE_SIZE } from '#modules/catalog/web/categories.ts'
import { GIFT_FACTS } from '#modules/install/web/gift-facts.ts'
import { at, kept, openPage, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { said, word } from './words.ts'

const catalog = (key: string) => word('catalog', key)
const sudoku = readCatalogue().find(({ slug }) => slug === 'sudoku')!
const fetchPage = (path: string, headers: Record<string, string> = {}) =>
  fetch(at(path), { redirect: 'manual', headers })

test('the home page finds games by name while typing [2.1]', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/')
  const wall = page.getByRole('heading', { name: catalog('home.wall') })
  await wall.waitFor()
  const field = page.getByRole('searchbox')
  await field.pressSequentially('chess')
  await page.locator('a[href="/g/classic-chess"]').last().waitFor()
  await wall.waitFor({ state: 'detached' })
  await field.fill('zzzzqqq')
  await page.getByText(catalog('search.none').replace('{keyword}', 'zzzzqqq')).waitFor()
  await page.getByRole('button', { name: catalog('search.clear') }).tap()
  await wall.waitFor()
})

test('a category shows only its games and has its own address [2.1]', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.getByRole('link', { name: catalog('category.cards'), exact: true }).click()
  await page.waitForURL(at('/games/cards'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('main a[href="/g/klondike-solitaire"]').count()).toBe(1)
  expect(await page.locator('main a[href="/g/pool"]').count()).toBe(0)
  expect((await fetchPage('/games/no-such-category')).status).toBe(404)
})

test('a played game is under recently played', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/')
  expect(await page.getByRole('heading', { name: catalog('home.recent') }).count()).toBe(0)
  await visit(page, '/g/sudoku')
  await visit(page, '/g/pool')
  await page.getByRole('link', { name: catalog('game.back'), exact: true }).tap()
  const recent = page.getByRole('region', { name: catalog('home.recent') })
  await recent.waitFor()
  const links = await recent
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual(['/g/pool', '/g/sudoku'])
})

test('an unknown route is a 404 page that names the path and links home [2.13] [2.21] [8.9]', async () => {
  const page = await openPage({ expected: [/status of 404/] })
  const answer = await visit(page, '/no/such/place/')
  expect(answer?.status()).toBe(404)
  await page.getByText('ERROR 404').waitFor()
  await page.getByText('Page Not Found: /no/such/place').waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: catalog('search.instead') })
        .getByRole('link')
        .count(),
    )
    .toBe(12)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await page.waitForURL(at('/'))
  await page.getByRole('heading', { name: catalog('home.wall') }).waitFor()
})

test('an unknown game is a 404, with a suggestion of the game that was probably meant [2.13]', async () => {
  const page = await openPage({ expected: [/status of 404/] })
  const answer = await visit(page, '/g/sudokku')
  expect(answer?.status()).toBe(404)
  await page
    .getByRole('link', { name: catalog('notFound.near').replace('{title}', sudoku.words['en']!.title) })
    .click()
  await page.waitForURL(at('/g/sudoku'))
  await page.locator('canvas[data-slug="sudoku"]').waitFor()
})

/** The target of a redirect. */
const moved = async (path: string) => {
  const answer = await fetchPage(path)
  return [answer.status, answer.headers.get('location')]
}

test('addresses with capitals redirect to the one spelling, and old paths to the current ones [2.14]', async () => {
  expect(await moved('/g/Classic-Chess')).toEqual([301, '/g/classic-chess'])
  expect(await moved('/g/SUDOKU?lang=de')).toEqual([301, '/g/sudoku?lang=de'])
  expect(await moved('/index.html')).toEqual([301, '/'])
  expect(await moved('/g')).toEqual([301, '/games'])
  expect(await moved('/game/pool')).toEqual([301, '/g/pool'])
})

test.for([
  '/g/..%2f..%2fetc%2fpasswd',
  '/g/%2e%2e/secret',
  '/g/..\\..\\x',
  '/g/%00',
  '//games',
  '//a:b/x',
  `/g/${'a'.repeat(3000)}`,
])('the bad address %.20s is a plain 404 [2.13]', async (path) => {
  const answer = await fetchPage(path)
  expect(answer.status).toBe(404)
  expect((await answer.text()).includes('root:x:')).toBe(false)
})

test('a malformed address is a 404, not an error [2.13]', async () => {
  expect((await fetchPage('/g/%E0%A4%A')).status).toBe(404)
})

test('settings switch music, sound and vibration, and a reload keeps them [2.30] [4.24]', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/settings')
  const keys = {
    'sound.music': 'bgm-status',
    'sound.effects': 'sound-status',
    'sound.vibration': 'vib-status',
  }
  for (const [text, key] of Object.entries(keys)) {
    const toggle = page.getByRole('switch', { name: word('preferences', text), exact: false }).first()
    expect(await toggle.isChecked()).toBe(true)
    await toggle.tap()
    expect(await kept(page, key)).toBe('0')
    await page.reload()
    await expect.poll(() => toggle.isChecked()).toBe(false)
    await toggle.tap()
    expect(await kept(page, key)).toBe('1')
  }
})

test('the rules of idle rewards and of cloud time can be read [2.40] [2.41]', async () => {
  const page = await openPage()
  await visit(page, '/rules/idle-rewards')
  await page.getByRole('heading', { level: 1, name: word('legal', 'idle.title') }).waitFor()
  const idle = await page.locator('main').innerText()
  for (const number of ['3', '18', '24', '6']) expect(idle).toMatch(new RegExp(`\\b${number} hours`))
  await page.getByRole('link', { name: catalog('footer.cloudRules') }).click()
  await page.getByRole('heading', { level: 1, name: word('legal', 'cloud.title') }).waitFor()
  const cloud = await page.locator('main').innerText()
  for (const words of [/10 minutes/, /\+?1 hour/, /\+?2 hours/, /10 hours/]) expect(cloud).toMatch(words)
})

test('privacy, terms, contact and credits can be read from every page of the portal', async () => {
  const page = await openPage()
  await visit(page, '/games')
  for (const [link, title] of [
    ['footer.privacy', 'privacy.title'],
    ['footer.terms', 'terms.title'],
    ['footer.contact', 'contact.title'],
    ['footer.credits', 'credits.title'],
  ] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: catalog(link) })
      .click()
    await page.getByRole('heading', { level: 1, name: word('legal', title) }).waitFor()
  }
})

test('the contact page says that the operator has named no address, and what helps without one', async () => {
  const page = await openPage()
  await visit(page, '/contact')
  const main = page.locator('main')
  await main.getByText(word('legal', 'contact.none.text')).waitFor()
  expect(await main.locator('a[href^="mailto:"]').count()).toBe(0)
  await main.getByRole('link', { name: word('legal', 'contact.data.link') }).click()
  await page.getByRole('heading', { name: word('privacy', 'data.title') }).waitFor()
  const security = await (await fetch(at('/.well-known/security.txt'))).text()
  expect(security).toContain(`Contact: ${at('/contact')}`)
})

test('the footer has the slogan and the box with its x2 badge [1.27]', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/games')
  const footer = page.getByRole('contentinfo')
  await footer.getByText(catalog('footer.slogan')).waitFor()
  const box = footer.getByRole('button', { name: said('catalog', 'footer.box', GIFT_FACTS) })
  expect(await box.innerText()).toContain('x2')
  await box.tap()
  await page.getByRole('dialog', { name: word('install', 'guide.title') }).waitFor()
})

test('dark and light theme: the system decides until the visitor does [2.30]', async () => {
  const page = await openPage({ theme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await visit(page, '/settings')
  const day = await ground()
  await page.getByRole('radio', { name: word('preferences', 'look.dark') }).click()
  const night = await ground()
  expect(night).not.toBe(day)
  await page.reload()
  expect(await ground()).toBe(night)
})

test('the list of all games begins on the page and continues to the last one [1.2]', async () => {
  const slugs = new Set(readCatalogue().map(({ slug }) => slug))
  const html = await (await fetchPage('/games')).text()
  const linked = [...html.matchAll(/href="\/g\/([^"?]+)/g)].map(([, slug]) => slug!)
  expect(linked.length).toBe(Math.min(GAMES_PAGE_SIZE, slugs.size))
  for (const slug of linked) expect(slugs, slug).toContain(slug)
  // On a small screen, because software rendering of two thousand covers takes minutes on a large one.
  const page = await openPage({ width: 375, height: 667 })
  await visit(page, '/games')
  const tiles = page.locator(`main ul[aria-label="${catalog('games.title')}"] a[href^="/g/"]`)
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End')
        return tiles.count()
      },
      { timeout: LIMITS.test },
    )
    .toBe(slugs.size)
  const shown = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(3)))
  expect(new Set(shown)).toEqual(slugs)
})

test('the components are on /dev/ui, open and without errors', async () => {
  const page = await openPage()
  const answer = await visit(page, '/dev/ui')
  expect(answer?.status()).toBe(200)
  for (const button of await page.getByRole('button', { name: /toast|dialog|confirm|sheet/i }).all()) {
    if (!(await button.isVisible())) continue
    await button.click()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
})

test('the hub of cloud games is at /cloud, and says when there is no worker [2.5]', async () => {
  const page = await openPage({ isMobile: true })
  const answer = await visit(page, '/cloud')
  expect(answer?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: word('cloud', 'title') }).waitFor()
  await page.getByText(word('cloud', 'closed.title')).waitFor()
  await page.getByRole('link', { name: word('cloud', 'closed.games') }).tap()
  await page.waitForURL('**/games')
})

test('a toast with a message of more than 20 characters is wider [5.9]', async () => {
  const page = await openPage({ width: 1280 })
  await visit(page, '/dev/ui')
  const toast = page.locator('[data-toast]')
  // Measured in the page as soon as it appears: on a busy machine a toast may be gone before the next request.
  await page.evaluate(() => {
    const measure = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-toast]')].at(-1)
      if (shown) document.body.dataset['toastWidth'] = String(shown.offsetWidth)
    }
    new MutationObserver(measure).observe(document.body, { childList: true, subtree: true })
  })
  const widthAfter = async (name: string) => {
    await page.evaluate(() => delete document.body.dataset['toastWidth'])
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator('body[data-toast-width]').waitFor()
    return Number(await page.locator('body').getAttribute('data-toast-width'))
  }
  const narrow = await widthAfter('Toast')
  await toast.last().waitFor({ state: 'detached' })
  expect(await widthAfter('Long error')).toBeGreaterThan(narrow)
})

test('the licences of packages sent to the browser can be read in full', async () => {
  const page = await openPage()
  await visit(page, '/credits')
  expect(await page.locator('main li').count()).toBeGreaterThan(5)
  const answer = await page.request.get('/licences.txt')
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  for (const words of ['react', 'Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'Phosphor'])
    expect(text).toContain(words)
})
