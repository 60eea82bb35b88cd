import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, signedIn, visit, type PageWishes } from './browser.ts'
import { change } from './database.ts'
import { word } from './words.ts'

export const phone = { isMobile: true } as const
export const words = (
  module: Parameters<typeof word>[0],
  key: string,
  values: Readonly<Record<string, string>> = {},
) => word(module, key).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')

export interface Player {
  readonly page: Page
  readonly userId: number
}

/** A named player on the friends screen. */
async function player(name: string, wishes: PageWishes = phone): Promise<Player> {
  const page = await openPage(wishes)
  await visit(page, '/friends')
  await signedIn(page)
  const userId = Number((await page.locator('main bdi').first().innerText()).replace('#', ''))
  await change(`update account set nickname = $1, age_band = 'adult', age_asked_on = now() where id = $2`, [
    name,
    userId,
  ])
  return { page, userId }
}

const befriend = (one: Player, other: Player) =>
  change(
    `insert into friendship (low_id, high_id, since_at)
     values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), now() - interval '5 days')`,
    [one.userId, other.userId],
  )

export async function friends(one: string, other: string, wishes?: PageWishes) {
  const both = await Promise.all([player(one, wishes), player(other, wishes)])
  await befriend(...both)
  return both
}

/** Nobody who comes later hears of the events that have begun: a season of these days would ring beside what is tested. */
export const EVENTS_ARE_TOLD = 'update event set told_at = now() where told_at is null'

/** Shows the page again until an element is visible: after a short look away nothing is read again. */
export async function seenAgainUntil(page: Page, wanted: Locator) {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return wanted.filter({ visible: true }).count()
      },
      // Each look reads again: more often would be refused as too fast.
      { interval: 500 },
    )
    .toBeGreaterThan(0)
}

/** The bell while it counts so many news; any number by default. */
export const ringing = (page: Page, count = '[0-9]') =>
  page.locator('[aria-haspopup="dialog"]').and(page.getByRole('button', { name: new RegExp(`${count}$`) }))

/** Waits until the bell has the news, opens it, and returns that line. */
export async function heard(page: Page, told: string) {
  const bell = ringing(page)
  await seenAgainUntil(page, bell)
  await bell.filter({ visible: true }).click()
  const line = page.getByRole('dialog').getByRole('link').filter({ hasText: told })
  // Something else may have come first, as a season that began lately.
  await seenAgainUntil(page, line)
  return line
}

export const bar = (page: Page, name: string) => page.locator(`[data-bar="${name}"]`)
export const sheetOf = async ({ page }: Player, name: string) => {
  await visit(page, '/friends')
  await page.getByRole('button', { name: words('friends', 'row.more', { name }) }).click()
  return page.getByRole('dialog', { name })
}
