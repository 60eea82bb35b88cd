import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { FLIP_NEEDS, flipProfile } from './flip-profile.ts'
import { openRigBrowser, openRigPage, openStreamRig } from './stream-rig.ts'

/**
 * Measures the time from a key to the picture that it changed:
 * `node modules/streaming/testing/latency-rig.ts [--size=854x480] [--fps=60] [--n=60] [--scene=60] [--by=socket,track]`.
 * A scene has its own frame rate, which adds up to one frame of delay; without one the game reacts at once.
 */
const options = Object.fromEntries(process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=')))
const [width = 854, height = 480] = String(options['size'] ?? '854x480')
  .split('x')
  .map(Number)
const framesPerSecond = Number(options['fps'] ?? 60) === 30 ? 30 : 60
const presses = Number(options['n'] ?? 60)
const scene = options['scene'] === undefined ? undefined : Number(options['scene'])
const ways = String(options['by'] ?? 'socket,track').split(',')
const WARM_UP_MS = 4_000

const at = (values: readonly number[], share: number) => {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]! * 10) / 10
}

async function measure(way: string) {
  const profile = flipProfile({ width, height, framesPerSecond, ...(scene !== undefined && { scene }) })
  const rig = await openStreamRig({ profile, readable: FLIP_NEEDS })
  const browser = await openRigBrowser()
  try {
    const page = await openRigPage(browser, rig, { hasTracks: way === 'track' })
    await sleep(WARM_UP_MS)
    const before = { at: performance.now(), frames: await page.evaluate(() => window.rig.frames()) }
    const turns = []
    for (let press = 0; press < presses; press += 1) {
      await sleep(90 + ((press * 37) % 120))
      turns.push(await page.evaluate(() => window.rig.press()))
    }
    const after = { at: performance.now(), frames: await page.evaluate(() => window.rig.frames()) }
    const events = await page.evaluate(() => window.rig.events)
    const seen = turns.filter((turn) => turn !== undefined)
    const decoded = seen.map((turn) => turn.decoded)
    const presented = seen.map((turn) => turn.presented)
    return {
      way,
      transport: events.findLast(({ type }) => type === 'transport'),
      size: `${width}x${height}`,
      framesPerSecond,
      scene: scene ?? null,
      presses: seen.length,
      missed: presses - seen.length,
      decoded: { median: at(decoded, 0.5), p95: at(decoded, 0.95) },
      presented: { median: at(presented, 0.5), p95: at(presented, 0.95) },
      receivedFps: Math.round(((after.frames - before.frames) * 10_000) / (after.at - before.at)) / 10,
      quality: events.findLast(({ type }) => type === 'quality'),
      link: events.findLast(({ type }) => type === 'link'),
      load: loadavg()[0]!.toFixed(1),
    }
  } finally {
    await browser.close()
    await rig.close()
  }
}

for (const way of ways) console.log(JSON.stringify(await measure(way)))
