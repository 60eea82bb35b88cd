import { expect, test } from 'vitest'
import type { GameHost } from '../contract.ts'
import { SILENT_HOST } from '../silent-host.ts'
import { ballGoods } from './ball-goods.ts'
import { readProgress, startProgress } from './progress.ts'
import { openPurse, type PursePlan } from './purse.ts'
import type { ProgressShown } from './shown.ts'

const plan: PursePlan<'wins' | 'row'> = {
  missions: [
    { goal: 'wins', target: 2, stars: 1, adds: true },
    { goal: 'row', target: 3, stars: 1 },
    { goal: 'row', target: 9, stars: 1 },
  ],
  medals: [{ id: 'row', goal: 'row', from: [2, 4, 6] }],
  goods: [
    { id: 'hat', price: 50, place: 'head', color: 'red', sign: 'M0 0' },
    { id: 'bomb', price: 20, color: 'black', sign: 'M0 0' },
  ],
  keyFor: (key) => key.replace('does.hat', 'does.look'),
}

/** A purse, and what it told its page. */
function purseFor(given: PursePlan<'wins' | 'row'>) {
  const told = { sounds: [] as string[], kept: [] as string[], shown: [] as ProgressShown[] }
  const host: GameHost = {
    ...SILENT_HOST,
    sound: (name) => told.sounds.push(name),
    remember: (memory) => told.kept.push(memory),
    progress: (shown) => told.shown.push(shown),
  }
  const text = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)
  return { told, purse: openPurse({ host, text, number: (value) => `#${value}` }, given) }
}

const counted = (goal: 'wins' | 'row') => (goal === 'wins' ? 1 : 3)

/** What a player’s browser stored before `openPurse` existed. */
const OLD_SAVE =
  '{"kind":"progress","coins":70,"owned":["cap"],"worn":{"head":"cap"},"stock":{"bomb":1},' +
  '"open":[{"index":0,"carried":1},{"index":1,"carried":0},{"index":2,"carried":0}],"given":3,"stars":9,' +
  '"medals":{"row":1},"reached":4,"fails":2}'

test('an old save is shown unchanged, and stored again byte for byte', () => {
  const { told, purse } = purseFor(plan)
  const owned = readProgress(OLD_SAVE)
  purse.keep(owned, () => 0, { reached: owned.reached, maySkip: false })
  expect(JSON.parse(told.kept[0]!)).toEqual(JSON.parse(OLD_SAVE))
  expect(readProgress(told.kept[0])).toEqual(owned)
  expect(told.shown[0]).toMatchObject({
    coins: 70,
    rank: 3,
    missions: [
      { text: 'mission.wins {"count":"#2"}', count: 1, target: 2 },
      { count: 0, target: 3 },
      { count: 0 },
    ],
    goods: [
      { id: 'hat', name: 'good.hat', does: 'does.look', state: 'offered' },
      { id: 'bomb', does: 'does.bomb', count: 1 },
    ],
    medals: [{ name: 'medal.row', grade: 1 }],
    map: { reached: 4, maySkip: false },
  })
})

test('a game without ranks and level map shows neither', () => {
  const { told, purse } = purseFor({ ...plan, hasRanks: false })
  purse.show(startProgress(), counted)
  expect(told.shown[0]).not.toHaveProperty('rank')
  expect(told.shown[0]).not.toHaveProperty('map')
  expect(told.kept).toEqual([])
})

test('buying sounds by its result, equipping is silent, and an item of another game is ignored', () => {
  const { told, purse } = purseFor(plan)
  const bought = purse.buy(readProgress(OLD_SAVE), 'hat')!
  expect([bought.dealt, bought.owned.coins, bought.owned.owned]).toEqual(['bought', 20, ['cap', 'hat']])
  expect(purse.buy(bought.owned, 'hat')!.dealt).toBe('left')
  expect(purse.buy(startProgress(), 'bomb')!.dealt).toBe('poor')
  expect(purse.buy({ ...startProgress(), coins: 99, stock: { bomb: 9 } }, 'bomb')!.dealt).toBe('full')
  expect(told.sounds).toEqual(['coin', 'flip', 'bad', 'bad'])
  expect(purse.touch(startProgress(), 'hat')!.owned).toEqual(startProgress())
  expect(purse.buy(startProgress(), 'crown')).toBeUndefined()
  expect(told.sounds).toHaveLength(4)
})

test('a run reports its coins, missions and medals as texts', () => {
  const { told, purse } = purseFor(plan)
  const { progress, gains } = purse.settle(readProgress(OLD_SAVE), { coins: 5, counted })
  expect(gains).toEqual({
    coins: 5 + 25 + 25,
    missions: ['mission.wins {"count":"#2"}', 'mission.row {"count":"#3"}'],
    medals: [],
    next: expect.stringContaining('mission.'),
  })
  expect([progress.coins, progress.stars]).toEqual([125, 11])
  const six = purse.settle(progress, { coins: 0, counted: (goal) => (goal === 'row' ? 6 : 0) })
  expect(six.gains.medals).toEqual([{ name: 'medal.row', grade: 3 }])
  expect(told.kept).toEqual([])
})

test('balls and trails: only bought ones are in use, and one text says what they do', () => {
  const paint = (skin: string) => ({ skin })
  const { goods, keyFor, ballIn, trailIn } = ballGoods({
    balls: { beach: paint('a'), melon: paint('b'), night: paint('c'), gold: paint('d') },
    trails: { petals: ['1 1 1'], frost: ['2 2 2'], rainbow: ['3 3 3', '4 4 4'] },
    ballSign: 'M1 1',
  })
  expect(goods.map(({ id, color }) => `${id} ${color}`).join(', ')).toBe(
    'beach a, melon b, night c, gold d, petals rgb(1 1 1), frost rgb(2 2 2), rainbow rgb(3 3 3)',
  )
  expect(['does.gold', 'does.frost', 'good.gold'].map(keyFor)).toEqual([
    'does.ball',
    'does.trail',
    'good.gold',
  ])
  const forged = { ...startProgress(), worn: { ball: 'gold', trail: 'rainbow' } }
  expect([ballIn(forged), trailIn(forged)]).toEqual([undefined, undefined])
  const owned = { ...forged, owned: ['gold', 'rainbow'] }
  expect([ballIn(owned), trailIn(owned)]).toEqual([{ skin: 'd' }, ['3 3 3', '4 4 4']])
})
