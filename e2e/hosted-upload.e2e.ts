import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testPng } from '#apps/testing/test-png.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { zipOf } from '#kit/testing/zip.ts'
import { openPage, visit } from './browser.ts'
import { freePort, startPortal, type Portal } from './portal.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Counts hops with the API of CrazyGames' SDK, and attempts what an uploaded game must not do. */
const GAME = `<!doctype html><title>Lantern Hop</title>
<script src="https://sdk.crazygames.com/crazygames-sdk-v3.js"></script>
<style>body{margin:0;display:grid;place-content:center;gap:20px;height:100vh;font:24px sans-serif;background:#123;color:#fff}button{font:inherit;padding:20px 40px}</style>
<button id="hop">Hop</button><p id="hops"></p><p id="muted"></p><p id="room"></p><p id="reach">trying</p>
<script type="module">
  const sdk = CrazyGames.SDK
  await sdk.init()
  const show = (id, text) => { document.getElementById(id).textContent = text }
  let hops = Number(sdk.data.getItem('hops') ?? 0)
  show('hops', hops)
  const mute = ({ muteAudio }) => show('muted', muteAudio ? 'quiet' : 'loud')
  mute(sdk.game.settings)
  sdk.game.addSettingsChangeListener(mute)
  show('room', sdk.game.getInviteParam('room') ?? 'alone')
  sdk.game.loadingStop()
  document.getElementById('hop').onclick = () => {
    sdk.game.gameplayStart()
    show('hops', ++hops)
    sdk.data.setItem('hops', hops)
    sdk.user.addScore(hops * 10)
    if (hops === 3) sdk.game.happytime()
  }
  const reach = []
  try { parent.document.title; reach.push('page') } catch {}
  try { parent.localStorage; reach.push('storage') } catch {}
  try { if (open('about:blank')) reach.push('window') } catch {}
  try { top.location.href = 'https://elsewhere.example/' } catch {}
  if (document.cookie !== '') reach.push('cookies')
  try { await fetch(PORTAL + '/api/sys/time', { method: 'POST' }); reach.push('portal') } catch {}
  try { await fetch('https://elsewhere.example/'); reach.push('elsewhere') } catch {}
  try { await navigator.serviceWorker.register('sw.js'); reach.push('worker') } catch {}
  for (let n = 0; n < 500; n++) parent.postMessage({ sdk: 'hello', version: 'x'.repeat(1000) }, '*')
  show('reach', reach.join() || 'nothing')
</script>`

const data = makeDataFolder('hosted-upload')
const manifest = join(data.folder, 'manifest.json')
let portal: Portal
let gamesPort = 0

/** Runs an operator command while the portal serves. */
const operator = (...line: string[]) =>
  run(process.execPath, [join(root, 'apps/cli/portal.ts'), ...line], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data.folder },
  })

function writeManifest(game: string) {
  const files = zipOf([
    { path: 'index.html', content: game.replace('PORTAL', JSON.stringify(portal.url)) },
    { path: 'sw.js', content: 'self.addEventListener("fetch", () => undefined)' },
  ])
  writeFileSync(join(data.folder, 'hop.zip'), files)
  const hop = {
    slug: 'lantern-hop',
    name: 'Lantern Hop',
    pitch: 'Hop from lantern to lantern',
    controls: ['Press the button to hop'],
    genre: 'arcade',
    players: 1,
    orientation: 'any',
    cover: 'cover.png',
    maker: 'Lamp Works',
    licence: 'MIT',
    files: 'hop.zip',
  }
  writeFileSync(manifest, JSON.stringify({ games: [hop] }))
}

beforeAll(async () => {
  gamesPort = await freePort()
  portal = await startPortal(data.folder, { settings: { GAMES_PORT: String(gamesPort) } })
  mkdirSync(data.folder, { recursive: true })
  writeFileSync(join(data.folder, 'cover.png'), testPng(400, 300))
  writeManifest(GAME)
  await operator('games', 'import', manifest, '--yes')
  await vi.waitFor(async () => expect((await fetch(`${portal.url}/g/lantern-hop`)).status).toBe(200), {
    timeout: LIMITS.event,
  })
})
afterAll(async () => {
  await portal.stop()
  data.remove()
  rmSync(manifest, { force: true })
})

