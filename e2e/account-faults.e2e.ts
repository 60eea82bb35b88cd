import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alive, openPage, signedIn, visit } from './browser.ts'
import { listenToCalls, SIGN_IN, STATUS, wires } from './calls.ts'
import { painted, score, swipeForPoints } from './stage.ts'
import { word } from './words.ts'

const account = (key: string) => word('account', key)
const NOTICES = 'me/notice/list'
const NETWORK = [/net::ERR_FAILED/, /status of 50\d/]
const REFUSE_STORAGE = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`

/** Changes the stored token. */
const tamper = (page: Page, change: { readonly tokenStr?: string; readonly expireTime?: number }) =>
  page.evaluate((given) => {
    const user = JSON.parse(localStorage.getItem('user-info')!) as { tokenInfo: object }
    localStorage.setItem('user-info', JSON.stringify({ ...user, tokenInfo: { ...user.tokenInfo, ...given } }))
  }, change)

test('a token that has expired is replaced by a sign-in, without a check first [4.2]', async () => {
  const page = await openPage()
  await visit(page, '/')
  const { tokenStr } = await signedIn(page)
  await page.waitForLoadState('networkidle')
  await tamper(page, { expireTime: 1_700_000_000 })
  const calls = listenToCalls(page)
  await page.reload()
  await alive(page)
  await expect.poll(async () => (await signedIn(page)).tokenStr).not.toBe(tokenStr)
  expect(wires(calls)[0]).toBe(SIGN_IN)
  expect(wires(calls)).not.toContain(STATUS)
})

test('a revoked token fails its check, and the visitor is signed in again [4.2] [4.7]', async () => {
  const page = await openPage()
  await visit(page, '/me')
  await signedIn(page)
  await page.getByText(account('me.places')).waitFor()
  await tamper(page, { tokenStr: 'x'.repeat(43) })
  const calls = listenToCalls(page)
  await page.reload()
  await page.getByText(account('me.places')).waitFor()
  // The bell reads in the background, so it may be refused before or after the check.
  expect(
    wires(calls)
      .filter((wire) => wire !== NOTICES)
      .slice(0, 2),
  ).toEqual([STATUS, SIGN_IN])
  expect((await signedIn(page)).tokenStr).not.toContain('xxx')
})

test('a refused call clears the token, signs in as a visitor and is repeated [8.1]', async () => {
  const page = await openPage({ expected: NETWORK })
  // Blocked, because the collecting game makes background calls, any of which could be refused first.
  await page.route('**/api/coc/**', (route) => route.abort())
  await visit(page, '/')
  await signedIn(page)
  // A page signs in at most every five seconds; after a reload it may do so at once.
  await page.reload()
  await page.waitForLoadState('networkidle')
  await tamper(page, { tokenStr: 'y'.repeat(43) })
  const calls = listenToCalls(page)
  await page
    .getByRole('link', { name: word('catalog', 'nav.me'), exact: true })
    .first()
    .click()
  await page.getByText(account('me.placeCurrent')).waitFor()
  const made = calls.filter(({ wire }) => wire !== 'game/list' && !wire.startsWith('coc/'))
  expect(made[0]?.bearer).toBe(`Bearer ${'y'.repeat(43)}`)
  const again = made.findLast(({ wire }) => wire === 'me/session/list')
  expect(made.findIndex(({ wire }) => wire === SIGN_IN)).toBeGreaterThan(0)
  expect(again?.bearer).toBe(`Bearer ${(await signedIn(page)).tokenStr}`)
})

test('a browser without storage still plays and signs in [1.23]', async () => {
  const page = await openPage({ isMobile: true, before: REFUSE_STORAGE })
  const calls = listenToCalls(page)
  await visit(page, '/g/2048')
  await swipeForPoints(page)
  expect(await score(page)).toBeGreaterThan(0)
  expect(wires(calls)).toContain(SIGN_IN)
  await page.getByRole('link', { name: word('catalog', 'game.back'), exact: true }).tap()
  await page
    .getByRole('link', { name: word('catalog', 'nav.me'), exact: true })
    .first()
    .tap()
  await page.getByText(account('me.places')).waitFor()
})

test('without the API games can be played; /me says that it failed, and offers to retry [1.23]', async () => {
  const page = await openPage({ isMobile: true, expected: NETWORK })
  await page.route('**/api/**', (route) => route.abort())
  await visit(page, '/g/2048')
  await swipeForPoints(page)
  expect(await score(page)).toBeGreaterThan(0)
  await visit(page, '/me')
  await page.getByText(account('me.failed')).waitFor()
  const again = page.getByRole('button', { name: account('me.retry') })
  await again.waitFor()
  await page.unroute('**/api/**')
  // A page signs in at most every five seconds, and the bell may use that before the player does.
  const places = page.getByText(account('me.places'))
  await expect
    .poll(
      async () => {
        const tapped = again.tap().catch(() => undefined)
        await Promise.race([tapped, places.waitFor().catch(() => undefined)])
        return places.isVisible()
      },
      { interval: 1000 },
    )
    .toBe(true)
})

test('a failing API does not break the page [1.1]', async () => {
  const page = await openPage({ isMobile: true, expected: NETWORK })
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<html>bad gateway</html>' }))
  await visit(page, '/g/sudoku')
  await expect.poll(() => painted(page)).toBeGreaterThan(0.2)
  await visit(page, '/me')
  await page.getByText(account('me.failed')).waitFor()
})

test('calls use the configured API base and the path of the call [7.1]', async () => {
  const page = await openPage()
  await page.route('**/g/2048', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"apiBase":"/api"', '"apiBase":"/elsewhere"')
    await route.fulfill({ response: answer, body })
  })
  const asked: string[] = []
  await page.route('**/elsewhere/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.continue({ url: route.request().url().replace('/elsewhere/', '/api/') })
  })
  await visit(page, '/g/2048')
  await signedIn(page)
  expect(asked).toContain(`/elsewhere/${SIGN_IN}`)
})
