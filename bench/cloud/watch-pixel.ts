import type { Page } from 'playwright-core'
import { setTimeout as pause } from 'node:timers/promises'

declare global {
  interface Window {
    /** Milliseconds from each key press to the first picture that showed it, as decoded by the page's own client. */
    pixelTimes: number[]
    isAsking: boolean
  }
}

/**
 * Runs in a page before its client. Whenever the client draws to a canvas, compares the centre of the picture with that at the
 * last key press, so a change is seen as soon as the client has it.
 */
export function watchPixel(): void {
  window.pixelTimes = []
  window.isAsking = false
  let pressedAt = 0
  let before: number | undefined
  let last: number | undefined
  const look = (pen: CanvasRenderingContext2D) => {
    const { width, height } = pen.canvas
    if (width < 300 || height < 200) return
    const light = pen.getImageData(width >> 1, height >> 1, 1, 1).data[1]! > 128 ? 1 : 0
    last = light
    if (before === undefined || light === before) return
    window.pixelTimes.push(performance.now() - pressedAt)
    before = undefined
    window.isAsking = false
  }
  const painters = CanvasRenderingContext2D.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >
  for (const name of ['drawImage', 'putImageData', 'fillRect']) {
    const paint = painters[name]!
    painters[name] = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      const result = paint.apply(this, args)
      if (window.isAsking || last === undefined) look(this)
      return result
    }
  }
  addEventListener(
    'keydown',
    () => {
      pressedAt = performance.now()
      before = last
      window.isAsking = true
    },
    { capture: true },
  )
}

const LONGEST_WAIT_MS = 2000

/** Presses a real key `count` times; returns the page's measurements, or the longest wait for a press without effect. */
export async function pressAndWatch(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn++) {
    await page.keyboard.down('a')
    const answered = await page
      .waitForFunction((turns) => window.pixelTimes.length > turns, times.length, {
        timeout: LONGEST_WAIT_MS,
        polling: 5,
      })
      .then(
        () => true,
        () => false,
      )
    if (!answered) await page.evaluate((wait) => window.pixelTimes.push(wait), LONGEST_WAIT_MS)
    times.push(await page.evaluate((index) => window.pixelTimes[index]!, times.length))
    await page.keyboard.up('a')
    // A random pause, in step neither with the client's frames nor with the screen's.
    await pause(90 + Math.random() * 120)
  }
  return times
}
