import { afterAll, beforeAll, expect, test } from 'vitest'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { ringing } from './friend-steps.ts'
import { readCatalogue } from './portal.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { said, word } from './words.ts'
import lanterns from '#modules/events/seasons/lanterns-2026.json' with { type: 'json' }
import tides from '#modules/events/seasons/tides-2027.json' with { type: 'json' }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const text = (key: string) => word('events', key)
const { title } = lanterns.texts.en
/** Makes the job of the events due, as if a minute had passed. */
const runEvents = () => world.change(`update job set due_at = now() where name = 'run-events'`)
const shift = (startsIn: string, endsIn: string, { slug } = lanterns) =>
  world.change(
    `update event set starts_at = now() + $1::interval, ends_at = now() + $2::interval where slug = $3`,
    [startsIn, endsIn, slug],
  )

/** Each attempt loads a page and runs a job. */
const PATIENT = { timeout: 2 * LIMITS.event }

test('the shipped seasons name existing games, and count only proved scores', () => {
  const games = new Map(readCatalogue().map((game) => [game.slug, game]))
  for (const season of [lanterns, tides]) {
    expect(season.games.filter((slug) => !games.has(slug))).toEqual([])
    expect(season.ranked.filter((slug) => games.get(slug)?.score.ranked !== true)).toEqual([])
  }
})

test('a season is on the home page and in the bell, has a table that fills, and is settled', async () => {
  const { page, userId } = await newcomer(world)
  // The portal has stored its seasons already; this one begins now.
  await expect
    .poll(async () => {
      await shift('-1 hour', '7 days')
      return (await fetch(`${world.url}/event/${lanterns.slug}`)).status
    })
    .toBe(200)

  const banner = page.getByRole('link', { name: title })
  await expect
    .poll(async () => {
      await visit(page, '/')
      await page.locator('footer').scrollIntoViewIfNeeded()
      // The first gesture loads what the first load leaves out; one before hydration has no effect.
      for (let times = 0; times < 8 && (await banner.count()) === 0; times++) {
        await page.keyboard.press('Shift')
        await banner.waitFor({ timeout: 1500 }).catch(ignoreFailure('a busy portal: once more'))
      }
      return banner.count()
    }, PATIENT)
    .toBe(1)

  const bell = ringing(page, '1')
  await expect
    .poll(async () => {
      // A job that was running sets its next time when it ends.
      await runEvents()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return bell.count()
    })
    .toBe(1)

  await world.change(
    `with proof as (insert into score_replay (version, replay, created_at) values ('test', '', now()) returning id)
     insert into score (game_id, level, period, account_id, score, ended_at, replay_id)
     select $1::int, 1, 'event:' || $2, $3::bigint, 4321, now(), id from proof`,
    [readCatalogue().find(({ slug }) => slug === lanterns.ranked[0])!.gameId, lanterns.slug, userId],
  )
  await banner.click()
  await page.waitForURL(`**/event/${lanterns.slug}`)
  const table = page.getByRole('region', { name: text('table'), exact: true })
  await table.getByText(text('you'), { exact: true }).waitFor()
  expect(await table.locator('li').innerText()).toContain('1,000 points')
  const games = page.getByRole('region', { name: text('games'), exact: true })
  expect(await games.getByRole('link').count()).toBe(lanterns.games.length - lanterns.ranked.length)
  const ranked = page.getByRole('region', { name: text('ranked'), exact: true })
  expect(await ranked.getByRole('link').count()).toBe(lanterns.ranked.length)
  const cards = page.getByRole('region', { name: text('cards'), exact: true })
  await cards.getByText('0 of 6').waitFor()
  await cards.getByText(said('events', 'odds', { version: '2' })).waitFor()
  // The season was moved by hand: an act of an operator makes the portal look at it again.
  await world.change(
    `insert into operator_action (done_at, operator, host, command, line, subject)
     values (now(), 'e2e', 'e2e', 'events change', 'events change', 'event ' || $1::text)`,
    [lanterns.slug],
  )
  // The odds that boxes keep to now.
  await expect
    .poll(async () => (await world.device('reader').call(cardsCalls.readOdds, {})).result?.version)
    .toBe(2)

  await shift('-7 days', '-10 minutes')
  const final = page.getByRole('region', { name: text('table.final'), exact: true })
  await expect
    .poll(async () => {
      await runEvents()
      await visit(page, `/event/${lanterns.slug}`)
      return final.locator('li[aria-current]').count()
    }, PATIENT)
    .toBe(1)
})

/** Runs in the page: how far the tiles of each row end before or after their list. */
const raggedRows = () =>
  [...document.querySelectorAll('main section:has(a[href^="/g/"]) ul')].flatMap((list) => {
    const frame = list.getBoundingClientRect()
    const ends = new Map<number, number>()
    for (const tile of list.children) {
      const { top, right } = tile.getBoundingClientRect()
      ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0))
    }
    return [...ends.values()].map((end) => Math.round(Math.abs(end - frame.right))).filter((gap) => gap > 1)
  })

// After the test of settling a season: a leaderboard is cached for a minute, and that test needs the new score.
test('the page of a season has full rows of games, and its table beside them on wide screens', async () => {
  const page = await openPage({ portal: world.url })
  await expect
    .poll(async () => {
      // Seasons must not overlap.
      await shift('-7 days', '-10 minutes')
      await shift('-5 minutes', '7 days', tides)
      return (await fetch(`${world.url}/event/${tides.slug}`)).status
    })
    .toBe(200)
  await visit(page, `/event/${tides.slug}`)
  const table = page.getByRole('region', { name: text('table'), exact: true })
  const first = page.locator(`main header a[href="/g/${tides.ranked[0]}"]`)
  await table.getByRole('link', { name: word('catalog', 'home.play') }).waitFor()
  for (const [width, isBeside] of [
    [320, false],
    [375, false],
    [768, false],
    [1024, true],
    [1280, true],
    [1920, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(raggedRows), `${width}`).toEqual([])
    const games = (await page.getByRole('region', { name: text('ranked'), exact: true }).boundingBox())!
    expect((await table.boundingBox())!.x >= games.x + games.width, `${width}`).toBe(isBeside)
    // The link to the first game is on the first screen.
    const way = (await first.boundingBox())!
    expect(way.y + way.height, `${width}`).toBeLessThan(800)
  }
})

test('a missing event is a 404 page', async () => {
  const answer = await fetch(`${world.url}/event/nothing`)
  expect(answer.status).toBe(404)
})
