import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { leftoversOf, startAndStop } from '#modules/streaming/worker/testing/leftovers.ts'
import { FAKE_PROFILE, openWorkerRig, REAL_HOST } from '#modules/streaming/worker/testing/worker-rig.ts'
import { WORKER_TIMES } from '#modules/streaming/worker/times.ts'
import { launchChromium } from '../scripts/chromium.ts'
import { NEAR_ADDRESS, openBadLink } from './cloud/bad-link.ts'
import { measurePeer, PEERS } from './cloud/peers.ts'
import { below, ffmpegLoad, loadOf } from './cloud/processor-time.ts'
import { firstPicture, framesPerSecondOf, keyTimes, withStream, type Way } from './cloud/streams.ts'
import { median, type Figure } from './figure.ts'

const SCREEN = { width: 854, height: 480 }
const PRESSES = 60
const LOOK_SECONDS = 10
const STARTS = 50
const ENTRIES = 7
const FLIP = [process.execPath, join(import.meta.dirname, '../modules/streaming/testing/flip.ts')]
const BAD = { delayMs: 15, lossPercent: 2, kilobits: 1000 }
const GAMES = ['/usr/games/gnome-mines', '/usr/games/four-in-a-row', '/usr/bin/xev']

const round = (value: number) => Math.round(value * 100) / 100
const worst = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)]!

/** Picture, sound and input of cloud games: latency, cost, and what is left behind. */
export async function run(): Promise<readonly Figure[]> {
  const missing = missingPrograms()
  if (missing.length > 0) {
    console.error(`islet: cloud games need ${missing.join(', ')}: npm run cloud:install`)
    return []
  }
  const browser = await launchChromium()
  try {
    return [
      ...(await latency(browser)),
      ...(await processorTime(browser)),
      ...(await together(browser)),
      ...(await badLink()),
      ...(await firstPictures(browser)),
      ...(await starts()),
    ]
  } finally {
    await browser.close()
  }
}

/** Time from a key press to the changed picture, for an immediately redrawn game, compared with other remote displays. */
async function latency(browser: Browser): Promise<Figure[]> {
  const own: [string, readonly number[]][] = []
  for (const way of ['socket', 'track'] as const)
    own.push([
      way,
      await withStream(
        () => browser,
        { screen: SCREEN, framesPerSecond: 60, way },
        (page) => keyTimes(page, PRESSES),
      ),
    ])
  const figures: Figure[] = []
  for (const peer of PEERS) {
    const times = await measurePeer(peer, { browser, program: FLIP, screen: SCREEN, count: PRESSES })
    if (!times) {
      console.error(`islet: ${peer.name} is not installed and was not measured`)
      continue
    }
    for (const [way, values] of own)
      for (const [name, of] of [
        ['median', median],
        ['p95', worst],
      ] as const)
        figures.push({
          name: `key to picture by ${way}, ${name}`,
          value: round(of(values)),
          unit: 'ms',
          against: `${peer.name}: ${round(of(times))} ms`,
          ratio: round(of(values) / of(times)),
        })
  }
  return figures
}

/** CPU use of a stream including its X server, compared with ffmpeg encoding the same scene. */
async function processorTime(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const way of ['socket', 'track'] as const) {
    const wishes = { screen: SCREEN, framesPerSecond: 60, scene: 60, way } as const
    const own = await withStream(
      () => browser,
      wishes,
      async (page, { hostPid }) => {
        const [load, frames] = await Promise.all([
          loadOf([hostPid, below(hostPid, 'Xvfb')], LOOK_SECONDS),
          framesPerSecondOf(page, LOOK_SECONDS),
        ])
        return { load, frames }
      },
    )
    const settings = { ...SCREEN, framesPerSecond: 60, kilobits: 4000 }
    const theirs = await ffmpegLoad([...FLIP, 'scene', '60'], settings, LOOK_SECONDS)
    if (!theirs) continue
    const sum = theirs.encoder + theirs.screen
    figures.push({
      name: `a stream by ${way}, ${Math.round(own.frames)} frames a second`,
      value: round(own.load),
      unit: '% of a core',
      against: `ffmpeg x11grab and x264 with its screen: ${round(sum)} %`,
      ratio: round(own.load / sum),
    })
  }
  return figures
}

