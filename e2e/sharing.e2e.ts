import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerAge } from './age.ts'
import { openPage, visit } from './browser.ts'
import { listenToCalls, wires } from './calls.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal, type Portal } from './portal.ts'
import { word } from './words.ts'

const ARRIVED = 'coc/share/back'
const text = (key: string) => word('sharing', key)

let portal: Portal
const data = makeDataFolder('sharing')
// Behind a proxy, so that each browser may have its own network.
beforeAll(async () => {
  portal = await startPortal(data.folder, { settings: { TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  await portal.stop()
  data.remove()
})

async function person(network: string, wishes: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ isMobile: true, portal: portal.url, ...wishes })
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': network })
  return page
}

/** Opens the invitation of the page's player; returns its link. */
async function invitationOf(page: Page): Promise<string> {
  await visit(page, '/me')
  await page.getByRole('button', { name: text('entry.open'), exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: text('title.invite') })
  return dialog.locator('p bdi').innerText()
}

const keyOf = (link: string) => link.split('/').pop()!

test('a new visitor who stays and touches the page counts, is welcomed and sends a friend request [1.21] [2.42] [2.46] [4.19] [7.40] [7.42] [7.45]', async () => {
  const anna = await person('203.0.113.5')
  const link = await invitationOf(anna)
  await anna.getByText(text('box.none')).waitFor()

  const bela = await person('198.51.100.7')
  const calls = listenToCalls(bela)
  // The browser treats the driver's evaluations as user input, so they must not count.
  await bela.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }))
  await visit(bela, `/?inv=${keyOf(link)}`)
  await bela.waitForTimeout(11_500)
  // Loading the page is no visit, because link previews load it, too.
  expect(wires(calls)).not.toContain(ARRIVED)
  const touched = async () => {
    // A tap before hydration has no effect.
    await bela.touchscreen.tap(8, 300)
    return wires(calls).filter((wire) => wire === ARRIVED).length
  }
  await expect.poll(touched, { interval: 1000 }).toBe(1)
  const card = bela.getByRole('complementary', { name: /invited you/ })
  await card.getByRole('button', { name: text('welcome.add') }).tap()
  await answerAge(bela)
  await card.getByText(text('welcome.sent')).waitFor()
  await card.getByRole('button', { name: text('welcome.close') }).tap()
  await card.waitFor({ state: 'hidden' })

  // The same device again gives no gift and no welcome.
  await visit(bela, `/?inv=${keyOf(link)}`)
  await expect.poll(touched, { interval: 1000 }).toBe(2)
  expect(await card.isVisible()).toBe(false)

  await anna.reload()
  await anna.getByRole('button', { name: text('entry.open'), exact: true }).tap()
  await anna.getByRole('button', { name: text('box.take') }).tap()
  await anna.getByText(text('box.got')).waitFor()
  await anna.getByText(text('box.waiting')).waitFor()
})

test('the player’s own invitation gives nothing and shows nothing [2.46]', async () => {
  const anna = await person('203.0.113.6')
  const link = await invitationOf(anna)
  const calls = listenToCalls(anna)
  await visit(anna, `/?inv=${keyOf(link)}`)
  await anna.touchscreen.tap(8, 300)
  await expect.poll(() => wires(calls)).toContain(ARRIVED)
  expect(await anna.getByRole('complementary').count()).toBe(0)
  await invitationOf(anna)
  await anna.getByText(text('box.none')).waitFor()
})

test('messengers get the cover of a game, and the islet for other pages, in a format that they accept', async () => {
  const anna = await person('203.0.113.8')
  const pictureOn = async (path: string) => {
    const html = await (await anna.request.get(`${portal.url}${path}`)).text()
    return /property="og:image" content="([^"]*)"/.exec(html)![1]!
  }
  const sizeOf = async (address: string) => {
    const picture = await anna.request.get(address)
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/png' })
    const bytes = await picture.body()
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  }
  const [game, home] = [await pictureOn('/g/2048?lang=de'), await pictureOn('/')]
  expect(game).toMatch(/\/og\/covers\/2048-\w+\.png$/)
  expect(game).not.toBe(home)
  for (const address of [game, home]) expect(await sizeOf(address)).toEqual([1200, 630])
  expect((await anna.request.get(`${portal.url}/og/covers/..%2Ficons%2Ficon.png`)).status()).toBe(404)
})

describe('a shared page [2.9] [7.4]', () => {
  test('has a preview for messengers in the requested language, and is hidden from search engines', async () => {
    const anna = await person('203.0.113.7')
    const link = await invitationOf(anna)
    const path = new URL(link).pathname
    const html = await (await anna.request.get(`${portal.url}${path}?lang=de`)).text()
    const tag = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(tag('og:title')).toContain('lädt dich nach Islet ein')
    expect(tag('og:image')).toBe(`${portal.url}${path}.png`)
    expect(tag('twitter:card')).toBe('summary_large_image')
    expect(tag('twitter:title')).toBe(tag('og:title'))
    expect(tag('robots')).toBe('noindex')
    const picture = await anna.request.get(`${portal.url}${path}.png`)
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' })
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('links into the portal with the invitation, and a preview never counts', async () => {
    const anna = await person('203.0.113.8')
    const link = await invitationOf(anna)
    const reader = await person('198.51.101.7')
    const calls = listenToCalls(reader)
    await visit(reader, new URL(link).pathname)
    await reader.getByRole('heading', { name: /invites you to Islet/ }).waitFor()
    expect(wires(calls)).not.toContain(ARRIVED)
    await reader.getByRole('link', { name: text('page.open') }).tap()
    await reader.waitForURL(`${portal.url}/?inv=${keyOf(link)}`)
  })

  test('that has ended says so', async () => {
    const page = await person('198.51.102.7', { expected: [/404/] })
    const answer = await visit(page, '/shtml/NOBODY')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: word('errors', 'SharedPageGone') }).waitFor()
    expect((await page.request.get(`${portal.url}/shtml/NOBODY.png`)).status()).toBe(404)
  })
})

test('a game is shared by its plain address with the invitation [2.42]', async () => {
  const page = await person('203.0.113.9')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/g/2048')
  await page.getByRole('button', { name: word('catalog', 'game.menu') }).tap()
  await page.getByRole('button', { name: word('catalog', 'game.share'), exact: true }).tap()
  await page.getByRole('button', { name: text('copy') }).tap()
  await page.getByRole('button', { name: text('copied') }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`^${portal.url}/g/2048\\?inv=\\w{26}$`))
})
