import { expect, test } from 'vitest'
import { brotli } from '#apps/server/assets.ts'
import { BUDGETS, firstLoad } from '../bench/first-load.ts'
import { judge } from '../bench/lighthouse.ts'
import { at, openPage } from './browser.ts'

const BROTLI = { headers: { 'accept-encoding': 'br' } }

/** A page that is asked for again is packed once more, as small as it gets: the budget is for that form. */
async function packedSmall(path: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await fetch(at(path), BROTLI)
      const plain = Buffer.from(await answer.arrayBuffer())
      return Number(answer.headers.get('content-length')) <= brotli(plain, 9).length
    })
    .toBe(true)
}

test.for(Object.entries(BUDGETS))(
  'the first load of the %s page stays within its bytes and requests',
  async ([, { path, bytes, requests }]) => {
    await packedSmall(path)
    const page = await openPage({ isMobile: true, worker: true, motion: true })
    const load = await firstLoad(page, at(path))
    const listing = load.requests.map((request) => `${request.bytes} ${request.path}`).join('\n')
    expect(load.budgeted, listing).toBeLessThanOrEqual(bytes)
    expect(load.requests.length, listing).toBeLessThanOrEqual(requests)
  },
)

test.for(['/', '/g/2048'])(
  'Lighthouse finds nothing to mend in access, practice and search on %s',
  async (path) => {
    const { scores, failures } = await judge(at(path), ['accessibility', 'best-practices', 'seo'])
    expect(failures).toEqual([])
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 })
  },
)
