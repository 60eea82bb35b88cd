import { setTimeout as pause } from 'node:timers/promises'
import type { GameReport, ReportSize, Seen } from '#modules/studio/model.ts'
import { startChromium } from './chromium.ts'
import { openPage, SETTLED_MS, type Page } from './page.ts'
import { FITS } from './probe.ts'
import { openStage } from './stage.ts'

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

/** Plays a stored version in a real browser and tells what was seen. */
export async function inspect({ chromium: path, folder, slug, version }: Wish): Promise<GameReport> {
  const stage = await openStage(folder, slug, version)
  const chromium = await startChromium(path)
  try {
    const page = await openPage(chromium, stage)
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
    framesPerSecond: Math.round((frames * 1000) / (WATCHED_MS + SETTLED_MS)),
    pauses: moving ? asSeen(!stillMoves) : ('unseen' as const),
    mutes,
    idleCpu: Math.min(100, Math.round((busy * 100_000) / WATCHED_MS)),
  }
}
