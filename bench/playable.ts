import { once } from 'node:events'
import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { median, type Figure } from './figure.ts'
import { withBrowser } from './portal.ts'
import { openGame, slowPhone } from './slow-phone.ts'

const RUNS = 5
const TARGET_MS = 1500

/** The smallest page for comparison: it draws a board of 2048 and reacts to keys, and nothing else. */
const floorPage = (
  bytes: number,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
<!--${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')}-->
<canvas data-slug="floor" width="320" height="320"></canvas><script>
const pen = document.querySelector('canvas').getContext('2d')
const draw = (tone) => { pen.fillStyle = tone; pen.fillRect(0, 0, 320, 320) }
draw('#123'); addEventListener('keydown', () => draw('#456')); performance.mark('game-ready')
</script>`

/** Time from the start of the navigation until a key changes the board, on a slow phone with an empty cache. */
export const run = (): Promise<readonly Figure[]> =>
  withBrowser(async (url, browser) => {
    const { bytes } = await openGame(browser, `${url}/g/2048`)
    const floor = await serveFloor(floorPage(bytes))
    try {
      const times: Record<'game' | 'floor', Turn[]> = { game: [], floor: [] }
      for (let turn = 0; turn < RUNS; turn++) {
        times.game.push(await play(browser, `${url}/g/2048`))
        times.floor.push(await play(browser, floor.url))
      }
      const middle = (turns: readonly Turn[], pick: keyof Turn) =>
        Math.round(median(turns.map((one) => one[pick])))
      const ready = middle(times.game, 'ready')
      const answered = middle(times.game, 'answered')
      const least = middle(times.floor, 'ready')
      const ratio = (value: number) => Math.round((value / least) * 100) / 100
      const beside = `a page of the same ${bytes} bytes that only draws: ${least} ms; target ${TARGET_MS} ms`
      return [
        { name: 'game stands', value: ready, unit: 'ms', against: beside, ratio: ratio(ready) },
        { name: 'board answers a key', value: answered, unit: 'ms', against: beside, ratio: ratio(answered) },
      ]
    } finally {
      floor.close()
    }
  })

interface Turn {
  readonly ready: number
  readonly answered: number
}

async function play(browser: Browser, address: string): Promise<Turn> {
  const page = await slowPhone(browser)
  try {
    await page.addInitScript(watchBoard)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('board-seen').length > 0, undefined, {
      polling: 20,
    })
    // A move in one of the directions may be impossible.
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
    await page.waitForFunction(() => performance.getEntriesByName('board-changed').length > 0, undefined, {
      polling: 20,
    })
    const at = (mark: string) =>
      page.evaluate((name) => performance.getEntriesByName(name)[0]!.startTime, mark)
    return { ready: await at('game-ready'), answered: await at('board-changed') }
  } finally {
    await page.context().close()
  }
}

/** Runs in the page: records when the board is first seen, and when it first looks different. */
function watchBoard() {
  const small = document.createElement('canvas')
  small.width = small.height = 16
  const pen = small.getContext('2d', { willReadFrequently: true })!
  const picture = () => {
    pen.clearRect(0, 0, 16, 16)
    pen.drawImage(document.querySelector<HTMLCanvasElement>('canvas[data-slug]')!, 0, 0, 16, 16)
    return pen.getImageData(0, 0, 16, 16).data.join()
  }
  let before: string | undefined
  const look = () => {
    if (performance.getEntriesByName('game-ready').length > 0) {
      const now = picture()
      if (before === undefined) performance.mark('board-seen')
      else if (now !== before) return performance.mark('board-changed')
      before ??= now
    }
    return requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function serveFloor(page: string) {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
