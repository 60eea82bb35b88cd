import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { FLIP_NEEDS, flipProfile } from '#modules/streaming/testing/flip-profile.ts'
import type { GameProfile } from '#modules/streaming/model.ts'
import { openRigPage, openStreamRig, type StreamRig } from '#modules/streaming/testing/stream-rig.ts'
import type { Screen } from './crew.ts'

export type Way = 'socket' | 'track'

export interface StreamWishes {
  readonly screen: Screen
  readonly framesPerSecond: 30 | 60
  /** Frames per second of a scene that is always redrawn; without it only keys change the picture. */
  readonly scene?: number
  readonly way: Way
  readonly uid?: number
  readonly address?: string
}

const WARM_UP_MS = 5000

/** Streams the test game through a complete session host to a page. */
export async function withStream<Value>(
  browserAt: (origin: string) => Promise<Browser> | Browser,
  { screen, framesPerSecond, scene, way, uid, address }: StreamWishes,
  work: (page: Page, rig: StreamRig) => Promise<Value>,
): Promise<Value> {
  const profile = flipProfile({ ...screen, framesPerSecond, ...(scene !== undefined && { scene }) })
  const rig = await openStreamRig({
    profile,
    readable: FLIP_NEEDS,
    ...(uid !== undefined && { uid }),
    ...(address !== undefined && { address }),
  })
  try {
    const browser = await browserAt(rig.url)
    const page = await openRigPage(browser, rig, { hasTracks: way === 'track' })
    await pause(WARM_UP_MS)
    const value = await work(page, rig)
    await page.close()
    return value
  } finally {
    await rig.close()
  }
}

/** Milliseconds from each key press to the first decoded picture that it changed; 3 s if there is none. */
export async function keyTimes(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let press = 0; press < count; press++) {
    await pause(90 + Math.random() * 120)
    const turn = await page.evaluate(() => window.rig.press())
    times.push(turn?.decoded ?? 3000)
  }
  return times
}

/** Milliseconds from the order of a game to the first picture that a page has decoded, including opening the page. */
export async function firstPicture(browser: Browser, profile: GameProfile): Promise<number> {
  const rig = await openStreamRig({ profile, readable: [] })
  try {
    const page = await openRigPage(browser, rig)
    await page.waitForFunction(() => window.rig.frames() > 0, undefined, { polling: 5 })
    const length = performance.now() - rig.orderedAt
    await page.close()
    return length
  } finally {
    await rig.close()
  }
}

export async function framesPerSecondOf(page: Page, seconds: number): Promise<number> {
  const count = () => page.evaluate(() => [performance.now(), window.rig.frames()] as const)
  const [from, before] = await count()
  await pause(seconds * 1000)
  const [to, after] = await count()
  return ((after - before) * 1000) / (to - from)
}
