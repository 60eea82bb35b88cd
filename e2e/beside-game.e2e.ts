import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { board } from './stage.ts'
import { word } from './words.ts'

const COUNT_SHIFTS = `
  globalThis.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly shifts: number }).shifts)
const next = (page: Page) =>
  page.getByRole('complementary', { name: word('catalog', 'game.related') }).getByRole('link')
const chat = (page: Page) => page.getByRole('complementary', { name: word('chat', 'title') })

test.for([
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const)(
  'at %d × %d games are beside the stage until the chat appears, and nothing shifts',
  async ([width, height]) => {
    const page = await openPage({ width, height, before: COUNT_SHIFTS })
    await visit(page, '/g/2048')
    await expect.poll(() => next(page).count()).toBe(12)
    const [column, stage] = await Promise.all([next(page).first().boundingBox(), board(page).boundingBox()])
    expect(column!.x).toBeGreaterThanOrEqual(stage!.x + stage!.width)
    const before = await shiftsOf(page)
    await board(page).hover()
    await signedIn(page)
    await chat(page).waitFor()
    expect(await next(page).count()).toBe(0)
    expect(await board(page).boundingBox()).toEqual(stage)
    expect((await shiftsOf(page)) - before).toBe(0)
  },
)

test('the chat does not appear under the pointer beside a game', async () => {
  const page = await openPage({ width: 1440, height: 900 })
  await visit(page, '/g/2048')
  const game = next(page).nth(2)
  const address = (await game.getAttribute('href'))!
  await game.hover()
  await signedIn(page)
  await page.waitForTimeout(1000)
  expect(await chat(page).count()).toBe(0)
  await game.click()
  await page.waitForURL(`**${address}`)
  await board(page).hover()
  await chat(page).waitFor()
})
