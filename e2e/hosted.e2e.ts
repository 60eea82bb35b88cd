import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPng } from '#apps/testing/test-png.ts'
import { alive, openPage, visit, type PageWishes } from './browser.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { freePort, startPortal, type Portal } from './portal.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
  word('hosted', key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Counts keys, and attempts what an external game must not do. */
const GAME = `<!doctype html><title>Harbour Lights</title><style>body{margin:0;display:grid;place-content:center;height:100vh;font:40px sans-serif;background:#123;color:#fff}</style>
<p id="lamps">0</p><p id="reach"></p><script>
  let lamps = 0
  addEventListener('keydown', (event) => { if (event.key === 'ArrowUp') document.getElementById('lamps').textContent = ++lamps })
  const reach = []
  try { parent.document.title; reach.push('page') } catch {}
  try { parent.localStorage; reach.push('storage') } catch {}
  try { if (window.open('about:blank')) reach.push('window') } catch {}
  try { top.location.href = 'https://elsewhere.example/' } catch { reach.push('held') }
  document.getElementById('reach').textContent = reach.join()
</script>`

let port: number
let gameUrl: string
let host: Server | undefined
let asked: IncomingMessage[] = []
let portal: Portal
const data = makeDataFolder('hosted')
const folder = mkdtempSync(join(tmpdir(), 'islet-hosted-'))
const HARBOUR = {
  slug: 'harbour-lights',
  name: { en: 'Harbour Lights', ar: 'أضواء الميناء' },
  pitch: 'Light the harbour before the boats come in',
  controls: ['Press the arrow up to light a lamp'],
  genre: 'arcade',
  players: 1,
  orientation: 'landscape',
  cover: 'cover.png',
  maker: 'Lamp Works',
  licence: 'MIT',
}

async function openHost() {
  // The request for the health check is answered only after one for the game, so a frame must not wait for it.
  const signs: ServerResponse[] = []
  host = createServer((request, response) => {
    asked.push(request)
    response.setHeader('content-type', 'text/html')
    if (request.method === 'HEAD') signs.push(response)
    else response.end(GAME)
    if (asked.some(({ method }) => method === 'GET')) for (const sign of signs.splice(0)) sign.end()
  }).listen(port, '127.0.0.1')
  await once(host, 'listening')
}
async function closeHost() {
  host?.closeAllConnections()
  await new Promise((done) => (host ? host.close(done) : done(undefined)))
  host = undefined
}

/** Runs an operator command while the portal serves. */
const operator = (...line: string[]) =>
  run(process.execPath, [join(root, 'apps/cli/portal.ts'), ...line, '--yes'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data.folder },
  })

/** Waits for this status: servers look for operators' changes every two seconds. */
const served = (path: string, status: number) =>
  vi.waitFor(async () => expect((await fetch(portal.url + path)).status).toBe(status), {
    timeout: LIMITS.event,
  })

async function importHarbour() {
  const games = [{ ...HARBOUR, url: gameUrl }]
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ games }))
  await operator('games', 'import', join(folder, 'manifest.json'))
  await served('/g/harbour-lights', 200)
}

beforeAll(async () => {
  port = await freePort()
  gameUrl = `http://127.0.0.1:${port}/harbour/`
  writeFileSync(join(folder, 'cover.png'), testPng(400, 300))
  portal = await startPortal(data.folder)
  await importHarbour()
})
beforeEach(async () => {
  await closeHost()
  await openHost()
  asked = []
})
afterAll(async () => {
  await portal.stop()
  await closeHost()
  data.remove()
  rmSync(folder, { recursive: true })
})

const open = (wishes: PageWishes = {}, ...expected: RegExp[]) =>
  openPage({
    portal: portal.url,
    ...wishes,
    expected: [
      new RegExp(`left the portal: http://127.0.0.1:${port}/`),
      // Browsers log the game's forbidden attempts.
      /Unsafe attempt to initiate navigation|Blocked opening|sandboxed/,
      ...expected,
    ],
  })
const play = (page: Page) => page.getByRole('button', { name: say('play'), exact: true })
const frame = (page: Page) =>
  page.frameLocator(`iframe[title="${say('frame', { title: 'Harbour Lights', host: `127.0.0.1:${port}` })}"]`)
