import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { openPage } from './browser.ts'

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

/** A reviewer in the console, by a passkey of their browser. */
export async function openReviewer(
  address: string,
  operator: (...line: string[]) => string,
  expected: readonly RegExp[],
): Promise<Page> {
  const isThere = () =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(isThere, { timeout: LIMITS.test }).toBe(200)
  const page = await openPage({ portal: address, expected: [/status of 4\d\d/, ...expected] })
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
  const said = operator('console', 'invite', '--name', 'Rea', '--role', 'editor', '--yes')
  await page.goto(/https?:\S+#invite=[\w-]{43}/.exec(said)![0])
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  return page
}
