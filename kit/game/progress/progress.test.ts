import { describe, expect, test } from 'vitest'
import { joinProgress } from './join.ts'
import { afterLevel, FAILS_TO_SKIP, isOpen, knownFrom, maySkip, skipped } from './level-map.ts'
import { settleMedals, type Medal } from './medals.ts'
import { COINS_PER_STAR, countOf, missionAt, rankOf, settleMissions, type Mission } from './missions.ts'
import { AT_ONCE, MOST_COINS, readProgress, startProgress, writeProgress, type Progress } from './progress.ts'
import { settleRun } from './settle-run.ts'
import { deal, earn, giveBack, MOST_STOCK, useUp, wornIn, type Good } from './shop.ts'
import { shownGoods } from './shown.ts'

const rich = (coins: number, more: Partial<Progress> = {}): Progress => ({
  ...startProgress(),
  coins,
  ...more,
})

describe('a stored purse', () => {
  test('is read as it was written', () => {
    const progress = rich(70, { owned: ['a'], worn: { hat: 'a' }, stock: { bomb: 2 }, reached: 9, fails: 2 })
    expect(readProgress(writeProgress(progress))).toEqual(progress)
  })
  test.for([undefined, '', 'null', '[]', '"progress"', '{"coins":5}', '{"kind":"progress"', '7'])(
    'is empty when the data is %s',
    (memory) => expect(readProgress(memory)).toEqual(startProgress()),
  )
  test.for([
    { coins: -5 },
    { coins: 1e300 },
    { coins: '9' },
    { coins: 1.5 },
    { owned: 'all' },
    { worn: { hat: 4 } },
    { stock: { bomb: -1 } },
    { open: [{ index: -1, carried: 0 }] },
    { open: [], given: 99 },
    { reached: 0 },
    { fails: null },
  ])('loses only the damaged part: %o', (damage) => {
    const kept = { ...rich(40, { medals: { far: 2 } }), ...damage }
    const read = readProgress(JSON.stringify(kept))
    expect(read).toEqual({ ...rich(40, { medals: { far: 2 } }), ...('coins' in damage ? { coins: 0 } : {}) })
  })
})

const HAT: Good = { id: 'hat', price: 50, place: 'head' }
const CAP: Good = { id: 'cap', price: 20, place: 'head' }
const TOOLS: readonly Good[] = ['one', 'two', 'three'].map((id) => ({
  id,
  price: 10,
  place: 'belt',
  most: 2,
}))
const BOMB: Good = { id: 'bomb', price: 30 }

