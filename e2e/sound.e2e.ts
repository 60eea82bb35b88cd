import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { board } from './stage.ts'

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
