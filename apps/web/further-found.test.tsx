// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import type { ParamsOf, ResultOf } from '#kit/contract/call.ts'
import { ok } from '#kit/result/result.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { SearchResults } from '#modules/catalog/web/SearchResults.tsx'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { offerFurtherResults } from './offer-further-results.ts'

afterEach(cleanup)

const tux: ResultOf<typeof cloudCalls.listCloudGames>['games'][number] = {
  gameKey: 'supertux',
  name: 'SuperTux',
  summary: 'Run and jump',
  language: 'en',
  icon: '',
  cover: '/tux.webp',
  tags: [],
  age: 0,
  licence: 'MIT',
  author: '',
  hot: 1,
  online: 0,
  neededLevel: 'normal',
  isCardInUse: false,
  load: 'free',
}

function show(keyword: string) {
  const asked: ParamsOf<typeof cloudCalls.listCloudGames>[] = []
  offerFurtherResults()
  renderOnPage(
    <SearchResults
      found={{ games: [], tags: [], isFound: false, hasMore: false }}
      error={undefined}
      keyword={keyword}
    />,
    {
      answers: [
        answering(cloudCalls.listCloudGames, (params) => {
          asked.push(params)
          return ok({ games: [tux], hasMore: false, total: 1, tags: [] })
        }),
        answering(friendsCalls.listFriends, () => ok({ friends: [], max: 200 })),
        answering(catalogCalls.listCategories, () => ok({ categories: [], hasMore: false })),
      ],
    },
  )
  return asked
}

test('a search shows at most three cloud games, marked as such', async () => {
  const asked = show('tux')
  const link = await screen.findByRole('link', { name: 'SuperTux' })
  expect(link.getAttribute('href')).toBe('/cloud')
  expect(screen.getByRole('region', { name: 'In the cloud' })).toBeDefined()
  expect(asked).toEqual([{ keyword: 'tux', pageSize: 3 }])
})

test.for(['12345678', ' #1234567890 '])('%j is a player, not a missing game', async (keyword) => {
  const asked = show(keyword)
  await screen.findByRole('button', { name: 'Add friend' })
  expect(screen.queryByText(/No game washed ashore/)).toBeNull()
  expect(asked).toEqual([])
})

test.for(['1234567', '12345678901', '2048'])('%j is not a player', (keyword) => {
  show(keyword)
  expect(screen.getByText(/No game washed ashore/)).toBeDefined()
})
