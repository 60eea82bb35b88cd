import { describe, expect, test } from 'vitest'
import { joinMemory } from './memory.ts'
import { memoryMark } from './marks.ts'

const joined = (before: string | undefined, local: string | undefined, remote: string | undefined) =>
  joinMemory(before === undefined ? undefined : memoryMark(before), local, remote)
const text = (value: unknown) => JSON.stringify(value)
const parsed = (memory: string | undefined) => JSON.parse(memory ?? 'null') as unknown

test.for([
  ['alike', 'a', 'b', 'b', 'b'],
  ['changed there alone', 'a', 'a', 'b', 'b'],
  ['changed here alone', 'a', 'b', 'a', 'b'],
  ['new there', undefined, undefined, 'b', 'b'],
  ['new here', undefined, 'b', undefined, 'b'],
  ['over here, gone on there', '{"w":1}', '', '{"w":2}', '{"w":2}'],
  ['a word that both chose', 'a', 'b', 'c', 'b'],
  ['the furthest level', '2', '3', '12', '12'],
] as const)('memory is joined: %s', ([, before, local, remote, memory]) => {
  expect(joined(before, local, remote)).toEqual({ memory })
})

describe('a kitchen', () => {
  const kitchen = (coins: number, upgrades: number) => text({ coins, upgrades })
  test('keeps what was earned, spent and bought on both', () => {
    // One earns 30, the other buys the fourth upgrade for 60.
    const result = joined(kitchen(100, 0b0001), kitchen(130, 0b0001), kitchen(40, 0b1001))
    expect(result.memory && parsed(result.memory)).toEqual({ coins: 70, upgrades: 0b1001 })
  })
  test('keeps the larger number of hearts per guest and the map of the side that is further', () => {
    const friends = (hearts: unknown, reached: number, fails: number) =>
      text({ coins: 1, upgrades: 0, hearts, reached, fails })
    const result = joined(undefined, friends({ tula: 4, kip: 1 }, 3, 2), friends({ tula: 2, otti: 9 }, 5, 0))
    expect(parsed(result.memory)).toMatchObject({
      hearts: { tula: 4, kip: 1, otti: 9 },
      reached: 5,
      fails: 0,
    })
    // One device still has the build from before guests had ranks.
    const older = joined(undefined, friends({ tula: 4 }, 3, 2), kitchen(9, 1))
    expect(parsed(older.memory)).toEqual({ coins: 9, upgrades: 1, hearts: { tula: 4 }, reached: 3, fails: 2 })
  })
  test('without a common state keeps the fuller purse', () => {
    expect(parsed(joined(undefined, kitchen(10, 1), kitchen(50, 2)).memory)).toEqual({
      coins: 50,
      upgrades: 3,
    })
  })
  test('a merged purse is never negative or above the limit', () => {
    expect(parsed(joined(kitchen(100, 0), kitchen(10, 1), kitchen(20, 2)).memory)).toMatchObject({ coins: 0 })
    expect(
      parsed(joined(kitchen(0, 0), kitchen(2 ** 31 - 1, 0), kitchen(2 ** 31 - 1, 1)).memory),
    ).toMatchObject({
      coins: 2 ** 31 - 1,
    })
  })
})

test('figures of two devices are merged, each run once', () => {
  const figures = (played: number, fastest: number) =>
    text({ kind: 'figures', last: 'a', boards: { 1: { played, won: played, timed: 1, fastest } } })
  const result = joined(figures(2, 50), figures(3, 40), figures(4, 50))
  expect(parsed(result.memory)).toMatchObject({ boards: { 1: { played: 5, won: 5, fastest: 40 } } })
})

test.for(['constructor', 'toString', '__proto__'])(
  'a field named %s, like an object property, is merged',
  (name) => {
    const boards = (names: readonly string[]) =>
      `{"kind":"figures","last":"a","boards":{${names.map((one) => `"${one}":{"played":2,"marks":{"${name}":1}}`).join()}}}`
    const figures = joined(undefined, boards(['1', name]), boards(['2']))
    expect(Object.keys((parsed(figures.memory) as { boards: object }).boards).toSorted()).toEqual(['1', '2'])
    const friends = (hearts: string) => `{"coins":1,"upgrades":0,"hearts":{${hearts}},"reached":2,"fails":0}`
    expect(parsed(joined(undefined, friends(`"${name}":4`), friends('"tula":2')).memory)).toMatchObject({
      hearts: { tula: 2 },
    })
  },
)

test('a workshop keeps the missions of the side that is further, all stars and all coins', () => {
  const shop = (coins: number, stars: number, given: number) =>
    text({ coins, stars, given, open: [{ index: given - 1, carried: 0 }] })
  const result = joined(shop(10, 1, 3), shop(35, 2, 4), shop(15, 1, 6))
  expect(parsed(result.memory)).toEqual({ coins: 40, stars: 2, given: 6, open: [{ index: 5, carried: 0 }] })
})

describe('of a device with the build from before progress', () => {
  const old = (coins: number, stars: number) => text({ coins, stars, given: 9, open: [] })
  const next = text({
    kind: 'progress',
    coins: 10,
    owned: ['hat'],
    worn: { head: 'hat' },
    stars: 1,
    given: 3,
  })
  test.for([
    ['there', next, old(130, 4)],
    ['here', old(130, 4), next],
  ] as const)('nothing bought or earned is lost, with the newer build %s', ([, local, remote]) => {
    // One has bought a hat for 90, the other has earned 30.
    expect(parsed(joined(old(100, 1), local, remote).memory)).toEqual({
      ...(JSON.parse(next) as object),
      coins: 40,
      stars: 4,
    })
  })
  test('worlds are not merged: both are kept', () => {
    expect(joined(undefined, next, text({ save: 'x', at: 1 }))).toHaveProperty('parted')
  })
})

test('a garage keeps the faster lap of each track', () => {
  const result = joined(
    text({ 1: '900:A' }),
    text({ 1: '800:B', 2: '70:C' }),
    text({ 1: '700:D', 3: '60:E' }),
  )
  expect(parsed(result.memory)).toEqual({ 1: '700:D', 2: '70:C', 3: '60:E' })
})

test('two worlds that both changed are both kept', () => {
  const [local, remote] = [text({ save: 'mine', at: 5 }), text({ save: 'other', at: 9 })]
  expect(joined(text({ save: 'old', at: 1 }), local, remote)).toEqual({ memory: local, parted: remote })
})

test('a world too long for its digest is still compared', () => {
  const world = (letter: string) => text({ save: letter.repeat(5000) })
  expect(joined(world('a'), world('a'), world('b'))).toEqual({ memory: world('b') })
  expect(joined(world('a'), world('b'), world('a'))).toEqual({ memory: world('b') })
})
