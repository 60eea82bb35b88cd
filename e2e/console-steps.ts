import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage } from './browser.ts'
import { freePort, startPortal } from './portal.ts'

/** More Tab stops than any page has. */
const MOST_TABS = 80
const root = join(import.meta.dirname, '..')

/** Runs operator commands beside a running portal. */
export const operatorOf =
  (dataFolder: string, settings: Readonly<Record<string, string>>) =>
  (...line: string[]): string =>
    execFileSync(process.execPath, [join(root, 'apps/cli/portal.ts'), ...line], {
      cwd: root,
      env: { ...process.env, ...settings, DATA_DIR: dataFolder, NODE_ENV: 'test' },
      encoding: 'utf8',
    })

/** Waits until a console in its own process answers. */
export async function untilUp(address: string): Promise<void> {
  const status = () =>
    fetch(address).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: LIMITS.test }).toBe(200)
}

/** A console, and operator commands for its portal. */
export interface ConsoleOf {
  readonly console: string
  readonly run: (...line: string[]) => string
}

/** Starts a portal with its console. */
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
  /** Changes the database directly, for what a journey cannot wait for, such as past days. */
  const change = async (statement: string) => {
    const client = new Client({ host: join(data.folder, 'postgres'), user: 'islet', database: 'islet' })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return { url: portal.url, console: url, run, change }
}

/** Adds a virtual authenticator for passkeys to a browser. */
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

/** Creates an invitation; returns its link. */
export const inviteOf = (portal: ConsoleOf, name: string, role: string) =>
  /https?:\S+#invite=[\w-]{43}/.exec(
    portal.run('console', 'invite', '--name', name, '--role', role, '--yes'),
  )![0]

/** An invited operator with a passkey, signed in, in a new browser. */
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

/** Tabs to an element and presses it. */
export async function reach(page: Page, target: Locator, key = 'Enter') {
  await target.waitFor()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < MOST_TABS && !(await isThere()); steps++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
  await page.keyboard.press(key)
}

/** Decides by keyboard only: the dialog focuses Confirm first, and returns the focus when it closes. */
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
