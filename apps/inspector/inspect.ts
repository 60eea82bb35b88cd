import { setTimeout as pause } from 'node:timers/promises'
import { shortLine, type GameReport, type ReportSize, type Seen } from '#modules/studio/model.ts'
import { startChromium } from './chromium.ts'
import { openPage, SETTLED_MS, type Page } from './page.ts'
import { FITS } from './probe.ts'
import { serveVersion } from './serve-version.ts'

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
const WATCHED_MS = 2000
const MOST_TOLD = 20

/** Plays a stored version in a browser and reports what was observed. */
export async function inspect({ chromium: path, folder, slug, version }: Wish): Promise<GameReport> {
  const served = await serveVersion(folder, slug, version)
  const chromium = await startChromium(path)
  try {
    const page = await openPage(chromium, served)
    await page.resize(SIZES[0], true)
    const first = await page.untilPlayable()
    const earlySound: Seen = (await page.hears()) ? 'yes' : 'no'
    await page.touch(SIZES[0])
    const play = await watchPlay(page)
    const sizes: ReportSize[] = []
    let follows = true
    for (const size of SIZES) {
      await page.resize(size, size === SIZES[0])
      await pause(SETTLED_MS)
      const found = await page.inGame<{ fits: boolean; follows: boolean }>(FITS)
      sizes.push({ ...size, fits: found ? asSeen(found.fits === true) : 'unseen' })
      follows &&= found?.follows === true
    }
    const { errors, outside } = page.traffic
    const blocked = toldBy(await page.inGame<unknown>('__seen.blocked'))
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
    await served.close()
  }
}

/** Strings from the game's page, truncated: its code may have put anything there. */
const toldBy = (given: unknown): string[] =>
  (Array.isArray(given) ? (given as unknown[]) : [])
    .slice(0, MOST_TOLD)
    .flatMap((one) => (typeof one === 'string' ? [shortLine(one)] : []))
const countBy = (given: unknown): number => (Number.isFinite(given) ? Number(given) : 0)

const asSeen = (is: boolean): Seen => (is ? 'yes' : 'no')

/** Plays, mutes and pauses the game. */
async function watchPlay(page: Page) {
  const before = countBy(await page.inGame<unknown>('__seen.frames'))
  const moving = await page.moves()
  const isHeard = await page.hears()
  await pause(WATCHED_MS)
  const frames = countBy(await page.inGame<unknown>('__seen.frames')) - before
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
    touch: asSeen(handlers?.touch === true),
    keyboard: asSeen(handlers?.keys === true),
    memoryBytes: Math.round(memoryBytes),
    framesPerSecond: Math.max(0, Math.round((frames * 1000) / (WATCHED_MS + SETTLED_MS))),
    pauses: moving ? asSeen(!stillMoves) : ('unseen' as const),
    mutes,
    idleCpu: Math.min(100, Math.round((busy * 100_000) / WATCHED_MS)),
  }
}
