import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardsCalls } from '#modules/cards/calls.ts'
import { visit } from './browser.ts'
import { giveBoxes, newcomer } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'
import { word } from './words.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a call whose answer is lost is sent once; the player repeats it, and it takes effect once [7.2] [8.10]', async () => {
  const { page, userId, device } = await newcomer(world, { expected: [/ERR_FAILED/] })
  await giveBoxes(world, userId)
  const sent: string[] = []
  await page.route(`**/api/${cardsCalls.openBoxes.wire}`, async (route) => {
    sent.push((route.request().postDataJSON() as { head: { opId: string } }).head.opId)
    if (sent.length > 1) return route.continue()
    // The server receives it, but its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await visit(page, '/coconut?part=boxes')
  const open = page.getByRole('button', { name: word('cards', 'boxes.openOne'), exact: true }).first()
  await open.click()
  await page.getByText(word('errors', 'Unreachable'), { exact: true }).first().waitFor()
  await page.waitForTimeout(1500)
  expect(sent).toHaveLength(1)
  await open.click()
  await page.locator('[data-step="shell"]').waitFor()
  expect(sent).toEqual([sent[0], sent[0]])
  const { result } = await device.call(cardsCalls.readCollection, {})
  expect(result!.cardCount).toBe(1)
})
