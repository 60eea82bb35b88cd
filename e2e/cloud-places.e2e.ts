import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { alive, visit } from './browser.ts'
import { listenToCalls, wires } from './calls.ts'
import { cloud, streaming } from './cloud-steps.ts'
import { openCloudWorld, TAKEN_GAME_NAME } from './walk/cloud-house.ts'
import { giveTime, must } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import type { World } from './walk/world.ts'

let world: World
let choice: Awaited<ReturnType<typeof openCloudWorld>>['choice']
beforeAll(async () => {
  const opened = await openCloudWorld()
  ;({ world, choice } = opened)
  return opened.close
})

const button = (page: Page, key: string) => page.getByRole('button', { name: cloud(key), exact: true })

test('the hub shows how many cloud games there are [9.9] [2.23]', async () => {
  const { page, device } = await newcomer(world)
  await visit(page, '/cloud')
  const { result } = await device.call(cloudCalls.listCloudGames, {})
  expect(result!.total).toBeGreaterThan(0)
  const words = cloud('games.count').match(result!.total === 1 ? /one \{# (\w+)\}/ : /other \{# (\w+)\}/)![1]!
  await page.getByText(`${result!.total.toLocaleString('en')} ${words}`, { exact: true }).waitFor()
})

/** Runs in the page: distance of each game's text from the start edge of its tile. */
const indents = () =>
  [...document.querySelectorAll('main ul li button[aria-haspopup="dialog"]')].map((tile) => {
    const range = document.createRange()
    range.selectNodeContents(tile.querySelector('strong')!)
    return Math.round(tile.getBoundingClientRect().right - range.getBoundingClientRect().right)
  })

test('in Arabic the hub aligns English names of games to the right edge of their tiles', async () => {
  const { page } = await newcomer(world)
  await visit(page, '/cloud?lang=ar')
  await page.locator('main ul li button[aria-haspopup="dialog"] strong').first().waitFor()
  const found = await page.evaluate(indents)
  expect(Math.max(...found)).toBeLessThan(8)
})

test('the hub and every other page show a waiting player how little time is left [2.17] [2.24] [3.9]', async () => {
  const { page, userId, device } = await newcomer(world)
  // Pays out the newcomer's minutes and uses them up.
  await must(device.call(playtimeCalls.checkTime, {}))
  await giveTime(world, userId)
  await world.change(
    `update play_grant set seconds_left = case source when 'gift' then 240 else 0 end where account_id = $1`,
    [userId],
  )
  await must(device.call(cloudCalls.joinQueue, choice))
  await visit(page, '/cloud')
  await page.getByRole('link', { name: cloud('left').replace('{time}', '4m') }).waitFor()
  await visit(page, '/settings')
  const tip = page.getByText(cloud('tip.left').replace('{time}', '4m'), { exact: true })
  await tip.waitFor()
  await page.getByRole('button', { name: cloud('tip.close'), exact: true }).click()
  await tip.waitFor({ state: 'hidden' })
  await must(device.call(cloudCalls.leaveQueue, {}))
})

test('a game that is slow to start advises to check the network [2.28]', async () => {
  const { page } = await newcomer(world)
  await page.clock.install()
  await page.route('**/api/yyx/game/join', () => undefined)
  await visit(page, '/cgame')
  await page.clock.fastForward(9_000)
  await page.getByText(streaming('opening.slow'), { exact: true }).waitFor()
})

test('when the only seat is taken the line says so, and offers a place in its queue [3.12] [2.25] [2.26] [7.10]', async () => {
  const { page, userId, device } = await newcomer(world)
  await giveTime(world, userId)
  const calls = listenToCalls(page)
  await visit(page, '/cloud')
  await page
    .getByRole('button', { name: new RegExp(TAKEN_GAME_NAME) })
    .first()
    .click()
  const lines = page.getByRole('radiogroup', { name: cloud('lines.title') })
  await lines.getByText(cloud('line.taken'), { exact: true }).waitFor()
  expect(await lines.getByText(cloud('line.noWait'), { exact: true }).count()).toBe(0)
  await button(page, 'sheet.join').waitFor()
  expect(await button(page, 'sheet.play').count()).toBe(0)
  await button(page, 'sheet.join').click()
  await page.getByLabel(cloud('ticket.label')).waitFor()
  // A waiting browser polls only the place in the queue.
  await expect.poll(() => wires(calls), { timeout: 40_000 }).toContain(cloudCalls.readQueue.wire)
  const { result } = await device.call(cloudCalls.readQueue, {})
  expect(result).toMatchObject({ progress: 'waiting', position: 1 })
  await must(device.call(cloudCalls.leaveQueue, {}))
})

test('the player’s turn is announced at once after a reload, without a gesture [2.27] [4.8]', async () => {
  const { page, userId, device } = await newcomer(world)
  await giveTime(world, userId)
  await must(device.call(cloudCalls.joinQueue, choice))
  await visit(page, '/cloud')
  await page.getByLabel(cloud('ticket.label')).waitFor()
  await world.change(
    `update cloud_ticket set turn_until = now() + interval '55 seconds', worker_id = 'worker-1', boot = 'boot-1'
     where account_id = $1 and ended_at is null`,
    [userId],
  )
  await page.goto('/settings', { waitUntil: 'commit' })
  await alive(page)
  // Within ten seconds: what waits for a gesture would load after twenty, but a turn lasts a minute.
  await page.getByRole('region', { name: cloud('turn.title') }).waitFor({ timeout: 10_000 })
})
