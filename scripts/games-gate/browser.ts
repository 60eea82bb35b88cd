import type { Browser, Page } from 'playwright-core'
import type { GameDefinition } from '#kit/game/contract.ts'
import { failure, note, type Finding } from '#kit/game/gate/finding.ts'
import { withLab } from './lab.ts'
import { checkProof } from './proof.ts'

/** The result of one game on one screen. */
export interface BrowserReport {
  readonly slug: string
  readonly screen: string
  /** Milliseconds from the page's response to the game's `ready`, with the CPU slowed four times. */
  readonly ready: number
  readonly fps: number
  readonly findings: readonly Finding[]
}

export interface BrowserJob {
  readonly folder: string
  readonly definition: GameDefinition
  readonly realtime: boolean
  /** All four screens, or only the phone. */
  readonly screens: 'all' | 'phone'
}

const SCREENS = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
  { width: 812, height: 375 },
  { width: 1280, height: 720 },
] as const
const SLOWED = 4
/** The lab serves hundreds of unbundled modules; the built page has a limit of 1.5 s. */
const READY_MS = 6000
const ENOUGH_FPS = 40
/** How often a game that seems too slow is measured. */
const SLOW_LOOKS = 4
/** How often the gestures are tried before the game counts as unresponsive. */
const LOOKS = 4
/** Time for a game to find out that it must draw fewer pixels on a slow machine. */
const SETTLE_MS = 1500
const FEWEST_CHANGED = 0.005
/** A selected piece of a turn-based game is small. */
const FEWEST_SEEN = 0.0005
/** Opens each game in a real browser on four screens (L0, L1, L2). */
export const checkInBrowser = (
  jobs: readonly BrowserJob[],
  done: (report: BrowserReport) => void,
): Promise<BrowserReport[]> =>
  withLab(async (browser, address) => {
    const reports: BrowserReport[] = []
    for (const job of jobs)
      for (const screen of job.screens === 'all' ? SCREENS : SCREENS.slice(0, 1)) {
        const report = await checkScreen(browser, address, job, screen)
        reports.push(report)
        done(report)
      }
    return reports
  })

async function checkScreen(
  browser: Browser,
  address: string,
  job: BrowserJob,
  screen: (typeof SCREENS)[number],
): Promise<BrowserReport> {
  const { slug } = job.definition
  const name = `${screen.width}x${screen.height}`
  const findings: Finding[] = []
  const context = await browser.newContext({ viewport: screen, hasTouch: screen.width < 1000 })
  const page = await context.newPage()
  listenForTrouble(page, address, (says) => findings.push(failure(slug, 'L0', `${name}: ${says}`)))
  const session = await context.newCDPSession(page)
  try {
    const url = `${address}?family=${job.folder}&slug=${slug}`
    // The first visit lets the development server transform its modules.
    await open(page, url)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const ready = await quickestOpening(page, url)
    if (ready > READY_MS) findings.push(failure(slug, 'L1', `${name}: ready after ${ready} ms`))
    if (job.realtime) await page.waitForTimeout(SETTLE_MS)
    const fps = await bestFramesPerSecond(page, job.realtime ? SLOW_LOOKS : 1)
    if (job.realtime && fps < ENOUGH_FPS) findings.push(note(slug, 'L1', `${name}: ${fps} frames a second`))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const reacted = job.realtime ? await pictureChanges(page) : await turnAnswers(page)
    if (!reacted) findings.push(failure(slug, 'L2', `${name}: nothing happens when one plays`))
    findings.push(...(await checkProof(page, job)))
    return { slug, screen: name, ready, fps, findings }
  } catch (cause) {
    const says = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
    return {
      slug,
      screen: name,
      ready: 0,
      fps: 0,
      findings: [...findings, failure(slug, 'L0', `${name}: ${says}`)],
    }
  } finally {
    await context.close()
  }
}

function listenForTrouble(page: Page, address: string, report: (says: string) => void) {
  page.on('pageerror', (error) => report(`throws ${error.message}`))
  page.on('console', (message) => {
    // The lab has no favicon; all other console errors are the game's.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) report(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) report(`asks ${url}`)
  })
}

/** Other work on the machine can only delay an opening, so a late one is repeated. */
async function quickestOpening(page: Page, url: string): Promise<number> {
  let quickest = Infinity
  for (let look = 0; look < SLOW_LOOKS && quickest > READY_MS; look++)
    quickest = Math.min(quickest, await open(page, url))
  return quickest
}

/** Opens the lab and waits for `ready`; returns the milliseconds since the navigation. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForFunction(IS_PLAYING, undefined, { timeout: 30_000 })
  return page.evaluate(() => Math.round(performance.now()))
}

const IS_PLAYING = `globalThis.play && globalThis.play.state().phase === 'playing'`

/** Other work on the machine can only slow a game down, so a slow one is measured again. */
async function bestFramesPerSecond(page: Page, looks: number): Promise<number> {
  let best = 0
  for (let look = 0; look < looks && best < ENOUGH_FPS; look++)
    best = Math.max(best, await framesPerSecond(page))
  return best
}