const open = (worker = false) =>
  openPage({
    portal: portal.url,
    worker,
    width: 375,
    height: 667,
    expected: [
      new RegExp(`left the portal: http://lantern-hop.localhost:${gamesPort}/`),
      // Browsers log the game's forbidden attempts.
      /policy violation: connect-src|Unsafe attempt|Blocked opening|sandboxed|Content Security Policy|elsewhere\.example|Failed to load resource|403/,
    ],
  })
const game = (page: Page) => page.frameLocator('iframe[title^="Lantern Hop"]')
async function play(page: Page, path = '/g/lantern-hop') {
  await visit(page, path)
  await page.getByRole('button', { name: word('hosted', 'play'), exact: true }).click()
  await game(page).locator('#hops').filter({ hasText: /\d/ }).waitFor()
}

test('an uploaded game works with the SDK it was built for: saves, sound, invitation, celebration', async () => {
  const page = await open()
  await play(page, '/g/lantern-hop?with=room%3Da1')
  const hop = game(page)
  expect(await hop.locator('#room').textContent()).toBe('a1')
  expect(await hop.locator('#muted').textContent()).toBe('loud')
  for (let times = 1; times <= 3; times++) await hop.locator('#hop').click()
  await expect.poll(() => hop.locator('#hops').textContent()).toBe('3')
  await page.getByText(word('hosted', 'best').replace('{score}', '30')).waitFor()
  // The portal tells the game when the player switches sound off.
  await page.evaluate(() => localStorage.setItem('sound-status', '0'))
  await play(page)
  expect(await hop.locator('#hops').textContent()).toBe('3')
  await expect.poll(() => hop.locator('#muted').textContent()).toBe('quiet')
  expect(await accessFaults(page)).toEqual([])
})

test('the game’s first request needs no round trip after Play: connection and start page are ready', async () => {
  const page = await open()
  const asked: string[] = []
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url())
    if (port === String(gamesPort)) asked.push(pathname)
  })
  await visit(page, '/g/lantern-hop')
  await page.getByRole('button', { name: word('hosted', 'play'), exact: true }).waitFor()
  // Only the waiting page, and the start page in advance; nothing of the game itself has run or loaded.
  await expect
    .poll(() => asked.map((path) => path.replace(/[0-9a-f]{16}/, 'VERSION')))
    .toEqual(['/_sdk/wait/VERSION', '/VERSION/'])
  await page.getByRole('button', { name: word('hosted', 'play'), exact: true }).click()
  await game(page).locator('#hops').filter({ hasText: /\d/ }).waitFor()
  const start = await game(page)
    .locator('body')
    .evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return { connecting: load!.connectEnd - load!.connectStart, bytes: load!.transferSize }
    })
  expect(start).toEqual({ connecting: 0, bytes: 0 })
  // The waiting page is gone.
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
})

test('an uploaded game reaches nothing outside of its own host', async () => {
  // Blocked workers report as if they were running.
  const page = await open(true)
  await play(page)
  await expect.poll(() => game(page).locator('#reach').textContent()).toBe('nothing')
  expect(new URL(page.url()).pathname).toBe('/g/lantern-hop')
  await game(page).locator('#hop').click()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'hops'))).toEqual([])
})

test('the SDK script is at most 5 kB gzipped', () => {
  const script = readFileSync(join(root, 'dist/client/sdk/islet.js'))
  expect(gzipSync(script).length).toBeLessThan(5 * 1024)
})

test('an operator publishes a new version and rolls back at once', async () => {
  const first = JSON.parse((await operator('games', 'versions', 'lantern-hop', '--json')).stdout) as {
    version: string
  }[]
  writeManifest(GAME.replace('>Hop<', '>Leap<'))
  await operator('games', 'import', manifest, '--yes')
  const page = await open()
  const label = async () => {
    await play(page)
    return game(page).locator('#hop').textContent()
  }
  await expect.poll(label, { timeout: LIMITS.event }).toBe('Leap')
  await operator('games', 'rollback', 'lantern-hop', first[0]!.version, '--yes')
  await expect.poll(label, { timeout: LIMITS.event }).toBe('Hop')
})
