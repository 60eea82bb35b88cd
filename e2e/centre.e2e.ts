import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { seconds } from '#kit/time/time.ts'
import { COUNTS_AFTER } from '#modules/centre/rules/play.ts'
import { COMPUTED_EVERY } from '#modules/centre/server/index.ts'
import { at, openPage, signedIn, visit } from './browser.ts'
import { ask, listenToCalls, wires } from './calls.ts'
import { swipe } from './stage.ts'
import { said, word } from './words.ts'

const centre = (key: string) => word('centre', key)
const heading = (page: Page, key: string) => page.getByRole('heading', { name: centre(key) })

test('before anybody has played, the game centre says so and shows the order of the portal [1.18] [2.29]', async () => {
  const page = await openPage({ isMobile: true })
  await page.route('**/api/game/center/index', async (route) => {
    const empty = { week: [], recent: [], rank: [], trend: [], live: [], seed: 1, time: null }
    await route.fulfill({ json: { id: 1, result: empty, error: null } })
  })
  await visit(page, '/games')
  await page.getByText(centre('noVotes')).waitFor()
  await page.getByText(centre('ourOrder')).waitFor()
  await page.getByText(centre('tonight')).waitFor()
  await heading(page, 'begin').waitFor()
  // Games without votes have neither places nor numbers.
  expect(await page.locator('main ol').count()).toBe(0)
})

test('a played game is under recent, whoever plays it is counted, and may like it [1.17] [1.19]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await visit(page, '/g/2048')
  await signedIn(page)
  // The first gesture loads the counting of plays, the next one starts a play.
  await swipe(page, 'left')
  const heart = page.getByRole('button', { name: centre('like') })
  await heart.waitFor()
  await expect
    .poll(async () => {
      await swipe(page, 'down')
      return wires(calls)
    })
    .toContain('game/play/start')
  const isLiked = () => heart.getAttribute('aria-pressed')
  // A touch soon after a swipe ends the browser's scrolling instead of being a tap.
  await expect
    .poll(
      async () => {
        if ((await isLiked()) !== 'true') await heart.tap()
        return isLiked()
      },
      { interval: 1000 },
    )
    .toBe('true')
  // A like counts after half a minute of play, for which this test does not wait.
  await page.getByText(said('centre', 'likeLater', { seconds: COUNTS_AFTER / seconds(1) })).waitFor()
  expect(await ask(page, 'game/like/info', { gameId: 1752 })).toMatchObject({ type: 1, isPlay: false })
  // The game is a favourite, even of a visitor.
  await page.getByRole('link', { name: centre('list.liked') }).tap()
  await page.waitForURL(at('/games?list=liked'))
  await page.locator('main section a[href="/g/2048"]').waitFor()
  await page.goBack()
  await page.locator('canvas[data-slug="2048"]').waitFor()
  // Leaving the game ends the play.
  await page
    .getByRole('link', { name: word('catalog', 'game.back') })
    .first()
    .tap()
  await expect.poll(() => wires(calls)).toContain('game/play/stop')
  await visit(page, '/games?list=recent')
  await heading(page, 'jumpBack').waitFor()
  expect(await page.locator('main a[href="/g/2048"]').count()).toBe(1)
})

test('live picks appear within a minute, and a refresh asks for a new order [1.19] [2.29]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await visit(page, '/games?list=live')
  await signedIn(page)
  for (const gameId of [1748, 1750]) await ask(page, 'game/play/start', { gameId })
  await expect
    .poll(async () => ((await ask(page, 'game/live/list', {}))['list'] as unknown[]).length, {
      timeout: COMPUTED_EVERY + LIMITS.event,
      interval: 2000,
    })
    .toBeGreaterThan(1)
  const asked = () =>
    calls.filter(({ wire }) => wire === 'game/live/list').map(({ params }) => params['seed'])
  const before = asked().length
  await page.getByRole('button', { name: centre('refresh') }).tap()
  await heading(page, 'liveNow').waitFor()
  await expect.poll(() => asked().length).toBeGreaterThan(before)
  expect(asked().at(-1)).not.toBe(asked()[0])
  expect(
    await page
      .getByRole('list', { name: centre('liveNow') })
      .getByRole('link')
      .count(),
  ).toBeGreaterThan(1)
  await page.goto('/games')
  await page.locator('main section').first().getByText(centre('live'), { exact: true }).waitFor()
})

test('each list has its own address, and the categories are offered beside the lists [1.16] [1.18]', async () => {
  const page = await openPage()
  await visit(page, '/games')
  const pills = page.getByRole('navigation', { name: word('catalog', 'category.label') })
  for (const [list, how] of [
    ['week', 'how.week'],
    ['rank', 'how.rank'],
  ] as const) {
    await pills.getByRole('link', { name: centre(`list.${list}`), exact: true }).click()
    await page.getByText(centre(how)).waitFor()
    expect(new URL(page.url()).search).toBe(`?list=${list}`)
  }
  await page.goBack()
  await page.getByText(centre('how.week')).waitFor()
  await pills.getByRole('link', { name: word('catalog', 'category.cards'), exact: true }).click()
  await page.locator('main a[href="/g/klondike-solitaire"]').waitFor()
})

test('lists that fail to load do not affect the games', async () => {
  const page = await openPage({ isMobile: true, expected: [/503/] })
  let isAway = true
  await page.route('**/api/game/center/index', (route) =>
    isAway ? route.fulfill({ status: 503, body: 'away' }) : route.continue(),
  )
  await visit(page, '/games')
  const retry = page.getByRole('button', { name: centre('retry') })
  await retry.waitFor()
  expect(await page.locator('main a[href="/g/2048"]').count()).toBe(1)
  isAway = false
  await retry.tap()
  await heading(page, 'list.rank').waitFor()
})
