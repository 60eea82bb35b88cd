import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { playedGames, rememberPlayed, type PlayedGame } from './recent-games.ts'

const game = (slug: string): PlayedGame => ({
  slug,
  family: 'solitaire',
  title: `The ${slug}`,
  cover: `/covers/${slug}.svg`,
  tone: '#112233',
  ground: ['#445566', '#112233'],
})
const slugsIn = (storage: ReturnType<typeof memoryStorage>) => playedGames(storage).map(({ slug }) => slug)

test('the last played game is first, and each game is listed once', () => {
  const storage = memoryStorage()
  for (const slug of ['pool', 'golf', 'pool', 'chess', 'golf']) rememberPlayed(storage, game(slug))
  expect(slugsIn(storage)).toEqual(['golf', 'chess', 'pool'])
  expect(playedGames(storage)[0]).toEqual(game('golf'))
})

test('the last 50 games are kept', () => {
  const storage = memoryStorage()
  for (let index = 1; index <= 51; index++) rememberPlayed(storage, game(`game-${index}`))
  expect(slugsIn(storage)).toHaveLength(50)
  expect(slugsIn(storage)[0]).toBe('game-51')
  expect(slugsIn(storage)).not.toContain('game-1')
})

test('recent games store only what is needed to open them again', () => {
  const storage = memoryStorage()
  rememberPlayed(storage, { ...game('pool'), instructions: ['much', 'text'] } as PlayedGame)
  expect(playedGames(storage)).toEqual([game('pool')])
})

test.for([undefined, '', '{', 'null', '7', '{"slug":"pool"}'])('a damaged list (%j) is ignored', (text) => {
  const storage = memoryStorage()
  if (text !== undefined) storage.write('recent-games', text)
  expect(playedGames(storage)).toEqual([])
  rememberPlayed(storage, game('pool'))
  expect(slugsIn(storage)).toEqual(['pool'])
})
