import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf, days, type Instant } from '#kit/time/time.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { dailyLevelOf } from '#modules/dailies/rules/kinds.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { ask, listenToCalls } from './calls.ts'
import { change } from './database.ts'
import { seenAgainUntil } from './friend-steps.ts'
import { readCatalogue } from './portal.ts'
import { sendRun } from './send-run.ts'
import { board } from './stage.ts'
import { accessFaults } from './walk/axe.ts'
import { said, word } from './words.ts'

const say = (key: string) => word('dailies', key)
/** A button's label; its accessible name also includes the game. */
const ofGame = (key: string, title: string) => new RegExp(`^${say(key)}.+${title}$`)
const streak = (page: Page) => page.locator('[data-streak]')
const mark = (page: Page, slug: string) => page.locator(`[data-mark="${slug}"]`)

const gameIdOf = (slug: string) => readCatalogue().find((game) => game.slug === slug)!.gameId
const HOUR = 3600
const ARROWS = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'] as const

interface Told {
  readonly day: string
  readonly list: readonly {
    readonly gameId: number
    readonly slug: string
    readonly name: string
    readonly kernel: string
  }[]
}
const toldToday = async (page: Page) => {
  const { day, list } = (await ask(page, 'game/daily/info', {})) as unknown as Told
  return { day, games: list }
}

test('a newcomer finds today’s three below the wall, finishes one, and sees it done with a streak of one day', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  const rail = page.locator('main section[data-rail]').first()
  await rail.waitFor()
  expect(await rail.getAttribute('data-rail')).toBe('today')
  expect(await rail.locator('li a').count()).toBe(3)
  await rail.getByRole('link', { name: say('title') }).click()
  await page.waitForURL('**/today')
  await page.getByRole('heading', { level: 1, name: say('title') }).waitFor()
  await signedIn(page)
  await streak(page)
    .getByText(said('dailies', 'days', { days: 0 }))
    .waitFor()
  expect(await accessFaults(page)).toEqual([])

  const { day, games } = await toldToday(page)
  const [quick] = games
  await page
    .getByRole('link', { name: ofGame('play', quick!.name) })
    .first()
    .click()
  await page.waitForURL(`**/g/${quick!.slug}?daily=today`)
  await page.getByText(word('catalog', 'game.dailyOn')).waitFor()

  await sendRun(page, quick!.slug, { carefulFor: 30, day, level: dailyLevelOf(quick!.kernel) })
  await visit(page, '/today')
  await mark(page, quick!.slug).getByText(say('done')).waitFor()
  await streak(page)
    .getByText(said('dailies', 'days', { days: 1 }))
    .waitFor()
  expect(await page.locator('td[data-state="done"]').count()).toBe(1)
  await page.getByRole('radio', { name: say('kind.quick') }).waitFor()
  await page.locator('section[aria-labelledby="day-table"] li[aria-current]').waitFor()
  expect(await accessFaults(page)).toEqual([])
})

