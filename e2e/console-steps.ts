import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage } from './browser.ts'
import { freePort, startPortal } from './portal.ts'

/** A page has no more places that can be reached. */
const MOST_TABS = 80
const root = join(import.meta.dirname, '..')

/** What an operator types beside a running portal. */
export const operatorOf =
  (dataFolder: string, settings: Readonly<Record<string, string>>) =>
  (...line: string[]): string =>
    execFileSync(process.execPath, [join(root, 'apps/cli/portal.ts'), ...line], {
      cwd: root,
      env: { ...process.env, ...settings, DATA_DIR: dataFolder, NODE_ENV: 'test' },
      encoding: 'utf8',
    })

/** Waits until a console of a process of its own answers. */
export async function untilUp(address: string): Promise<void> {
  const status = () =>
    fetch(address).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: LIMITS.test }).toBe(200)
}

/** Where operators work, and what is typed beside it. */
export interface ConsoleOf {
  readonly console: string
  readonly run: (...line: string[]) => string
}

/** A portal with its console. */
export async function ownPortal(more: Readonly<Record<string, string>> = {}) {
  const data = makeDataFolder('console')
  const consolePort = await freePort()
  const settings = { CONSOLE_PORT: String(consolePort), ...more }
  const portal = await startPortal(data.folder, { settings })
  onTestFinished(async () => {
    await portal.stop()
    data.remove()
  })
  const run = operatorOf(data.folder, settings)
  const url = `http://localhost:${consolePort}`
  await untilUp(url)
  /** Changes the database itself, for what a journey cannot wait for: days that are over. */
  const change = async (statement: string) => {
    const client = new Client({ host: join(data.folder, 'postgres'), user: 'islet', database: 'islet' })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return { url: portal.url, console: url, run, change }
}

/** A browser with a passkey device in it. */
export async function withAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

/** The link of an invitation. */
export const inviteOf = (portal: ConsoleOf, name: string, role: string) =>
  /https?:\S+#invite=[\w-]{43}/.exec(
    portal.run('console', 'invite', '--name', name, '--role', role, '--yes'),
  )![0]

/** An operator in a browser of their own: invited, with a passkey, and in. */
export async function operator(
  portal: ConsoleOf,
  name: string,
  role: string,
  expected: readonly RegExp[] = [],
): Promise<Page> {
  const page = await openPage({ portal: portal.console, expected: [/status of 4\d\d/, ...expected] })
  await withAuthenticator(page)
  await page.goto(inviteOf(portal, name, role))
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  return page
}

/** Goes to something with the Tab key alone, and presses it. */
export async function reach(page: Page, target: Locator, key = 'Enter') {
  await target.waitFor()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < MOST_TABS && !(await isThere()); steps++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
  await page.keyboard.press(key)
}

/** Decides with keys alone: the dialog begins on Confirm, and gives the focus back. */
export async function decideByKeys(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await reach(page, button)
  const dialog = page.getByRole('dialog')
  await reach(page, dialog.getByRole('button', { name: 'Confirm' }))
  await dialog.getByText('Done').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Presses a preset and confirms what it shows. */
export async function decide(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Done').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
}
