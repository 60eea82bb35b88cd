import { expect, test } from 'vitest'
import { operator, ownPortal } from './console-steps.ts'
import { accessFaults } from './walk/axe.ts'

test('an operator on another network shows the passkey, and nothing typed or requested is lost', async () => {
  const portal = await ownPortal({ CONSOLE_TRUSTED_PROXIES: '1' })
  const page = await operator(portal, 'Olga', 'owner', [/ERR_FAILED/])
  /** Changes the browser's address, as the console's proxy reports it. */
  const moveTo = (address: string) => page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
  const passkey = page.getByRole('button', { name: 'Show the passkey' })
  const question = page.getByRole('dialog', { name: 'You are on another network' })
  await page.goto(`${portal.console}/#/words`)
  const field = page.getByLabel('Word', { exact: true })
  await field.fill('blorp*')

  await moveTo('203.0.113.7')
  await page.getByRole('button', { name: 'Set the word' }).click()
  await question.waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => question.isVisible()).toBe(true)
  await page.route('**/api/moved', (route) => route.abort())
  await passkey.press('Enter')
  await question.getByRole('alert').getByText('The server does not answer').waitFor()
  await page.unroute('**/api/moved')
  await passkey.press('Enter')
  await question.waitFor({ state: 'detached' })
  const change = page.getByRole('dialog', { name: 'What would change' })
  await change.getByText('blorp*').first().waitFor()
  expect(await field.inputValue()).toBe('blorp*')

  // The network may also change between a dry run and its confirmation.
  await moveTo('198.51.100.9')
  await change.getByRole('button', { name: 'Confirm' }).press('Enter')
  await passkey.press('Enter')
  await change.getByText('Done').waitFor()
  await change.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('region', { name: 'words list' }).getByRole('cell', { name: 'blorp*' }).waitFor()

  // A page loaded on the new network asks before it shows anything.
  await moveTo('192.0.2.1')
  await page.reload()
  await page.getByRole('heading', { name: 'You are on another network' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  // The background begins at the top of the page.
  expect(await page.evaluate('document.body.getBoundingClientRect().top')).toBe(0)
  expect(await accessFaults(page)).toEqual([])
  await passkey.click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  const audit = portal.run('audit', 'list')
  expect(audit).toContain('the session came from another network')
  expect(audit).toContain('a passkey was shown from another network')
})
