import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { buildId } from './portal.ts'
import { word } from './words.ts'

test('the metadata of the build is read by its id, once, at the first navigation [7.46] [2.14]', async () => {
  const page = await openPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_app/builds/meta/')) asked.push(pathname)
  })
  await visit(page, '/')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  const link = page.getByRole('link', { name: word('catalog', 'home.all'), exact: true }).first()
  await link.hover()
  await expect.poll(() => asked).toEqual([`/_app/builds/meta/${buildId()}.json`])
  await link.click()
  await page.waitForURL('**/games')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  expect(asked).toHaveLength(1)
})

test('a rule with an unsupported protocol is a bad request: nothing happens [5.10] [2.14]', async () => {
  const page = await openPage()
  const rule = { path: '/games', redirect: 'javascript:window.hurt=true', permanent: false }
  await page.route('**/_app/builds/meta/*.json', (route) =>
    route.fulfill({ json: { id: buildId(), matcher: { rules: [rule] } } }),
  )
  await visit(page, '/')
  const link = page.getByRole('link', { name: word('catalog', 'home.all'), exact: true }).first()
  const read = page.waitForResponse('**/_app/builds/meta/*.json')
  await link.hover()
  await read
  await page.waitForTimeout(200)
  await link.click()
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
})
