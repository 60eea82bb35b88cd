import { expect, test } from 'vitest'
import tricks from '#games/tricks/view.ts'
import twenty48 from '#games/twenty48/view.ts'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { instant } from '#kit/time/time.ts'
import { observeGames } from '#modules/saves/web/observe.ts'
import { knownBests } from './known-bests.ts'

const families = {
  tricks: async () => ({ view: tricks }),
  twenty48: async () => ({ view: twenty48 }),
}

/** The stored best after two tabs of a game have written theirs, before the first answer of the server. */
async function afterTwoTabs(slug: string, family: string, [one, other]: readonly [number, number]) {
  const bests = knownBests(families)
  await bests.learn(family)
  const storage = memoryStorage()
  const key = `game:${slug}`
  const text = (best: number) =>
    JSON.stringify({ bests: { 1: best }, plays: 1, level: 1, stars: {}, options: {} })
  storage.write(key, text(90))
  const raw = observeGames(storage, {
    keys: () => [key],
    bestOf: () => bests.of(slug),
    today: () => '2026-11-29',
    here: () => ({ device: 'iOS', at: instant('2026-11-29T08:00Z') }),
    changed: () => undefined,
    orphaned: () => undefined,
  })
  // The write of the other tab, in the storage that both share.
  raw.write(key, text(other))
  storage.write(key, text(one))
  return (JSON.parse(storage.read(key)!) as { bests: Record<string, number> }).bests[1]
}

test.for(['hearts', 'black-maria', 'polignac', 'nullo-whist'])(
  'of two tabs of %s the one with fewer points has the best',
  async (slug) => {
    expect(await afterTwoTabs(slug, 'tricks', [60, 40])).toBe(40)
    expect(await afterTwoTabs(slug, 'tricks', [40, 60])).toBe(40)
  },
)

test('of two tabs of 2048 the higher best score is kept', async () => {
  expect(await afterTwoTabs('2048', 'twenty48', [60, 140])).toBe(140)
})

test('an unknown family has no best score', async () => {
  const bests = knownBests(families)
  await bests.learn('hosted')
  expect(bests.of('2048')).toBeUndefined()
})