describe('the shop', () => {
  test.for([
    [49, 'poor', 49, []],
    [50, 'bought', 0, ['hat']],
    [51, 'bought', 1, ['hat']],
  ] as const)('with %i coins a hat of 50 is %s', ([coins, dealt, left, worn]) => {
    const [after, what] = deal(rich(coins), HAT)
    expect([what, after.coins, wornIn(after, 'head')]).toEqual([dealt, left, worn])
  })
  test('another hat replaces the first, which stays bought', () => {
    const [one] = deal(rich(100), HAT)
    const [two] = deal(one, CAP)
    expect([wornIn(two, 'head'), two.owned, two.coins]).toEqual([['cap'], ['hat', 'cap'], 30])
    const [again, what] = deal(two, HAT)
    expect([what, again.coins, wornIn(again, 'head')]).toEqual(['worn', 30, ['hat']])
    expect(wornIn(deal(again, HAT)[0], 'head')).toEqual([])
  })
  test('a belt holds two: a third is bought but not equipped', () => {
    const [, , full] = TOOLS.reduce<Progress[]>(
      (steps, tool) => [...steps, deal(steps.at(-1)!, tool)[0]],
      [rich(30)],
    ).slice(1)
    expect([full!.owned.length, wornIn(full!, 'belt')]).toEqual([3, ['one', 'two']])
    expect(deal(full!, TOOLS[2]!)).toEqual([full, 'full'])
  })
  test('a consumed item can be bought again, up to nine', () => {
    let progress = rich(1000)
    for (let time = 0; time < MOST_STOCK; time++) progress = deal(progress, BOMB)[0]
    expect(deal(progress, BOMB)).toEqual([progress, 'full'])
    expect(progress.coins).toBe(1000 - MOST_STOCK * 30)
    const used = useUp(progress, 'bomb')!
    expect(used.stock['bomb']).toBe(MOST_STOCK - 1)
    expect(giveBack(used, 'bomb')).toEqual(progress)
    expect(useUp(rich(9), 'bomb')).toBeUndefined()
  })
  test('an item that is equipped in stored data but was never bought is not in use', () => {
    expect(wornIn(rich(0, { worn: { head: 'hat' } }), 'head')).toEqual([])
  })
  test('the page shows what the player can afford', () => {
    const looks = [HAT, CAP, BOMB].map((good) => ({ ...good, color: '#fff', sign: 'M0 0' }))
    const shown = shownGoods(rich(30, { owned: ['cap'], stock: { bomb: 4 } }), looks, (key) => key)
    expect(shown.map(({ state, count }) => [state, count])).toEqual([
      ['poor', undefined],
      ['owned', undefined],
      ['offered', 4],
    ])
  })
  test('coins are whole numbers, never decrease by earning, and have a maximum', () => {
    expect(earn(rich(5), 2.9).coins).toBe(7)
    expect(earn(rich(5), -4).coins).toBe(5)
    expect(earn(rich(MOST_COINS), 9).coins).toBe(MOST_COINS)
  })
})

type Goal = 'far' | 'taken'
const LIST: readonly Mission<Goal>[] = [
  { goal: 'far', target: 100, stars: 1 },
  { goal: 'taken', target: 10, stars: 2, adds: true },
  { goal: 'far', target: 400, stars: 3 },
  { goal: 'taken', target: 5, stars: 1 },
]
const run = (far: number, taken: number) => (goal: Goal) => (goal === 'far' ? far : taken)

describe('missions', () => {
  test('three are open; a completed one pays and the next replaces it', () => {
    const { progress, done } = settleMissions(rich(0), LIST, run(100, 4))
    expect(done).toEqual([LIST[0]])
    expect(progress.open).toEqual([
      { index: 3, carried: 0 },
      { index: 1, carried: 4 },
      { index: 2, carried: 0 },
    ])
    expect([progress.coins, progress.stars, progress.given]).toEqual([COINS_PER_STAR, 1, AT_ONCE + 1])
  })
  test('only cumulative goals carry over to the next run', () => {
    const first = settleMissions(rich(0), LIST, run(99, 9)).progress
    expect(first.open.map(({ carried }) => carried)).toEqual([0, 9, 0])
    expect(settleMissions(first, LIST, run(0, 1)).done).toEqual([LIST[1]])
  })
  test('the list starts again with targets half as high again', () => {
    expect(missionAt(LIST, 4)).toMatchObject({ goal: 'far', target: 150 })
    expect(missionAt(LIST, 9)).toMatchObject({ goal: 'taken', target: 20 })
  })
  test('a count is never above the target or below zero', () => {
    expect(countOf(LIST, { index: 0, carried: 0 }, run(999, 0))).toBe(100)
    expect(countOf(LIST, { index: 0, carried: 0 }, run(-3, 0))).toBe(0)
  })
  test.for([
    [0, 1],
    [3, 1],
    [4, 2],
    [11, 3],
  ])('%i stars make rank %i', ([stars, rank]) => expect(rankOf({ stars: stars! })).toBe(rank))
})

test('a medal rises by its best run and never falls', () => {
  const medals: readonly Medal<Goal>[] = [{ id: 'far', goal: 'far', from: [100, 200, 300] }]
  const silver = settleMedals(rich(0), medals, run(250, 0))
  expect(silver.won).toEqual([{ id: 'far', grade: 2 }])
  expect(settleMedals(silver.progress, medals, run(199, 0))).toEqual({ progress: silver.progress, won: [] })
  expect(settleMedals(silver.progress, medals, run(300, 0)).progress.medals).toEqual({ far: 3 })
})

