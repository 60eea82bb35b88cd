import { expect, onTestFinished, test } from 'vitest'
import { answerAge } from './age.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { freePort, startPortal, type PortalWishes } from './portal.ts'
import { score } from './stage.ts'
import { word } from './words.ts'

const account = (key: string) => word('account', key)
const GONE = [/net::ERR_/, /Failed to fetch/]

/** Starts a portal for this test, which ends with it. */
async function ownPortal(wishes: PortalWishes) {
  const data = makeDataFolder('operators')
  let portal = await startPortal(data.folder, wishes)
  onTestFinished(async () => {
    await portal.stop()
    data.remove()
  })
  return {
    url: portal.url,
    async crash() {
      await portal.kill()
    },
    async start() {
      portal = await startPortal(data.folder, wishes)
    },
  }
}

test('kill -9 during a visit: the game continues, and afterwards session and nickname are there [6.2]', async () => {
  const portal = await ownPortal({ port: await freePort() })
  const page = await openPage({ portal: portal.url, expected: GONE })
  await visit(page, '/me')
  await page.getByRole('button', { name: account('me.rename') }).click()
  await page.getByRole('textbox', { name: account('nickname.label') }).fill('Tide Keeper')
  await page.getByRole('button', { name: account('nickname.save') }).click()
  await answerAge(page)
  await page.getByRole('heading', { name: 'Tide Keeper' }).waitFor()
  const { tokenStr } = await signedIn(page)
  await visit(page, '/g/2048')

  await portal.crash()
  for (const key of [
    'ArrowLeft',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowRight',
  ]) {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
  }
  const reached = await score(page)
  await portal.start()

  await visit(page, '/me')
  await page.getByRole('heading', { name: 'Tide Keeper' }).waitFor()
  await page.getByText(account('me.placeCurrent')).waitFor()
  expect((await signedIn(page)).tokenStr).toBe(tokenStr)
  await visit(page, '/g/2048')
  await expect.poll(() => score(page)).toBe(reached)
})

test('pictures are loaded from the configured resource host, which the policy allows [9.14]', async () => {
  const port = await freePort()
  const host = `http://127.0.0.1:${port}`
  const portal = await ownPortal({ port, settings: { RESOURCE_HOST: host } })
  const page = await openPage({
    portal: portal.url,
    expected: [new RegExp(`left the portal: ${host}/(covers|icons)/`)],
  })
  await visit(page, '/')
  const cover = page.locator('main ul img').first()
  expect(await cover.getAttribute('src')).toMatch(new RegExp(`^${host}/covers/`))
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
