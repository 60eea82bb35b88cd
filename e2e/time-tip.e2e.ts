import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { MEDIA, MEDIA_HEAD_BYTES, type HostMessage } from '#modules/streaming/model.ts'
import { openPage, visit } from './browser.ts'
import { cloud } from './cloud-steps.ts'

const SIZE = { width: 640, height: 360 }
const WELCOME: HostMessage = {
  type: 'welcome',
  streamId: 'S1',
  ...SIZE,
  codec: 'vp8',
  sound: null,
  pointer: 'absolute',
}
/** A key frame with one byte of picture, for the fake decoder. */
const KEY_FRAME = Buffer.alloc(MEDIA_HEAD_BYTES + 1)
KEY_FRAME.writeUInt8(MEDIA.key, 0)

/** A decoder that shows an empty picture for any input. */
const FAKE_DECODER = `
  window.VideoDecoder = class {
    state = 'unconfigured'
    decodeQueueSize = 0
    constructor({ output }) { this.output = output }
    configure() { this.state = 'configured' }
    decode({ timestamp }) {
      const picture = new OffscreenCanvas(64, 36)
      picture.getContext('2d').fillRect(0, 0, 64, 36)
      this.output(new VideoFrame(picture, { timestamp }))
    }
    close() { this.state = 'closed' }
  }`

const answer = (page: Page, wire: string, result: object) =>
  page.route(`**/api/${wire}`, (route) => route.fulfill({ json: { id: 1, result, error: null } }))

/** A page that plays a cloud game; the test acts as its host and answers its calls. */
async function playing(kept: { readonly timeTotal: number; readonly tipSec: number }): Promise<Page> {
  const page = await openPage({ before: FAKE_DECODER })
  await answer(page, cloudCalls.joinPlay.wire, {
    ygrId: 'PLAY1',
    yyxKey: 'supertux',
    yliKey: 'lagoon',
    wsUrl: '/stream/PLAY1',
    joinToken: 'token',
    joinEndTime: Date.now() + 60_000,
    ...SIZE,
    pointer: 'absolute',
    pad: null,
    timeTotal: kept.timeTotal,
  })
  await answer(page, cloudCalls.beginPlay.wire, {
    startTime: Date.now(),
    timeTotal: kept.timeTotal,
    activeSec: 1,
  })
  await answer(page, cloudCalls.keepPlaying.wire, { state: 1, ...kept })
  await page.routeWebSocket('**/stream/PLAY1', (host) => {
    host.onMessage(() => undefined)
    host.send(JSON.stringify(WELCOME))
    host.send(KEY_FRAME)
  })
  await visit(page, '/cgame')
  return page
}

test('over a running game a tip shows how little time is left, until the player closes it [2.17]', async () => {
  const page = await playing({ timeTotal: 240, tipSec: 300 })
  const tip = page.getByText(cloud('tip.left').replace('{time}', '4m'), { exact: true })
  await tip.waitFor()
  await page.getByRole('button', { name: cloud('tip.close'), exact: true }).click()
  await tip.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/cgame')
})
