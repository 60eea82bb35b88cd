import { expect, test } from 'vitest'
import { pickIndex, pickOne, seededRandom } from '#kit/random/random.ts'
import { searchIndex } from './search-index.ts'
import { fit, type Searched } from './search.ts'

const game = (title: string): Searched => ({ title, pitch: '', slug: title, tags: [] })

test('the best come first, equal ones in the order of the portal, and no more than asked for', () => {
  const search = searchIndex(['Mini Golf', 'Golf Duel', 'Golf', 'Night Golf', 'Pool'].map(game))
  const titles = (most: number) => search('golf', most).map(({ title }) => title)
  expect(titles(24)).toEqual(['Golf', 'Golf Duel', 'Mini Golf', 'Night Golf'])
  expect(titles(2)).toEqual(['Golf', 'Golf Duel'])
})

test('nothing is found for nothing', () => {
  const search = searchIndex([game('Golf')])
  expect([search('', 24), search('   ', 24), search('zzz', 24)]).toEqual([[], [], []])
})

const WORDS = ['crab', 'Café', 'Łódź', '2048', 'reef', 'reefs', '数独', 'Classic-Chess', 'a', 'sea', 'Ørn']
const TAGS = ['puzzle', 'cards', 'reef']

test('it finds what looking at every game finds', () => {
  const random = seededRandom(5)
  const words = (count: number) => Array.from({ length: count }, () => pickOne(WORDS, random)).join(' ')
  const games = Array.from({ length: 120 }, (_, place): Searched => {
    const title = words(1 + pickIndex(3, random))
    const slug = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${place}`
    return { title, slug, pitch: words(4), tags: [pickOne(TAGS, random)] }
  })
  const search = searchIndex(games)
  const slow = (typed: string, most: number) =>
    games
      .map((one) => ({ one, score: fit(one, typed) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most)
      .map(({ one }) => one.slug)
  for (let round = 0; round < 600; round++) {
    const { title, slug, pitch } = pickOne(games, random)
    const text = pickOne([title, slug, pitch, ...TAGS], random)
    const start = pickIndex(text.length, random)
    const typed = text.slice(start, start + 1 + pickIndex(8, random))
    const most = pickOne([1, 5, 24], random)
    expect(
      search(typed, most).map((one) => one.slug),
      `${typed}, ${most}`,
    ).toEqual(slow(typed, most))
  }
})