/** Two streams at once, each with a page of its own. */
async function together(browser: Browser): Promise<Figure[]> {
  const wishes = { screen: SCREEN, framesPerSecond: 30, scene: 30, way: 'track' as Way } as const
  const frames = await withStream(
    () => browser,
    wishes,
    (one) =>
      withStream(
        () => browser,
        { ...wishes, uid: 20_812 },
        (other) =>
          Promise.all([framesPerSecondOf(one, LOOK_SECONDS), framesPerSecondOf(other, LOOK_SECONDS)]),
      ),
  )
  return [
    {
      name: 'the slower of two streams',
      value: round(Math.min(...frames)),
      unit: 'frames/s',
      against: 'the 30 that the game draws',
      ratio: round(Math.min(...frames) / 30),
    },
  ]
}

/** A distant phone: 15 ms each way, 2 % packet loss, one megabit per second. */
async function badLink(): Promise<Figure[]> {
  const link = await openBadLink(BAD)
  if (!link) {
    console.error('islet: a bad link needs root, /dev/net/tun and network namespaces; it was not measured')
    return []
  }
  const figures: Figure[] = []
  try {
    for (const way of ['socket', 'track'] as const) {
      let browser: Browser | undefined
      const far = async (origin: string) => (browser = await link.openBrowser(origin))
      const wishes = { screen: SCREEN, framesPerSecond: 60, scene: 30, way, address: NEAR_ADDRESS } as const
      const [frames, times] = await withStream(far, wishes, async (page) => [
        await framesPerSecondOf(page, 2 * LOOK_SECONDS),
        await keyTimes(page, PRESSES / 2),
      ])
      await browser?.close()
      const beside = `${BAD.delayMs} ms, ${BAD.lossPercent} % loss, ${BAD.kilobits} kbit/s; want`
      figures.push(
        {
          name: `bad link by ${way}`,
          value: round(frames),
          unit: 'frames/s',
          against: `${beside} 15`,
          ratio: round(frames / 15),
        },
        {
          name: `bad link by ${way}, key to picture, median`,
          value: round(median(times)),
          unit: 'ms',
          against: `${beside} 250`,
          ratio: round(median(times) / 250),
        },
      )
    }
  } finally {
    link.close()
  }
  return figures
}

/** The wait for a player: from "enter" to the first picture of a real game in the browser. */
async function firstPictures(browser: Browser): Promise<Figure[]> {
  const program = GAMES.find((path) => existsSync(path))
  if (!program) return []
  const profile = { ...FAKE_PROFILE, ...SCREEN, program, saves: [] }
  const times: number[] = []
  for (let entry = 0; entry < ENTRIES; entry++) times.push(await firstPicture(browser, profile))
  return [
    {
      name: 'from the order to the first picture in the browser',
      value: round(median(times)),
      unit: 'ms',
      against: `want 3000; the slowest of ${ENTRIES}: ${round(Math.max(...times))} ms; ${program}`,
      ratio: round(median(times) / 3000),
    },
  ]
}

/** Starts and stops a real program many times: duration of a start, and leftovers. */
async function starts(): Promise<Figure[]> {
  const program = GAMES.find((path) => existsSync(path))
  if (!program) return []
  const rig = await openWorkerRig({ openHost: REAL_HOST, times: WORKER_TIMES })
  try {
    await rig.coordinator.next('hello')
    const before = leftoversOf(rig)
    const times = await startAndStop(rig, { ...FAKE_PROFILE, program, saves: [] }, STARTS)
    const after = leftoversOf(rig)
    const left = (['processes', 'displays', 'files', 'ports'] as const).flatMap((kind) =>
      after[kind].filter((one) => !before[kind].includes(one)),
    )
    for (const one of left) console.error(`islet: left behind: ${one}`)
    return [
      {
        name: 'from the order to the first window',
        value: round(median(times)),
        unit: 'ms',
        against: 'want 3000',
        ratio: round(median(times) / 3000),
      },
      {
        name: `left behind by ${STARTS} plays`,
        value: left.length,
        unit: 'things',
        against: 'want 0',
        ratio: left.length,
      },
    ]
  } finally {
    await rig.close()
  }
}
