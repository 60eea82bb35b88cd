import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chromiumPath } from '../../../scripts/chromium.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import { FLIP_NEEDS, flipProfile } from '../testing/flip-profile.ts'
import { openRigBrowser, openRigPage, openStreamRig, type StreamRig } from '../testing/stream-rig.ts'
import { missingPrograms } from './needs.ts'

/** A real host with a real sandbox, and a real browser. */
const missing = [...missingPrograms(), ...(existsSync(chromiumPath()) ? [] : ['chromium'])]

describe.skipIf(missing.length > 0)(`a stream (missing: ${missing.join(', ') || 'nothing'})`, () => {
  let rig: StreamRig
  let browser: Browser
  beforeAll(async () => {
    ;[rig, browser] = await Promise.all([
      openStreamRig({ profile: flipProfile(), readable: FLIP_NEEDS }),
      openRigBrowser(),
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await rig?.close()
  })

  const until = <T>(seen: () => Promise<T>) => vi.waitFor(seen, { interval: 50 })
  async function open(hasTracks: boolean) {
    const page = await openRigPage(browser, rig, { hasTracks })
    const transport = () =>
      page.evaluate(() =>
        window.rig.events.flatMap((event) => (event.type === 'transport' ? [event.transport] : [])),
      )
    await until(async () => expect(await page.evaluate(() => window.rig.light())).toBeDefined())
    return { page, transport }
  }

  test('[1.5] a key changes the picture over the socket', async () => {
    const { page, transport } = await open(false)
    expect(await page.evaluate(() => window.rig.press())).toMatchObject({ decoded: expect.any(Number) })
    expect(await page.evaluate(() => window.rig.press())).toMatchObject({ decoded: expect.any(Number) })
    expect(await transport()).toEqual(['socket'])
    await page.close()
  })

  test('[1.5] a key changes the picture over the track, which takes over by itself', async () => {
    const { page, transport } = await open(true)
    await until(async () => expect(await transport()).toEqual(['socket', 'track']))
    expect(await page.evaluate(() => window.rig.press())).toMatchObject({ decoded: expect.any(Number) })
    expect(
      await page.evaluate(() => [
        document.querySelector('canvas')!.hidden,
        document.querySelector('video')!.hidden,
      ]),
    ).toEqual([true, false])
    await page.close()
  })

  test('a second tab replaces the first, and gets the current picture', async () => {
    const first = await open(false)
    await first.page.evaluate(() => window.rig.press())
    const light = await first.page.evaluate(() => window.rig.light())
    const second = await open(false)
    await until(async () =>
      expect(await first.page.evaluate(() => window.rig.events.at(-1))).toEqual({
        type: 'closed',
        code: STREAM_CLOSE.replaced,
      }),
    )
    expect(await second.page.evaluate(() => window.rig.light())).toBe(light)
    await Promise.all([first.page.close(), second.page.close()])
  })

  test('[4.8] a reloaded page continues where it was', async () => {
    const { page } = await open(false)
    await page.evaluate(() => window.rig.press())
    const light = await page.evaluate(() => window.rig.light())
    await page.reload()
    await page.evaluate((path) => window.rig.open(path), rig.path)
    await until(async () => expect(await page.evaluate(() => window.rig.light())).toBe(light))
    await page.close()
  })

  test('a game that its player quits ends the play', async () => {
    const { page } = await open(false)
    await page.evaluate(() => window.rig.send({ type: 'key', code: 'KeyQ', isDown: true }))
    await until(async () => {
      const events = await page.evaluate(() => window.rig.events)
      expect(events.slice(-2)).toEqual([
        { type: 'end', reason: 'exited' },
        { type: 'closed', code: STREAM_CLOSE.ended },
      ])
    })
    expect(await rig.reported(({ type }) => type === 'ended')).toEqual({ type: 'ended', reason: 'exited' })
    await rig.gone
  })
})
