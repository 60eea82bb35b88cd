import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { listenToCalls } from './calls.ts'
import { word } from './words.ts'

const COUNT = 'coc/share/num'
const text = (key: string) => word('sharing', key)

test('the share box shows how many have followed the invitation [7.41]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  await visit(page, '/me')
  await page.getByRole('button', { name: text('entry.open'), exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: text('title.invite') })
  const link = await dialog.locator('p bdi').innerText()
  const counts = () => calls.filter(({ wire }) => wire === COUNT)
  await expect.poll(() => counts().length).toBe(1)
  expect(counts()[0]!.params).toEqual({ inviteKey: link.split('/').pop() })
  // Three visits while the dialog is open, which polls every fifteen seconds.
  await page.route(`**/api/${COUNT}`, (route) =>
    route.fulfill({
      json: { id: 1, result: { num: 3, need: 2, serverTime: Math.floor(Date.now() / 1000) }, error: null },
    }),
  )
  await dialog.getByText(/^3 /).waitFor({ timeout: 20_000 })
})
