import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { listenToCalls, SIGN_IN } from './calls.ts'
import { word } from './words.ts'

type Fields = Readonly<Record<string, unknown>>

/** The result of the next call with this wire name. */
const nextAnswer = async (page: Page, wire: string): Promise<Fields> => {
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === `/api/${wire}`)
  return ((await response.json()) as { readonly result: Fields }).result
}

test('sign-in, time and online session answer with the fields of the specification [207] [209] [210] [211]', async () => {
  const page = await openPage({ isMobile: true })
  const calls = listenToCalls(page)
  const token = nextAnswer(page, SIGN_IN)
  const time = nextAnswer(page, 'yyx/time/list')
  const online = nextAnswer(page, 'coc/online/start')
  await visit(page, '/games')
  expect(await token).toMatchObject({
    tokenInfo: { tokenStr: expect.any(String), expireTime: expect.any(Number) },
  })
  const { params } = calls.find(({ wire }) => wire === SIGN_IN)!
  expect(Object.keys(params)).toEqual(['visitId'])
  await page.touchscreen.tap(8, 300)
  expect(await time).toMatchObject({ timeTotal: expect.any(Number) })
  expect(await online).toMatchObject({ onlineCode: expect.any(String) })
})

test('the list of cloud games accepts a filter [212] [7.6]', async () => {
  const page = await openPage()
  const calls = listenToCalls(page)
  await visit(page, '/cloud')
  await signedIn(page)
  const lists = () => calls.filter(({ wire }) => wire === 'yyx/game/list')
  await expect.poll(() => lists().length).toBeGreaterThan(0)
  expect(lists()[0]!.params).toMatchObject({ sort: 'hot', size: expect.any(Number) })
  const search = page.getByRole('searchbox', { name: word('cloud', 'games.search') })
  // Without a line there are no games to search.
  if ((await search.count()) === 0) return
  await search.fill('tux')
  await expect.poll(() => lists().at(-1)!.params).toMatchObject({ keyword: 'tux' })
})
