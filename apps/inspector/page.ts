import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Chromium } from './chromium.ts'
import { PROBE } from './probe.ts'
import type { ServedVersion } from './serve-version.ts'
import { watchTraffic } from './traffic.ts'

/** A lower mid-range phone on a slow network, as in `bench pages`. */
const SLOW = { processor: 4, bytesASecond: 1_600_000 / 8, latencyMs: 150 }
const PLAYABLE_WITHIN_MS = 45_000
/** A game that does not report readiness counts as ready after this long without network traffic. */
const QUIET_MS = 1000
/** Wait after changing the facts or the size of the page. */
export const SETTLED_MS = 700

interface Size {
  readonly width: number
  readonly height: number
}

type Send = <Result>(method: string, params?: object) => Promise<Result>

export type Page = Awaited<ReturnType<typeof openPage>>

/** Opens a page with the probe in every frame. */
export async function openPage(chromium: Chromium, served: ServedVersion) {
  const { targetId } = await chromium.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  })
  const { sessionId } = await chromium.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const send: Send = (method, params = {}) => chromium.send(method, params, sessionId)
  const traffic = watchTraffic(chromium, served)
  for (const domain of ['Page', 'Runtime', 'Network', 'Performance', 'Log']) await send(`${domain}.enable`)
  await send('Network.setCacheDisabled', { cacheDisabled: true })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: PROBE })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })

  async function evaluate<Value>(expression: string, contextId?: number): Promise<Value | undefined> {
    const answer = await send<{ result: { value?: Value } }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
      ...(contextId === undefined ? {} : { contextId }),
    }).catch(ignoreFailure('the page is on its way to another one'))
    return answer?.result.value
  }
  const inGame = <Value>(expression: string): Promise<Value | undefined> => {
    const contextId = traffic.gameContext()
    return contextId === undefined ? Promise.resolve(undefined) : evaluate<Value>(expression, contextId)
  }

  /** Opens the page of the game and waits until it can be played. */
  async function untilPlayable() {
    traffic.begin()
    const since = performance.now()
    await send('Page.navigate', { url: served.page })
    for (;;) {
      await pause(50)
      const seen = await evaluate<{ speaks: boolean; readyAt: number }>('window.seen')
      const took = performance.now() - since
      const isQuiet = traffic.quietFor() > QUIET_MS && traffic.bytes() > 0
      // A game that uses the SDK reports its readiness, or has forgotten to.
      const isOver = isQuiet && (!seen?.speaks || took > PLAYABLE_WITHIN_MS / 3)
      if (seen?.readyAt || took > PLAYABLE_WITHIN_MS || isOver)
        return {
          milliseconds: Math.round(seen?.readyAt || took - (isQuiet ? traffic.quietFor() : 0)),
          bytes: traffic.bytes(),
          speaks: seen?.speaks ?? false,
        }
    }
  }

  return {
    traffic,
    inGame,
    untilPlayable,
    hears: async () => (await inGame<unknown>('__loud()')) === true,
    tell: (facts: object) => evaluate(`setFacts(${JSON.stringify(facts)})`),
    ...eyesOf(send),
    ...handsOf(send),
  }
}

/** Observations from outside the page. */
function eyesOf(send: Send) {
  const picture = async () => {
    const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
    return createHash('sha256').update(data).digest('hex')
  }
  return {
    /** Whether the screen changes without input. */
    async moves() {
      const before = await picture()
      await pause(SETTLED_MS)
      return before !== (await picture())
    },
    async metric(wanted: string) {
      const { metrics } = await send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
      return metrics.find(({ name }) => name === wanted)?.value ?? 0
    },
  }
}

/** Input to the page. */
const handsOf = (send: Send) => ({
  resize: ({ width, height }: Size, isPhone: boolean) =>
    send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isPhone }),
  /** A touch in the middle, then keys that games use. */
  async touch({ width, height }: Size) {
    const touchPoints = [{ x: width / 2, y: height / 2 }]
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    for (const [key, code] of [
      [' ', 32],
      ['ArrowRight', 39],
      ['Enter', 13],
    ] as const)
      for (const type of ['keyDown', 'keyUp'])
        await send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: code })
    await pause(SETTLED_MS)
  },
  async slow() {
    await send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor })
    await send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latencyMs,
      downloadThroughput: SLOW.bytesASecond,
      uploadThroughput: SLOW.bytesASecond,
    })
  },
})