const lamps = (page: Page) => frame(page).locator('#lamps')

describe('an external game', () => {
  test('is found by search, opened, played by keyboard and remembered [2.3]', async () => {
    const page = await open()
    await visit(page, '/')
    await page.getByRole('searchbox').fill('harbour li')
    await page
      .getByRole('link', { name: /Harbour Lights/ })
      .first()
      .click()
    await play(page).waitFor()
    // Looking at the page sends no request to the game's host.
    expect(asked).toEqual([])
    await play(page).press('Enter')
    await lamps(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => lamps(page).textContent()).toBe('2')
    await visit(page, '/')
    await page
      .getByRole('link', { name: /Harbour Lights/ })
      .first()
      .waitFor()
  })

  test('cannot reach the portal’s page, storage or calls', async () => {
    const page = await open()
    await visit(page, '/g/harbour-lights')
    await play(page).click()
    await expect.poll(() => frame(page).locator('#reach').textContent()).toBe('held')
    expect(page.url()).toBe(`${portal.url}/g/harbour-lights`)
    expect(asked.map(({ method }) => method).toSorted()).toEqual(['GET', 'HEAD'])
    for (const { headers } of asked) expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
    const box = page.locator('iframe')
    expect(await box.getAttribute('sandbox')).toBe(
      'allow-scripts allow-pointer-lock allow-orientation-lock allow-same-origin',
    )
    const policy = (await fetch(`${portal.url}/g/harbour-lights`)).headers.get('content-security-policy')!
    expect(policy).toContain(`frame-src http://127.0.0.1:${port};`)
  })

  test('whose host is down says so, and works when its host is back', async () => {
    const page = await open({ isMobile: true }, /ERR_CONNECTION_REFUSED/)
    await visit(page, '/g/harbour-lights')
    await closeHost()
    await play(page).click()
    await page
      .getByRole('alert')
      .getByText(say('failed', { host: `127.0.0.1:${port}` }))
      .waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await openHost()
    await page.getByRole('button', { name: word('catalog', 'game.retry') }).click()
    await lamps(page).waitFor()
  })

  test.for([
    ['en', 1280, 720],
    ['en', 375, 667],
    ['ar', 375, 667],
    ['de', 667, 375],
  ] as const)('has the right layout in %s at %i by %i', async ([language, width, height]) => {
    const page = await open({ language, width, height })
    await visit(page, '/g/harbour-lights')
    await page.getByRole('button', { name: word('hosted', 'play', language), exact: true }).waitFor()
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await accessFaults(page)).toEqual([])
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `${process.env['SHOTS']}/hosted-${language}-${width}.png`,
        fullPage: true,
      })
  })
})

test('cannot be on the portal’s own host, even if no address of the portal is configured', async () => {
  const own = { ...HARBOUR, slug: 'harbour-mirror', url: 'http://localhost:8080/g/2048' }
  writeFileSync(join(folder, 'own.json'), JSON.stringify({ games: [own] }))
  await expect(operator('games', 'import', join(folder, 'own.json'))).rejects.toThrow("the portal's own host")
})

test('has its host allowed only on its own page, which reloads itself when reached without a page load', async () => {
  await operator('games', 'remove', 'harbour-lights')
  await served('/g/harbour-lights', 404)
  const page = await open()
  await visit(page, '/')
  expect((await page.request.get('/')).headers()['content-security-policy']).not.toContain('frame-src')
  await importHarbour()
  for (const path of ['/', '/games', '/g/2048', '/g/harbour-lights/more'])
    expect((await page.request.get(path)).headers()['content-security-policy'], path).not.toContain(
      'frame-src',
    )
  await page.getByRole('searchbox').fill('harbour li')
  await page
    .getByRole('link', { name: /Harbour Lights/ })
    .first()
    .click()
  await page.waitForURL('**/g/harbour-lights')
  // The full load is another document, whose policy allows the host.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation')[0]?.name.endsWith('/g/harbour-lights'),
  )
  await alive(page)
  await play(page).click()
  await lamps(page).waitFor()
})
