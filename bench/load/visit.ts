import type { Page, Request, WebSocket } from 'playwright-core'
import type { Figure } from '../figure.ts'
import { withBrowser } from '../portal.ts'

const PLAY_MS = 60_000
const KEYS = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown']
const GAMES = ['2048', 'sudoku']

interface Asked {
  /** Documents and payloads, each rendered for one visitor. */
  pages: number
  calls: number
  /** Messages sent or received by the socket. */
  messages: number
}

/** Requests per minute of one visitor who opens home and plays two games. */
export const visit = (): Promise<readonly Figure[]> =>
  withBrowser(async (url, browser) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 667 } })
    const page = await context.newPage()
    const asked = countOn(page, url)
    const start = performance.now()
    await page.goto(url, { waitUntil: 'networkidle' })
    for (const slug of GAMES) {
      await page.goto(`${url}/g/${slug}`, { waitUntil: 'networkidle' })
      await play(page)
    }
    const minutes = (performance.now() - start) / 60_000
    await context.close()
    return Object.entries(asked).map(([name, count]) => ({
      name: `${name} of a visitor who plays`,
      value: Math.round((count / minutes) * 10) / 10,
      unit: 'a minute',
      against: `${count} in ${minutes.toFixed(1)} minutes`,
      ratio: 1,
    }))
  })

async function play(page: Page): Promise<void> {
  const until = performance.now() + PLAY_MS
  for (let turn = 0; performance.now() < until; turn++) {
    await page.keyboard.press(KEYS[turn % KEYS.length]!)
    await page.waitForTimeout(500)
  }
}

function countOn(page: Page, url: string): Asked {
  const asked: Asked = { pages: 0, calls: 0, messages: 0 }
  page.on('request', (request: Request) => {
    const path = request.url().slice(url.length)
    if (!request.url().startsWith(url)) return
    if (path.startsWith('/api/')) asked.calls++
    else if (request.resourceType() === 'document' || path.startsWith('/_app/payload/')) asked.pages++
  })
  page.on('websocket', (socket: WebSocket) => {
    const count = () => void asked.messages++
    socket.on('framesent', count)
    socket.on('framereceived', count)
  })
  return asked
}
