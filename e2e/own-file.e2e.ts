import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { word } from './words.ts'

const button = (key: string) => ({ name: word('privacy', key), exact: true })

test('a player requests and downloads their export, whose key is in no URL', async () => {
  const page = await openPage()
  await visit(page, '/me')
  await signedIn(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', button('export.ask')).click()
  const fetch = page.getByRole('button', button('export.fetch'))
  await fetch.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), fetch.click()])
  expect(download.suggestedFilename()).toMatch(/^islet-[\d-]+\.json$/)
  const file = JSON.parse(await text(await download.createReadStream())) as object
  expect(file).toMatchObject({ account: { kind: 'visitor' } })
  const addresses = asked.filter((url) => url.includes('/me/file'))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(new URL(address).search).toBe('')
})
