import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { visit } from './browser.ts'
import { freePort } from './portal.ts'
import { openCloudWorld } from './walk/cloud-house.ts'
import { giveCards } from './walk/people.ts'
import { newcomer } from './walk/walker.ts'
import type { World } from './walk/world.ts'
import { word } from './words.ts'

let world: World
let host: string
beforeAll(async () => {
  const port = await freePort()
  // The same server under another host name.
  host = `http://127.0.0.1:${port}`
  const opened = await openCloudWorld({ RESOURCE_HOST: host }, port)
  world = opened.world
  return opened.close
})

const pictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? '').filter((src) => !src.startsWith('data:')),
    )

/** Opens a page and waits for its content; returns the URLs of its pictures. */
async function shows(page: Page, path: string, reach?: () => Promise<void>) {
  await visit(page, path)
  await reach?.()
  await expect.poll(async () => (await pictures(page)).length, { message: path }).toBeGreaterThan(0)
  return pictures(page)
}

test('every picture comes from the resource host, on pages and in the sheets over them [9.14]', async () => {
  const { page, userId } = await newcomer(world, {
    expected: [new RegExp(`left the portal: ${host}/(covers|icons|cloud)`)],
  })
  await giveCards(world, userId, 1)
  const chooseGame = async () => {
    await page
      .locator('main')
      .getByRole('button', { name: word('cards', 'card.use'), exact: true })
      .first()
      .click()
    await page.locator('dialog:modal li img').first().waitFor()
  }
  const openSheet = async () => {
    await page.locator('main ul li button').first().click()
    await page.locator('dialog:modal img').waitFor()
  }
  const seen = [
    ...(await shows(page, '/')),
    ...(await shows(page, '/games')),
    ...(await shows(page, '/g/2048')),
    ...(await shows(page, '/g/castle-cannon-duel')),
    ...(await shows(page, '/coconut?part=use', chooseGame)),
    ...(await shows(page, '/cloud', openSheet)),
  ]
  expect(seen.filter((src) => !src.startsWith(`${host}/`))).toEqual([])
})
