import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { openPage, visit } from './browser.ts'
import { makeDataFolder } from './global-setup.ts'
import { startPortal, type Portal } from './portal.ts'
import { word } from './words.ts'

const GAME = { key: 'madbomber', name: 'Mad Bomber', program: '/usr/games/madbomber' }
/** One play of the game fits, a second one does not. */
const ONE_SEAT = '30'
const missing = [...missingPrograms(), ...(existsSync(GAME.program) ? [] : [GAME.program])]

const cloud = (key: string) => word('cloud', key)
const streaming = (key: string) => word('streaming', key)

/** The pictures of the game that a page shows: each differs from the one before when the game has moved. */
const pictureOf = (page: Page) => page.locator('[data-stage]').screenshot()

async function seesMotion(page: Page, keys: readonly string[]): Promise<void> {
  await page.locator('canvas:visible, video:visible').first().waitFor({ timeout: 30_000 })
  const before = await pictureOf(page)
  await expect
    .poll(
      async () => {
        for (const key of keys) await page.keyboard.press(key, { delay: 80 })
        return (await pictureOf(page)).equals(before)
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(false)
}

async function chooseGame(page: Page): Promise<void> {
  await visit(page, '/cloud')
  await page
    .getByRole('button', { name: new RegExp(GAME.name) })
    .first()
    .click()
}

/** A line without a queue offers its seats; whoever finds them all taken is offered a place. */
async function joinLine(page: Page): Promise<void> {
  const button = (key: string) => page.getByRole('button', { name: cloud(key), exact: true })
  await button('sheet.play').or(button('sheet.join')).first().click()
  const place = page.getByLabel(cloud('ticket.label'))
  await place.or(button('sheet.join')).first().waitFor()
  if (!(await place.isVisible())) await button('sheet.join').click()
}

describe.skipIf(missing.length > 0)(`a real game (missing: ${missing.join(', ') || 'nothing'})`, () => {
  let portal: Portal
  beforeAll(async () => {
    const data = makeDataFolder()
    portal = await startPortal(data.folder, { settings: { CLOUD_CAPACITY: ONE_SEAT } })
    return async () => {
      await portal.stop()
      data.remove()
    }
  }, 120_000)

  test(
    'three players share one seat: one plays, one misses the turn, the next one takes it [1.5] [2.4] [2.5] [2.25] [2.26] [4.8] [4.9] [8.6]',
    { timeout: 240_000 },
    async () => {
      const [ann, ben, cat] = await Promise.all([
        openPage({ portal: portal.url }),
        openPage({ portal: portal.url, isMobile: true }),
        openPage({ portal: portal.url, isMobile: true }),
      ])
      await chooseGame(ann)
      await ann.getByRole('button', { name: cloud('sheet.play'), exact: true }).click()
      await ann.waitForURL('**/cgame')
      await seesMotion(ann, ['Space', 'ArrowRight'])

      for (const [page, place] of [
        [ben, '1'],
        [cat, '2'],
      ] as const) {
        await chooseGame(page)
        await joinLine(page)
        await page.getByLabel(cloud('ticket.label')).getByText(place, { exact: true }).first().waitFor()
      }

      await ann.mouse.move(300, 300)
      await ann.getByRole('button', { name: streaming('menu'), exact: true }).click()
      await ann.getByRole('button', { name: streaming('leave'), exact: true }).click()
      await ann.getByRole('button', { name: streaming('leave.yes'), exact: true }).click()

      await ben.getByText(cloud('turn.title'), { exact: true }).first().waitFor({ timeout: 30_000 })
      // Nobody comes for a whole minute.
      await ben.getByText(word('errors', 'TurnMissed')).first().waitFor({ timeout: 90_000 })

      await cat.getByText(cloud('turn.title'), { exact: true }).first().waitFor({ timeout: 30_000 })
      await cat
        .getByRole('button', { name: cloud('turn.enter'), exact: true })
        .first()
        .click()
      await cat.waitForURL('**/cgame')
      await seesMotion(cat, ['Space'])
      await cat.getByRole('button', { name: streaming('action.confirm') }).waitFor()
    },
  )
})
