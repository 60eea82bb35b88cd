import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { board } from './stage.ts'
import { word } from './words.ts'

/**
 * Records the page's use of sound: contexts, started sources, and the music that plays. Music consists of sources of many
 * seconds each; sound effects end at once.
 */
const LISTEN = `{
  const heard = (window.heard = { contexts: [], sources: 0, music: new Set(), first: [] })
  const Context = window.AudioContext
  window.AudioContext = class extends Context { constructor(...rest) { super(...rest); heard.contexts.push(this) } }
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const { start, stop } = Source.prototype
    Source.prototype.start = function (...rest) {
      heard.sources++
      if (this.buffer?.duration > 3 && !this.loop) {
        heard.music.add(this)
        heard.first.push(this.buffer.getChannelData(0).slice(0, 20000).reduce((sum, one) => sum + Math.abs(one), 0))
        this.addEventListener('ended', () => heard.music.delete(this))
      }
      return start.apply(this, rest)
    }
    Source.prototype.stop = function (...rest) {
      if (rest.length === 0) heard.music.delete(this)
      return stop.apply(this, rest)
    }
  }
}`

interface Heard {
  readonly contexts: readonly string[]
  readonly sources: number
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { contexts, sources } = (
      window as unknown as { heard: { contexts: AudioContext[]; sources: number } }
    ).heard
    return { contexts: contexts.map(({ state }) => state), sources }
  })

test('nothing plays before the first gesture; then the game has its music [1.4] [4.24]', async () => {
  const page = await openPage({ isMobile: true, motion: true, before: LISTEN })
  await visit(page, '/g/2048')
  await page.waitForTimeout(500)
  expect(await heard(page)).toEqual({ contexts: [], sources: 0 })
  await board(page).tap()
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running'])
  await expect.poll(() => isPlaying(page), { timeout: 20_000 }).toBe(true)
})

test('with music and sound switched off nothing ever plays [4.24]', async () => {
  const off = `for (const key of ['bgm-status', 'sound-status']) localStorage.setItem(key, '0');`
  const page = await openPage({ isMobile: true, motion: true, before: off + LISTEN })
  await visit(page, '/g/2048')
  await board(page).tap()
  await page.waitForTimeout(1000)
  expect(await heard(page)).toEqual({ contexts: [], sources: 0 })
})

test('with the music off a pressed button still plays its sound', async () => {
  const off = `localStorage.setItem('bgm-status', '0');`
  const page = await openPage({ before: off + LISTEN })
  await visit(page, '/settings')
  await page.keyboard.press('Shift')
  await page.waitForTimeout(1000)
  expect((await heard(page)).sources).toBe(0)
  await page
    .getByRole('link', { name: word('catalog', 'nav.games'), exact: true })
    .filter({ visible: true })
    .click()
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(0)
})

const isPlaying = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { heard: { music: Set<unknown> } }).heard.music.size > 0)

/** Nothing plays now or a while later. */
async function staysSilent(page: Page) {
  await expect.poll(() => isPlaying(page), { timeout: 20_000 }).toBe(false)
  await page.waitForTimeout(3000)
  expect(await isPlaying(page)).toBe(false)
}

/** Castle Cannon Duel needs a card, so no game adds a tune. */
const LOCKED = '/g/castle-cannon-duel'

test('on a desktop the main music is silent on the page of a game from its first moment [4.26]', async () => {
  const page = await openPage({ before: LISTEN })
  await visit(page, LOCKED)
  await page.locator('#lock').waitFor()
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running'])
  await staysSilent(page)
  await page.locator('main a[href="/games"]').click()
  await page.waitForURL('**/games')
  await expect.poll(() => isPlaying(page), { timeout: 20_000 }).toBe(true)
  await page.goBack()
  await page.locator('#lock').waitFor()
  await staysSilent(page)
})

test('the main music is silent in the cloud game area while its game starts [2.4] [4.26]', async () => {
  const page = await openPage({ before: LISTEN })
  await page.route('**/api/yyx/game/join', () => undefined)
  await visit(page, '/cgame')
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running'])
  await staysSilent(page)
})

/** A number that identifies the beginning of a page's music. */
async function tuneOn(path: string): Promise<number> {
  const page = await openPage({ before: LISTEN })
  await visit(page, path)
  await page.keyboard.press('Shift')
  const first = () =>
    page.evaluate(() => (window as unknown as { heard: { first: number[] } }).heard.first[0])
  await expect.poll(first, { timeout: 20_000 }).toBeGreaterThan(0)
  return (await first())!
}

test('the card area and the cloud games have their own tracks [2.5] [2.6] [4.25]', async () => {
  const main = await tuneOn('/settings')
  expect(await tuneOn('/settings')).toBe(main)
  const others = [await tuneOn('/coconut'), await tuneOn('/cloud')]
  expect(new Set([main, ...others]).size).toBe(3)
})

test('a piece is rendered in a worker, and the page stays responsive [1.4]', async () => {
  const page = await openPage({ before: LISTEN })
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await visit(page, '/settings')
  await page.keyboard.press('Shift')
  await expect.poll(() => isPlaying(page), { timeout: 20_000 }).toBe(true)
  expect(workers).toHaveLength(1)
})
