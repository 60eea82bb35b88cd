import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { board } from './stage.ts'
import { word } from './words.ts'

/** Counts what the page does with sound: contexts, and sources that were started. */
const LISTEN = `{
  const heard = (window.heard = { contexts: [], sources: 0 })
  const Context = window.AudioContext
  window.AudioContext = class extends Context { constructor(...rest) { super(...rest); heard.contexts.push(this) } }
  for (const Source of [AudioScheduledSourceNode]) {
    const start = Source.prototype.start
    Source.prototype.start = function (...rest) { heard.sources++; return start.apply(this, rest) }
  }
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    if (!Object.hasOwn(Source.prototype, 'start')) continue
    const start = Source.prototype.start
    Source.prototype.start = function (...rest) { heard.sources++; return start.apply(this, rest) }
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

test('nothing sounds before the first gesture; then the game has its music [1.4] [4.24]', async () => {
  const page = await openPage({ isMobile: true, motion: true, before: LISTEN })
  await visit(page, '/g/2048')
  await page.waitForTimeout(500)
  expect(await heard(page)).toEqual({ contexts: [], sources: 0 })
  await board(page).tap()
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running'])
  const early = (await heard(page)).sources
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(early + 4)
})

test('with music and sound switched off nothing ever sounds [4.24]', async () => {
  const off = `for (const key of ['bgm-status', 'sound-status']) localStorage.setItem(key, '0');`
  const page = await openPage({ isMobile: true, motion: true, before: off + LISTEN })
  await visit(page, '/g/2048')
  await board(page).tap()
  await page.waitForTimeout(1000)
  expect(await heard(page)).toEqual({ contexts: [], sources: 0 })
})

test('with the music off a pressed button is still heard', async () => {
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

const sources = async (page: Page) => (await heard(page)).sources

/** Music starts a source with every note; a tap is over at once. */
async function isPlaying(page: Page): Promise<boolean> {
  await page.waitForTimeout(1500)
  const before = await sources(page)
  await page.waitForTimeout(2000)
  return (await sources(page)) > before
}

/** Castle Cannon Duel asks for a card, so that no game brings a tune of its own. */
const LOCKED = '/g/castle-cannon-duel'

test('on a desktop the main music is silent on the page of a game from its first moment [4.26]', async () => {
  const page = await openPage({ before: LISTEN })
  await visit(page, LOCKED)
  await page.locator('#lock').waitFor()
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running'])
  expect(await isPlaying(page)).toBe(false)
  await page.locator('main a[href="/games"]').click()
  await page.waitForURL('**/games')
  await expect.poll(() => isPlaying(page), { timeout: 20_000 }).toBe(true)
  await page.goBack()
  await page.locator('#lock').waitFor()
  expect(await isPlaying(page)).toBe(false)
})

test('the main music is silent in the cloud game area while its game is on the way [2.4] [4.26]', async () => {
  const page = await openPage({ before: LISTEN })
  await page.route('**/api/yyx/game/join', () => undefined)
  await visit(page, '/cgame')
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await heard(page)).contexts).toEqual(['running'])
  expect(await isPlaying(page)).toBe(false)
})

/** The pitches and lengths of what was started: another track has others. */
const NOTES = `{
  const notes = (window.notes = [])
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Source.prototype.start
    Source.prototype.start = function (...rest) {
      notes.push(Math.round(this.frequency?.value ?? 1000 * this.playbackRate.value))
      return start.apply(this, rest)
    }
  }
}`

/** What is heard on a page in a few seconds. */
async function tuneOn(path: string): Promise<readonly number[]> {
  const page = await openPage({ before: LISTEN + NOTES })
  await visit(page, path)
  await page.keyboard.press('Shift')
  const notes = () => page.evaluate(() => (window as unknown as { notes: number[] }).notes)
  await expect.poll(async () => (await notes()).length, { timeout: 20_000 }).toBeGreaterThan(8)
  return (await notes()).slice(0, 8)
}

test('the card area has a track of its own [2.6] [4.25]', async () => {
  const [main, again, coconut] = [
    await tuneOn('/settings'),
    await tuneOn('/settings'),
    await tuneOn('/coconut'),
  ]
  expect(again).toEqual(main)
  expect(coconut).not.toEqual(main)
})
