import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker } from 'node:worker_threads'
import { unitOfWork, USUAL_MILLISECONDS } from '#kit/testing/machine-slowness.ts'

// Prints how many times slower than the usual machine this one is, in Node and in Chromium: {"node":1.1,"chromium":1.3}.
// Loads every core for about a second, because a throttled machine runs short work faster than it can sustain.

const UNITS = 15
/** Milliseconds of the page's work on the usual machine, including its start. */
const USUAL_PAGE = 1500

if (isMainThread) {
  const node = (await timed(onEveryCore)) / (UNITS * USUAL_MILLISECONDS)
  const chromium = process.env['CHROMIUM_PATH'] ? (await timed(onAPage)) / USUAL_PAGE : undefined
  console.log(JSON.stringify({ node, chromium }))
} else {
  for (let unit = 0; unit < UNITS; unit++) unitOfWork()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function onEveryCore(): Promise<unknown> {
  return Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      once(new Worker(fileURLToPath(import.meta.url)), 'exit'),
    ),
  )
}

/** Starts a browser, lays out three thousand words in 40 widths and paints each. */
async function onAPage(): Promise<void> {
  // Imported only here: the workers would load the driver too, which takes longer than their work.
  const { launchChromium } = await import('../chromium.ts')
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.setContent(`<main>${'<p>Ein fester Text, der sich bricht. </p>'.repeat(500)}</main>`)
  await page.evaluate(async () => {
    for (let width = 300; width < 1100; width += 20) {
      document.body.style.inlineSize = `${width}px`
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
  await browser.close()
}