test('a streak is one in two time zones: no day more by a journey, and none lost', async () => {
  // A whole day apart, so their calendars never show the same date.
  const west = await openPage({ isMobile: true, timezone: 'Pacific/Honolulu' })
  await visit(west, '/today')
  await signedIn(west)
  const { handCode } = await ask(west, 'acc/hand/make', {})
  const east = await openPage({ isMobile: true, timezone: 'Pacific/Kiritimati' })
  await visit(east, `/today?hc=${String(handCode)}`)
  await signedIn(east)

  const { day, games } = await toldToday(west)
  const finish = (page: Page, { slug, kernel }: Told['list'][number]) =>
    sendRun(page, slug, { carefulFor: 30, day, level: dailyLevelOf(kernel) })
  /** What a loaded page shows: days in a row, and how many of its calendar are done. Gives the zone that it told. */
  const shows = async (page: Page, inARow: number, done: number) => {
    const calls = listenToCalls(page)
    await visit(page, '/today')
    await streak(page)
      .getByText(said('dailies', 'days', { days: inARow }))
      .waitFor()
    expect(await page.locator('td[data-state="done"]').count()).toBe(done)
    return calls.find(({ wire }) => wire === 'game/daily/mine')!.head['utcOffset']
  }
  await finish(west, games[0]!)
  expect(await shows(west, 1, 1)).toBe(-10 * HOUR)
  // Where it is a day later, the same day goes on: a second finish there adds none.
  await finish(east, games[1]!)
  expect(await shows(east, 1, 1)).toBe(14 * HOUR)
  await streak(east).getByText(say('safe')).waitFor()

  // A day passes; the streak goes on in the east, and counts in the west as well.
  await visit(west, '/me')
  const userId = Number((await west.getByText(/^#\d+$/).innerText()).slice(1))
  await change(
    `update daily_finish set finished_at = finished_at - interval '1 day', day = (day::date - 1)::text
     where account_id = $1`,
    [userId],
  )
  expect(await shows(east, 1, 1)).toBe(14 * HOUR)
  await streak(east).getByText(say('goOn')).waitFor()
  // The finish of this challenge stands on the day before now.
  await finish(east, games[0]!)
  await shows(east, 2, 2)
  // That day is still to come in the calendar of the west.
  await shows(west, 2, 1)
})

/** With this many arrow keys a run of 2048 ends even without a plan. */
const MOST_ARROWS = 3000

test('a new visitor finishes two of the three, and the page of today shows them done', async () => {
  const page = await openPage({ motion: true })
  await visit(page, '/today')
  const { day } = await toldToday(page)
  for (const [kind, gameId] of [
    ['quick', gameIdOf('jetpack-joyride')],
    ['clever', gameIdOf('2048')],
    ['hands', gameIdOf('lantern-snake')],
  ] as const)
    await change('update daily_game set game_id = $1 where day = $2 and kind = $3', [gameId, day, kind])

  // The first run of a browser: the server has dealt it no seed when it begins.
  const newcomer = await openPage({ motion: true })
  await visit(newcomer, '/g/jetpack-joyride?daily=today')
  await newcomer.getByText(word('catalog', 'game.dailyOn')).waitFor()
  await board(newcomer).click()
  const bar = newcomer.locator('[data-bar="daily"]')
  await bar
    .getByText(said('dailies', 'line', { done: 1, count: 3, days: 1 }))
    .waitFor({ timeout: LIMITS.test })
  await bar.getByRole('link').click()
  await newcomer.waitForURL('**/g/2048?daily=today')
  await newcomer.getByText(word('catalog', 'game.dailyOn')).waitFor()
  const end = newcomer.locator('[data-end]')
  for (let turn = 0; turn < MOST_ARROWS && !(await end.isVisible()); turn++)
    await newcomer.keyboard.press(ARROWS[turn % ARROWS.length]!)
  await bar
    .getByText(said('dailies', 'line', { done: 2, count: 3, days: 1 }))
    .waitFor({ timeout: LIMITS.test })

  await visit(newcomer, '/today')
  for (const slug of ['jetpack-joyride', '2048']) await mark(newcomer, slug).getByText(say('done')).waitFor()
  await streak(newcomer)
    .getByText(said('dailies', 'days', { days: 1 }))
    .waitFor()
  await newcomer.locator('section[aria-labelledby="day-table"] li[aria-current]').waitFor()
})

test('without scripts the three are links, on their page and on the home page', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/')
  await page
    .locator('main noscript')
    .getByRole('link', { name: say('title') })
    .click()
  await page.waitForURL('**/today')
  expect(await page.locator('main ol li a[href*="?daily=today"]').count()).toBe(3)
})

test('a day of the archive is played for fun, and says so at its end', async () => {
  const page = await openPage({ isMobile: true, motion: true })
  await visit(page, '/today')
  await page.getByRole('button', { name: say('showArchive') }).click()
  const shown = page.locator('section[data-day]')
  await shown.first().waitFor()
  const count = await shown.count()
  await page.getByRole('button', { name: say('more') }).click()
  await expect.poll(() => shown.count()).toBeGreaterThan(count)
  const yesterday = dayOf((Date.now() - days(1)) as Instant)
  expect(await shown.first().locator('a').first().getAttribute('href')).toMatch(`?daily=${yesterday}`)

  await visit(page, `/g/jetpack-joyride?daily=${yesterday}`)
  await page.getByText(word('catalog', 'game.dailyOn')).waitFor()
  await board(page).click()
  await page.locator('[data-bar="daily"]').getByText(say('archived')).waitFor()
  expect(await accessFaults(page)).toEqual([])
})

test('yesterday’s best run is watched in an overlay', async () => {
  const page = await openPage({ isMobile: true })
  await visit(page, '/today')
  await signedIn(page)
  const { day, games } = await toldToday(page)
  const [, clever] = games
  await sendRun(page, clever!.slug, { day, level: dailyLevelOf(clever!.kernel) })
  const yesterday = dayOf((Date.now() - days(1)) as Instant)
  // Moves the challenge and its run to yesterday.
  await change('update daily_game set game_id = $1 where day = $2 and kind = $3', [
    clever!.gameId,
    yesterday,
    'clever',
  ])
  await change('update score set period = $1 where game_id = $2 and period = $3', [
    yesterday,
    clever!.gameId,
    day,
  ])
  await visit(page, '/today')
  await page.getByRole('button', { name: ofGame('watch', clever!.name) }).click()
  await page.getByRole('dialog').locator('canvas').waitFor()
})

test('progress of one device is on the other one when its page is shown: done, streak, table, badge, level, first week, wish', async () => {
  const one = await openPage({ isMobile: true })
  await visit(one, '/today')
  await signedIn(one)
  const { handCode } = await ask(one, 'acc/hand/make', {})
  const other = await openPage({ isMobile: true })
  await visit(other, `/today?hc=${String(handCode)}`)
  await signedIn(other)
  const tab = async (path: string) => {
    const page = await openPage({ isMobile: true, beside: other })
    await visit(page, path)
    return page
  }
  const [wall, me, market] = [
    await tab('/badges'),
    await tab('/me'),
    await tab('/coconut?part=market&wish=1'),
  ]
  const step = (name: string) => me.getByText(word('badges', `quest.${name}`).split('{')[0]!)
  await step('play').waitFor()
  await market.getByRole('heading', { name: word('market', 'wish.empty') }).waitFor()
  await wall.getByText(said('badges', 'points', { points: 0, next: 30 })).waitFor()

  const { day, games } = await toldToday(one)
  const [quick] = games
  await sendRun(one, quick!.slug, { carefulFor: 30, day, level: dailyLevelOf(quick!.kernel) })
  await ask(one, 'coc/wish/set', { cocId: 43, wish: true })
  await seenAgainUntil(other, mark(other, quick!.slug).getByText(say('done')))
  await streak(other)
    .getByText(said('dailies', 'days', { days: 1 }))
    .waitFor()
  await seenAgainUntil(other, other.locator('section[aria-labelledby="day-table"] li[aria-current]'))
  await seenAgainUntil(wall, wall.getByText(said('badges', 'points', { points: 10, next: 30 })))
  await seenAgainUntil(me, step('gift'))
  await seenAgainUntil(
    market,
    market.getByRole('heading', { name: word('market', 'wish.title'), exact: true }),
  )
})
