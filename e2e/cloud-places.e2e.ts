import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { alive, visit } from './browser.ts'
import { cloud } from './cloud-steps.ts'
import { openCloudHouse, TAKEN_GAME_NAME } from './walk/cloud-house.ts'
import { giveTime, must } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'

let world: World
let house: Awaited<ReturnType<typeof openCloudHouse>>
beforeAll(async () => {
  world = await openWorld()
  house = await openCloudHouse(world)
})
afterAll(async () => {
  house.close()
  await world.close()
})

const button = (page: Page, key: string) => page.getByRole('button', { name: cloud(key), exact: true })

test('where the only seat is taken the line says so, and offers a place in it [3.12] [2.25] [2.26]', async () => {
  const { page, userId, device } = await newcomer(world)
  await giveTime(world, userId)
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
  const { result } = await device.call(cloudCalls.readQueue, {})
  expect(result).toMatchObject({ progress: 'waiting', position: 1 })
  await must(device.call(cloudCalls.leaveQueue, {}))
})

test('a turn that has come is called at once after a reload, without a gesture [2.27] [4.8]', async () => {
  const { page, userId, device } = await newcomer(world)
  await giveTime(world, userId)
  await must(device.call(cloudCalls.joinQueue, house.choice))
  await visit(page, '/cloud')
  await page.getByLabel(cloud('ticket.label')).waitFor()
  await world.change(
    `update cloud_ticket set turn_until = now() + interval '55 seconds', worker_id = 'worker-1', boot = 'boot-1'
     where account_id = $1 and ended_at is null`,
    [userId],
  )
  await page.goto('/settings', { waitUntil: 'commit' })
  await alive(page)
  // The turn lasts a minute: what waits for a gesture comes after twenty seconds.
  await page.getByRole('region', { name: cloud('turn.title') }).waitFor({ timeout: 10_000 })
})