const framesPerSecond = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now()
        let frames = 0
        const count = () => {
          frames++
          const seconds = (performance.now() - begin) / 1000
          if (seconds >= 1) resolve(Math.round(frames / seconds))
          else requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
      }),
  )

const MIDDLE = { x: 0.5, y: 0.5 }
/** Places to tap, as fractions of the stage. */
const PLACES = [
  MIDDLE,
  ...[0.85, 0.7, 0.55, 0.4, 0.25, 0.1].flatMap((y) => [0.5, 0.3, 0.7, 0.1, 0.9].map((x) => ({ x, y }))),
]
const KEYS = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter', ' ', '5', 'h']

/** Turn based: taps and presses keys until the run has recorded an input or offers an undo. */
async function turnAnswers(page: Page): Promise<boolean> {
  const answered = () =>
    page.evaluate(`globalThis.play.replay()?.inputs.length > 0 || globalThis.play.state().canUndo`)
  const stage = await page.locator('#stage').boundingBox()
  if (!stage) return false
  for (const { x, y } of PLACES) {
    await page.mouse.click(stage.x + stage.width * x, stage.y + stage.height * y)
    if (await answered()) return true
  }
  for (const key of KEYS) {
    await page.keyboard.press(key)
    if (await answered()) return true
  }
  const [left, right] = [stage.x + stage.width * 0.35, stage.x + stage.width * 0.65]
  await page.mouse.move(left, stage.y + stage.height / 2)
  await page.mouse.down()
  await page.mouse.move(right, stage.y + stage.height / 2, { steps: 6 })
  await page.mouse.up()
  // A shot in a physics game is recorded when the balls rest.
  await page.waitForTimeout(400)
  return (await answered()) === true || tapShows(page, stage)
}

/** In games that need two taps for a move, at least one tap must change the picture more than its own animation. */
async function tapShows(page: Page, stage: StageBox): Promise<boolean> {
  for (const { x, y } of PLACES) {
    await page.evaluate(REMEMBER_PICTURE)
    await page.waitForTimeout(100)
    const still = Number(await page.evaluate(CHANGED_SHARE))
    await page.evaluate(REMEMBER_PICTURE)
    await page.mouse.click(stage.x + stage.width * x, stage.y + stage.height * y)
    await page.waitForTimeout(100)
    const tapped = Number(await page.evaluate(CHANGED_SHARE))
    if (tapped > 2 * still + FEWEST_SEEN) return true
  }
  return false
}

type StageBox = NonNullable<Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>>

/** Real time: some gesture changes more than half a percent of the picture within 100 ms. */
async function pictureChanges(page: Page): Promise<boolean> {
  const stage = await page.locator('#stage').boundingBox()
  if (!stage) return false
  const { mouse, keyboard } = page
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2]
  const gestures = [
    () => mouse.move(x, y),
    () => mouse.down(),
    () => mouse.move(x + stage.width / 5, y - stage.height / 5, { steps: 4 }),
    () => mouse.up(),
    () => keyboard.press(' ', { delay: 60 }),
    () => keyboard.down('ArrowRight'),
    () => keyboard.up('ArrowRight'),
  ]
  // A game that counts down first does not react at once.
  for (const gesture of Array.from({ length: LOOKS }, () => gestures).flat()) {
    await page.evaluate(REMEMBER_PICTURE)
    await gesture()
    await page.waitForTimeout(100)
    if (Number(await page.evaluate(CHANGED_SHARE)) >= FEWEST_CHANGED) return true
  }
  return false
}

/** Reads the picture right after a frame, since WebGL clears its buffer soon after. */
const READ_PICTURE = `new Promise((resolve) => requestAnimationFrame(() => {
  const canvas = document.querySelector('#stage')
  const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height })
  const pen = copy.getContext('2d', { willReadFrequently: true })
  pen.drawImage(canvas, 0, 0)
  resolve(pen.getImageData(0, 0, copy.width, copy.height).data)
}))`

const REMEMBER_PICTURE = `${READ_PICTURE}.then((picture) => { globalThis.picture = picture })`

const CHANGED_SHARE = `${READ_PICTURE}.then((seen) => {
  const before = globalThis.picture
  // A picture of another size is another picture.
  if (before.length !== seen.length) return 1
  let changed = 0
  for (let index = 0; index < seen.length; index += 4) {
    const far = (part) => Math.abs(seen[index + part] - before[index + part]) > 8
    if (far(0) || far(1) || far(2) || far(3)) changed++
  }
  return changed / (seen.length / 4)
})`
