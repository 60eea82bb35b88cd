import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { decide, operator, ownPortal } from './console-steps.ts'

test('a session continues in two tabs, through a server outage, and while somebody only types', async () => {
  const portal = await ownPortal()
  const expected = [/status of 4\d\d/, /ERR_FAILED/, /cannot be reached/]
  const one = await operator(portal, 'Olga', 'owner', expected)
  const isIn = (page: typeof one) => page.getByRole('button', { name: 'Sign out' })
  const wayIn = (page: typeof one) => page.getByRole('button', { name: 'Sign in with a passkey' })
  const other = await openPage({ portal: portal.console, beside: one, expected })
  await other.goto(portal.console)
  await isIn(other).waitFor()

  // Signing out in one tab signs out both, and signing in again signs in both.
  await isIn(one).click()
  await other.reload()
  await wayIn(other).waitFor()
  await wayIn(one).click()
  await isIn(one).waitFor()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await isIn(other).waitFor()
  for (const page of [one, other]) {
    await page.reload()
    await isIn(page).waitFor()
  }

  // A server that does not answer has not ended the session.
  await other.route('**/api/me', (route) => route.abort())
  await other.reload()
  await other.getByRole('alert').getByText('The server does not answer').waitFor()
  expect(await wayIn(other).count()).toBe(0)
  await other.unroute('**/api/me')
  await other.getByRole('button', { name: 'Try again' }).click()
  await isIn(other).waitFor()

  await other.clock.install()
  await other.goto(`${portal.console}/#/words`)
  await other.reload()
  const field = other.getByLabel('Word', { exact: true })
  await field.pressSequentially('a')
  await other.clock.fastForward('06:00')
  const told = other.waitForRequest('**/api/me')
  await field.pressSequentially('b')
  const { 'x-by-itself': byItself } = (await told).headers()
  expect(byItself).toBeUndefined()
})

test('a word is set and removed on its page', async () => {
  const portal = await ownPortal()
  const page = await operator(portal, 'Mo', 'moderator')
  await page.goto(`${portal.console}/#/words`)
  await page.getByLabel('Word', { exact: true }).fill('blorp*')
  await decide(page, 'Set the word')
  const row = page.getByRole('region', { name: 'words list' }).getByRole('cell', { name: 'blorp*' })
  await row.waitFor()
  await decide(page, 'Take it back')
  await row.waitFor({ state: 'detached' })
  expect(portal.run('words', 'list')).toContain('Nothing was changed.')
})