test('a run reports what it earned and the next goal', () => {
  const { progress, gains } = settleRun(
    rich(10),
    { missions: LIST, medals: [{ id: 'far', goal: 'far', from: [50, 900, 999] }] },
    {
      coins: 7,
      counted: run(120, 8),
      sayMission: ({ goal, target }) => `${goal} ${target}`,
      sayMedal: (id) => id,
    },
  )
  expect(gains).toEqual({
    coins: 7 + COINS_PER_STAR,
    missions: ['far 100'],
    medals: [{ name: 'far', grade: 1 }],
    next: 'taken 10',
  })
  expect(progress.coins).toBe(10 + gains.coins)
})

describe('the level map', () => {
  test('a won level opens the next, a lost one opens none', () => {
    const won = afterLevel(rich(0), { level: 1, levels: 5, isWon: true })
    expect([isOpen(won, 2), isOpen(won, 3)]).toEqual([true, false])
    expect(afterLevel(won, { level: 2, levels: 5, isWon: false })).toMatchObject({ reached: 2, fails: 1 })
    expect(afterLevel(won, { level: 1, levels: 5, isWon: true })).toBe(won)
  })
  test('after three losses in a row the level may be skipped, once', () => {
    let progress = rich(0, { reached: 3 })
    for (let fail = 1; fail <= FAILS_TO_SKIP; fail++) {
      expect(maySkip(progress, 5)).toBe(false)
      progress = afterLevel(progress, { level: 3, levels: 5, isWon: false })
    }
    const after = skipped(progress, 5)
    expect(after).toMatchObject({ reached: 4, fails: 0 })
    expect(skipped(after, 5)).toBe(after)
  })
  test('the last level opens none and cannot be skipped', () => {
    const last = rich(0, { reached: 5, fails: 9 })
    expect(maySkip(last, 5)).toBe(false)
    expect(afterLevel(last, { level: 5, levels: 5, isWon: true }).reached).toBe(5)
  })
  test('levels reached before there was a map stay open', () => {
    expect(knownFrom(rich(0), 41).reached).toBe(41)
    expect(knownFrom(rich(0, { reached: 50 }), 41).reached).toBe(50)
  })
})

describe('two devices', () => {
  const base = rich(100, { owned: ['hat'], stock: { bomb: 2 }, worn: { head: 'hat' } })
  test('keep what was earned, spent, bought and used on both', () => {
    const one = { ...base, coins: 130, stock: { bomb: 1 } }
    const other = { ...base, coins: 40, owned: ['hat', 'cap'], worn: { head: 'cap' }, stock: { bomb: 5 } }
    expect(joinProgress({ ...base }, { ...one }, { ...other })).toMatchObject({
      coins: 70,
      owned: ['hat', 'cap'],
      worn: { head: 'cap' },
      stock: { bomb: 4 },
    })
  })
  test('that never synchronised keep the fuller purse, the further map and the better medals', () => {
    const one = rich(10, { reached: 9, fails: 1, medals: { far: 3 }, given: 5 })
    const other = rich(50, { reached: 4, fails: 2, medals: { far: 1, wide: 2 }, given: 8, stars: 3 })
    expect(joinProgress(undefined, { ...one }, { ...other })).toMatchObject({
      coins: 50,
      reached: 9,
      fails: 1,
      medals: { far: 3, wide: 2 },
      given: 8,
      stars: 3,
    })
  })
  test('no forged data makes a purse invalid', () => {
    const forged = { ...rich(0), coins: 1e99, stock: { bomb: 9e9 }, open: 'all' }
    expect(joinProgress({ ...base }, { ...rich(MOST_COINS) }, forged).coins).toBeLessThanOrEqual(MOST_COINS)
  })
})
