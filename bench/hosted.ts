import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { testPng } from '#apps/testing/test-png.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { freePort, startPortal } from '../e2e/portal.ts'
import { launchChromium } from '../scripts/chromium.ts'
import { median, type Figure } from './figure.ts'

const RUNS = 9
const TARGET = 1.15
const root = join(import.meta.dirname, '..')

/** About the size of a game with an engine: an executed script of 1.4 MB, and a picture. */
const FILES: Readonly<Record<string, Buffer>> = {
  'index.html': Buffer.from(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>html,body{margin:0}</style><canvas width="300" height="300"></canvas><script src="game.js"></script>',
  ),
  'game.js': Buffer.from(
    `${Array.from({ length: 18_000 }, (_, n) => `function step${n}(at){return (at*${n}+${(n * 7919) % 104_729})%${n + 13}}`).join('\n')}
let sum = 0
for (let n = 0; n < 18000; n++) sum += globalThis['step' + n](n)
const picture = new Image()
picture.onload = () => requestAnimationFrame(() => {
  document.querySelector('canvas').getContext('2d').drawImage(picture, sum % 2, 0)
  requestAnimationFrame(() => { globalThis.firstFrameAt = performance.timeOrigin + performance.now() })
})
picture.src = 'picture.png'
`,
  ),
  'picture.png': testPng(600, 600),
}
const TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'game.js': 'text/javascript; charset=utf-8',
  'picture.png': 'image/png',
}

/** Time from Play to the first frame of an uploaded game, compared with navigating to a page with the same files. */
export async function run(): Promise<readonly Figure[]> {
  const data = makeDataFolder('bench-hosted')
  mkdirSync(join(data.folder, 'game'), { recursive: true })
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(data.folder, 'game', name), bytes)
  const portal = await startPortal(data.folder, { settings: { GAMES_PORT: String(await freePort()) } })
  const bare = await serveBare()
  const browser = await launchChromium()
  try {
    await importGame(data.folder)
    await isThere(`${portal.url}/g/bench-game`)
    const times: Record<'hosted' | 'bare', number[]> = { hosted: [], bare: [] }
    // The first turn warms up both servers.
    for (let turn = 0; turn <= RUNS; turn++) {
      const [hosted, floor] = [await playHosted(browser, portal.url), await openBare(browser, bare.url)]
      if (turn > 0) times.hosted.push(hosted)
      if (turn > 0) times.bare.push(floor)
    }
    const [value, least] = [Math.round(median(times.hosted)), Math.round(median(times.bare))]
    return [
      {
        name: 'first frame of a hosted game',
        value,
        unit: 'ms',
        against: `a bare page of the same files: ${least} ms; target ${TARGET}`,
        ratio: Math.round((value / least) * 100) / 100,
      },
    ]
  } finally {
    await browser.close()
    bare.close()
    await portal.stop()
    data.remove()
  }
}

async function importGame(folder: string) {
  const game = {
    slug: 'bench-game',
    name: 'Bench Game',
    pitch: 'It draws once',
    controls: ['Look at it'],
    genre: 'arcade',
    players: 1,
    orientation: 'any',
    cover: 'cover.png',
    maker: 'Bench',
    licence: 'MIT',
    files: 'game',
  }
  writeFileSync(join(folder, 'cover.png'), testPng(400, 400))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ games: [game] }))
  const line = ['games', 'import', join(folder, 'manifest.json'), '--yes']
  await promisify(execFile)(process.execPath, [join(root, 'apps/cli/portal.ts'), ...line], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
  })
}

/** Waits until servers have noticed the import, which takes up to two seconds. */
async function isThere(address: string) {
  const until = performance.now() + 60_000
  while ((await fetch(address)).status !== 200) {
    if (performance.now() > until) throw new Error(`${address} did not come`)
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** Serves the same bytes with the same compression and cache headers, on a bare page. */
async function serveBare() {
  const pressing = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
  const pressed = Object.fromEntries(
    Object.entries(FILES).map(([name, bytes]) => [name, brotliCompressSync(bytes, pressing)]),
  )
  const server = createServer(({ url = '/' }, answer) => {
    const name = url === '/' ? 'index.html' : url.slice(1)
    const body = name.endsWith('.png') ? FILES[name] : pressed[name]
    if (!body) return answer.writeHead(404).end()
    const encoding = name.endsWith('.png') ? {} : { 'content-encoding': 'br' }
    const headers = {
      'content-type': TYPES[name]!,
      'content-length': body.length,
      'cache-control': 'max-age=3600',
    }
    return answer.writeHead(200, { ...headers, ...encoding }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://bare.localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A new browser context. */
const open = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 375, height: 667 } })).newPage()

async function playHosted(browser: Browser, portalUrl: string): Promise<number> {
  const page = await open(browser)
  try {
    await page.goto(`${portalUrl}/g/bench-game`, { waitUntil: 'networkidle' })
    await page.evaluate(() =>
      addEventListener(
        'click',
        () => Object.assign(globalThis, { pressedAt: performance.timeOrigin + performance.now() }),
        { capture: true, once: true },
      ),
    )
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const element = await page.waitForSelector('iframe[title^="Bench Game"]')
    const frame = (await element.contentFrame())!
    const seen = await frame.waitForFunction(
      () => (globalThis as { firstFrameAt?: number }).firstFrameAt,
      undefined,
      { polling: 20 },
    )
    const pressedAt = await page.evaluate(() => (globalThis as { pressedAt?: number }).pressedAt!)
    return Number(await seen.jsonValue()) - pressedAt
  } finally {
    await page.context().close()
  }
}

async function openBare(browser: Browser, address: string): Promise<number> {
  const page = await open(browser)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(
      () => (globalThis as { firstFrameAt?: number }).firstFrameAt,
      undefined,
      { polling: 20 },
    )
    return Number(await seen.jsonValue()) - (await page.evaluate(() => performance.timeOrigin))
  } finally {
    await page.context().close()
  }
}
