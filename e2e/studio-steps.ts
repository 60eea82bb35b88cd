import type { Page } from 'playwright-core'
import { testPng } from '#apps/testing/test-png.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { zipOf, type ZipEntry } from '#kit/testing/zip.ts'
import { answerAge } from './age.ts'
import { visit } from './browser.ts'
import { freePort } from './portal.ts'
import { useSignInWorld } from './sign-in-steps.ts'
import { word } from './words.ts'

/** Further ports of the portal. */
export const GAMES = { port: 0 }
export const CONSOLE = { port: 0 }
export const settings = () => ({ GAMES_PORT: String(GAMES.port), CONSOLE_PORT: String(CONSOLE.port) })

/** A portal with sign-in, a games server and a console, for all tests of a file. */
export const useStudioWorld = () =>
  useSignInWorld(async () => {
    GAMES.port = await freePort()
    CONSOLE.port = await freePort()
    return settings()
  })

/** A text of the studio. */
export const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  word('studio', key).replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))

/** The frame of a game, by its title. */
export const gameIn = (page: Page, title: string) => page.frameLocator(`iframe[title^="${title}"]`)

/** Presses Play, and waits until the game shows its number of hops. */
export async function playGame(page: Page, path: string, title: string) {
  await visit(page, path)
  await page.getByRole('button', { name: word('hosted', 'play'), exact: true }).click()
  await gameIn(page, title).locator('#hops').filter({ hasText: /\d/ }).waitFor()
}

/** Takes a member on a phone from their own page to their first game. */
export async function becomeDeveloper(page: Page, title: string) {
  await visit(page, '/me')
  await page.getByRole('link', { name: word('entry', 'open') }).click()
  await page.getByLabel(say('join.name')).fill('Pond Works')
  await page.getByLabel(say('join.agree')).check()
  await page.getByRole('button', { name: say('join.do') }).click()
  await answerAge(page)
  await page.getByLabel(say('new.title')).fill(title)
  await page.getByRole('button', { name: say('new.do') }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
}

/** The file input of a part of a game’s page in the studio. */
const fileIn = (page: Page, part: 'cover' | 'upload') =>
  page.getByRole('region', { name: say(part), exact: true }).locator('input[type=file]')

/** Fills in texts, licence, age ratings and a cover. */
export async function describeGame(page: Page) {
  await page.getByLabel(say('field.pitch')).fill('Hop from leaf to leaf')
  await page.getByLabel(say('field.how')).fill('Tap the button to hop')
  const words = page.getByRole('region', { name: say('words') })
  await words.getByRole('button', { name: say('save') }).click()
  await page.getByText(say('saved')).first().waitFor()
  await page.getByLabel(say('licence')).fill('my own work')
  await page
    .getByRole('form', { name: say('traits') })
    .getByRole('button', { name: say('save') })
    .click()
  await page.getByText(say('age', { age: 3 })).waitFor()
  await fileIn(page, 'cover').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: testPng(400, 300),
  })
  await page.getByText(say('cover.there')).waitFor({ timeout: LIMITS.test })
}

export const version = (page: Page, number: number) =>
  page.getByRole('article', { name: say('version', { number }), exact: true })

/** Uploads a version, and waits until the inspector has played it. */
export async function uploadVersion(page: Page, number: number, files: readonly ZipEntry[]) {
  await fileIn(page, 'upload').setInputFiles({
    name: 'game.zip',
    mimeType: 'application/zip',
    buffer: zipOf(files),
  })
  await version(page, number).getByText(say('state.ready')).waitFor({ timeout: LIMITS.test })
}

/** Asks for a review of a version. */
export async function askReview(page: Page, number: number) {
  await version(page, number)
    .getByRole('button', { name: say('ask') })
    .click()
  await version(page, number).getByText(say('state.asked')).waitFor()
}

/** A reviewer approves the version on the command line, and its developer is told. */
export async function approve(page: Page, run: (...line: string[]) => string) {
  const { asked } = JSON.parse(run('reviews', 'list', '--json')) as { asked: { versionKey: string }[] }
  const { versionKey } = asked[0]!
  const { seen } = JSON.parse(run('reviews', 'show', versionKey, '--json')) as { seen: string }
  run('reviews', 'approve', versionKey, seen, '--yes')
  await visit(page, new URL(page.url()).pathname)
}
