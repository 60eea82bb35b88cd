import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { playedGames, rememberPlayed } from '#modules/catalog/web/recent-games.ts'
import { dropGames, recallGames } from './recall-games.ts'

const game = (slug: string) => ({ slug, family: slug, title: slug, cover: '', tone: '', ground: [] })
const keysOf = (slugs: readonly string[]) => slugs.map((slug) => `game:${slug}`)
const listed = (storage: Parameters<typeof playedGames>[0]) => playedGames(storage).map(({ slug }) => slug)

test('games of another device follow those of this one, the latest first', async () => {
  const storage = memoryStorage()
  rememberPlayed(storage, game('pool'))
  await recallGames(storage, [...keysOf(['chess', 'pool', '2048']), 'settings'], async (slug) => game(slug))
  expect(listed(storage)).toEqual(['pool', '2048', 'chess'])
})

test('a missing game is left out, one opened meanwhile is listed once, and the row has a limit', async () => {
  const storage = memoryStorage()
  await recallGames(storage, keysOf(['gone', 'chess', '2048']), async (slug) => {
    if (slug === 'gone') throw new Error('There is no such game')
    rememberPlayed(storage, game('chess'))
    return game(slug)
  })
  expect(listed(storage)).toEqual(['chess', '2048'])
  const many = Array.from({ length: 30 }, (_, place) => `game-${place}`)
  await recallGames(storage, keysOf(many), async (slug) => game(slug))
  expect(listed(storage)).toHaveLength(10)
  expect(listed(storage)[2]).toBe('game-29')
})

test('the games of a member who signed out are removed from the home page, others stay', () => {
  const storage = memoryStorage()
  for (const slug of ['pool', 'chess']) rememberPlayed(storage, game(slug))
  dropGames(storage, keysOf(['chess', '2048']))
  expect(listed(storage)).toEqual(['pool'])
})
