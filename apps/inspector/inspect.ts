import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { forgive } from '#kit/result/forgive.ts'
import type { GameReport, ReportSize, Seen } from '#modules/studio/model.ts'
import { startChromium, type Chromium } from './chromium.ts'
import { FITS, PROBE } from './probe.ts'
import { openStage, type Stage } from './stage.ts'
import { watchTraffic } from './traffic.ts'

interface Wish {
  readonly chromium: string
  readonly folder: string
  readonly slug: string
  readonly version: string
}

const SIZES = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
/** A phone of the lower middle on a slow network, as `bench pages` has it. */
const SLOW = { processor: 4, bytesASecond: 1_600_000 / 8, latencyMs: 150 }
const PLAYABLE_WITHIN_MS = 45_000
/** A game that does not say when it is ready is so once nothing has come for so long. */
const QUIET_MS = 1000
const WATCHED_MS = 2000
const SETTLED_MS = 700
const MOST_TOLD = 20

type Page = Awaited<ReturnType<typeof openPage>>

/** Plays a stored version in a real browser and tells what was seen. */
export async function inspect({ chromium: path, folder, slug, version }: Wish): Promise<GameReport> {
  const stage = await openStage(folder, slug, version)
  const chromium = await startChromium(path)
  try {
    const page = await openPage(chromium, stage)
    await page.resize(SIZES[0], true)
    const first = await page.untilPlayable()
    const earlySound: Seen = (await page.hears()) ? 'yes' : 'no'
    await page.touch()
    const play = await watchPlay(page)
    const sizes: ReportSize[] = []
    let follows = true
    for (const size of SIZES) {
      await page.resize(size, size === SIZES[0])
      await pause(SETTLED_MS)
      const found = await page.inGame<{ fits: boolean; follows: boolean }>(FITS)
      sizes.push({ ...size, fits: found ? asSeen(found.fits) : 'unseen' })
      follows &&= found?.follows ?? false
    }
    const { errors, outside } = page.traffic
    const blocked = (await page.inGame<string[]>('__seen.blocked')) ?? []
    await page.slow()
    const slow = await page.untilPlayable()
    return {
      sizes,
      bytes: first.bytes,
      playableMs: first.milliseconds,
      slowPlayableMs: slow.milliseconds,
      speaks: asSeen(first.speaks),
      errors: [...errors].slice(0, MOST_TOLD),
      outside: [...new Set([...outside, ...blocked])].slice(0, MOST_TOLD),
      earlySound,
      resizes: asSeen(follows),
      ...play,
    }
  } finally {
    chromium.close()
    await stage.close()
  }
}

const asSeen = (is: boolean): Seen => (is ? 'yes' : 'no')

/** The game is played, muted and paused. */
async function watchPlay(page: Page) {
  const before = (await page.inGame<number>('__seen.frames')) ?? 0
  const moving = await page.moves()
  const isHeard = await page.hears()
  await pause(WATCHED_MS)
  const frames = ((await page.inGame<number>('__seen.frames')) ?? 0) - before
  const handlers = await page.inGame<{ touch: boolean; keys: boolean }>('__handlers()')
  const memoryBytes = await page.metric('JSHeapUsedSize')
  await page.tell({ isMuted: true })
  await pause(SETTLED_MS)
  const mutes: Seen = isHeard ? asSeen(!(await page.hears())) : 'unseen'
  await page.tell({ isMuted: false, isPaused: true })
  await pause(SETTLED_MS)
  const stillMoves = await page.moves()
  const busyBefore = await page.metric('TaskDuration')
  await pause(WATCHED_MS)
  const busy = (await page.metric('TaskDuration')) - busyBefore
  await page.tell({ isPaused: false })
  return {
    touch: asSeen(handlers?.touch ?? false),
    keyboard: asSeen(handlers?.keys ?? false),
    memoryBytes: Math.round(memoryBytes),
    framesPerSecond: Math.round((frames * 1000) / (WATCHED_MS + page.movesMs)),
    pauses: moving ? asSeen(!stillMoves) : ('unseen' as const),
    mutes,
    idleCpu: Math.min(100, Math.round((busy * 100_000) / WATCHED_MS)),
  }
}

async function openPage(chromium: Chromium, stage: Stage) {
  const { targetId } = await chromium.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  })
  const { sessionId } = await chromium.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const send = <Result>(method: string, params: object = {}) =>
    chromium.send<Result>(method, params, sessionId)
  const traffic = watchTraffic(chromium, stage)
  for (const domain of ['Page', 'Runtime', 'Network', 'Performance', 'Log']) await send(`${domain}.enable`)
  await send('Network.setCacheDisabled', { cacheDisabled: true })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: PROBE })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })

  async function evaluate<Value>(expression: string, contextId?: number): Promise<Value | undefined> {
    const answer = await send<{ result: { value?: Value } }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
      ...(contextId === undefined ? {} : { contextId }),
    }).catch(forgive('the page is on its way to another one'))
    return answer?.result.value
  }
  const inGame = <Value>(expression: string) => {
    const contextId = traffic.gameContext()
    return contextId === undefined ? Promise.resolve(undefined) : evaluate<Value>(expression, contextId)
  }
  const picture = async () => {
    const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
    return createHash('sha256').update(data).digest('hex')
  }

  return {
    traffic,
    inGame,
    movesMs: SETTLED_MS,
    hears: async () => (await inGame<boolean>('__loud()')) ?? false,
    /** Whether anything changes on screen while nobody touches it. */
    async moves() {
      const before = await picture()
      await pause(SETTLED_MS)
      return before !== (await picture())
    },
    tell: (facts: object) => evaluate(`setFacts(${JSON.stringify(facts)})`),
    async metric(wanted: string) {
      const { metrics } = await send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
      return metrics.find(({ name }) => name === wanted)?.value ?? 0
    },
    resize: ({ width, height }: { readonly width: number; readonly height: number }, isPhone: boolean) =>
      send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isPhone }),
    /** A touch in the middle, then keys that games listen to. */
    async touch() {
      const [{ width, height }] = SIZES
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
    /** Opens the page of the game and waits until it can be played. */
    async untilPlayable() {
      traffic.begin()
      const since = performance.now()
      await send('Page.navigate', { url: stage.page })
      for (;;) {
        await pause(50)
        const seen = await evaluate<{ speaks: boolean; readyAt: number }>('window.seen')
        const took = performance.now() - since
        const isQuiet = traffic.quietFor() > QUIET_MS && traffic.bytes() > 0
        // A game that speaks says itself when it is ready, or has forgotten to.
        if (
          seen?.readyAt ||
          took > PLAYABLE_WITHIN_MS ||
          (isQuiet && (!seen?.speaks || took > PLAYABLE_WITHIN_MS / 3))
        )
          return {
            milliseconds: Math.round(seen?.readyAt || took - (isQuiet ? traffic.quietFor() : 0)),
            bytes: traffic.bytes(),
            speaks: seen?.speaks ?? false,
          }
      }
    },
  }
}
