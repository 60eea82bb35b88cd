import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage, visit } from './browser.ts'
import { freePort, startPortal, type Portal } from './portal.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const root = join(import.meta.dirname, '..')
const data = makeDataFolder('first-game')
/** Other slugs than the page's, so that those stay free for whoever follows it on this machine. */
const SLUGS: Readonly<Record<string, string>> = {
  'lantern-hop': `lantern-hop-${process.pid}`,
  'star-catch': `star-catch-${process.pid}`,
}
let portal: Portal
let gamesPort = 0

/** The commands in a section of the page, in order. */
function stepsOf(section: string): readonly string[] {
  const page = readFileSync(join(root, 'docs/developers/first-game.md'), 'utf8')
  const text = page.split(/^## /m).find((part) => part.startsWith(section))!
  return [...text.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, lines]) => lines!.trim().split('\n'))
}

/** Runs a command in the project's folder. */
async function type(line: string) {
  const said = Object.entries(SLUGS).reduce((text, [name, own]) => text.replaceAll(name, own), line)
  const child = spawn('bash', ['-c', said], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (out += String(chunk)))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, out }
}

/** Describes a failed step. */
const failureOf = (step: string, { code, out }: { readonly code: number | null; readonly out: string }) =>
  code === 0 ? '' : `${step}: ${code}\n${out.slice(-2000)}`

beforeAll(async () => {
  mkdirSync(data.folder, { recursive: true })
  gamesPort = await freePort()
  portal = await startPortal(data.folder, { settings: { GAMES_PORT: String(gamesPort) } })
})
const forget = () => {
  for (const slug of Object.values(SLUGS))
    rmSync(join(root, 'hosted-games', slug), { recursive: true, force: true })
}
// A retried test starts afresh.
beforeEach(forget)
afterAll(async () => {
  await portal.stop()
  forget()
  data.remove()
})

const open = () =>
  openPage({
    portal: portal.url,
    width: 375,
    height: 667,
    expected: [
      new RegExp(`left the portal: http://[\\w-]+\\.localhost:${gamesPort}/`),
      /AudioContext|GPU stall|WebGL/,
    ],
  })

async function play(page: Page, slug: string) {
  await expect
    .poll(async () => (await fetch(`${portal.url}/g/${slug}`)).status, { timeout: LIMITS.event })
    .toBe(200)
  await visit(page, `/g/${slug}`)
  await page.getByRole('button', { name: word('hosted', 'play'), exact: true }).click()
  const game = page.frameLocator('iframe[title]:not([title=""])')
  await game.locator('canvas').waitFor()
  return game
}

test('plain JavaScript: the commands of docs/developers/first-game.md give a playable game', async () => {
  const [start, ...steps] = stepsOf('Plain JavaScript')
  expect(start).toBe('npm start')
  for (const step of steps) expect(failureOf(step, await type(step))).toBe('')
  const page = await open()
  await play(page, SLUGS['lantern-hop']!)
  await page.getByRole('heading', { name: word('gameBadges', 'title') }).waitFor()
  await page.getByText('Ten hops').waitFor()
})

test('Phaser: save, sound and badge of a game that Vite has built from the typed package', async ({
  skip,
}) => {
  for (const step of stepsOf('Vite, TypeScript and Phaser')) {
    const { code, out } = await type(step)
    if (code !== 0 && /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|E40[34]/.test(out))
      skip('Phaser cannot be had from the registry of npm')
    expect(failureOf(step, { code, out })).toBe('')
  }
  const slug = SLUGS['star-catch']!
  const page = await open()
  const game = await play(page, slug)
  // The first star falls where the basket is.
  const badge = word('gameBadges', 'toast').replace('{badge}', 'First star').split('{game}')[0]!
  await page.getByText(badge).first().waitFor({ timeout: LIMITS.test })
  await expect.poll(() => game.locator('#state').textContent()).toMatch(/best [1-9]/)
  await page.getByText(word('gameBadges', 'won'), { exact: true }).waitFor({ state: 'attached' })
  expect(await game.locator('body').getAttribute('data-muted')).toBe('false')
  expect(await accessFaults(page)).toEqual([])
  // After the player has switched sound off and returned, the save is restored and the game is silent.
  await page.evaluate(() => localStorage.setItem('sound-status', '0'))
  const again = await play(page, slug)
  await expect.poll(() => again.locator('#state').textContent()).toMatch(/Score 0, best [1-9]/)
  await expect.poll(() => again.locator('body').getAttribute('data-muted')).toBe('true')
  await visit(page, '/badges')
  await page.getByRole('heading', { name: word('gameBadges', 'own') }).waitFor()
  await page.getByText('First star').waitFor()
  expect(await accessFaults(page)).toEqual([])
})
