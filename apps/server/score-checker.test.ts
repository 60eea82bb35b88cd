import { expect, test } from 'vitest'
import type { Family } from '#kit/game/contract.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { openRun } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { after, hours, instant, seconds } from '#kit/time/time.ts'
import type { ReplayWish } from '#modules/scores/server/index.ts'
import { fairQueue } from './fair-queue.ts'
import { openScoreChecker } from './score-checker.ts'

const flight = { family: 'flyer', slug: 'jetpack-joyride' }
const begunAt = instant('2026-01-10T12:00Z')
const wish = (packed: string, more: Partial<ReplayWish> = {}): ReplayWish => ({
  packed,
  accountId: 1,
  network: '192.0.2.0/24',
  begunAt,
  now: after(begunAt, hours(2)),
  ...more,
})
const ticks = (count: number) =>
  packReplay({ seed: 3, level: 1, inputs: Array.from({ length: count }, () => 0) })

test('a run that takes too long is rejected, and the next one gets a fresh thread', async () => {
  const checker = openScoreChecker({ limitMs: 1, threads: 1 })
  expect(await checker.replay(flight, wish(await ticks(20_000)))).toEqual({ kind: 'broken' })
  expect(await checker.replay(flight, wish(await ticks(20_000)))).toEqual({ kind: 'broken' })
  await checker.close()
})

test('a game that does not exist has no runs', async () => {
  const checker = openScoreChecker()
  const packed = await ticks(0)
  expect(await checker.replay({ family: 'flyer', slug: 'nowhere' }, wish(packed))).toEqual({ kind: 'broken' })
  expect(await checker.replay({ family: 'nowhere', slug: 'nowhere' }, wish(packed))).toEqual({
    kind: 'broken',
  })
  await checker.close()
})

test.for([
  ['2048', 'twenty48'],
  ['calculation-solitaire', 'solitaire'],
  ['sudoku', 'sudoku'],
] as const)('a run of %s with undone moves does not count', async ([slug, folder]) => {
  const { family } = (await import(`../../games/${folder}/family.ts`)) as { family: Family }
  const definition = family.definitions.find((one) => one.slug === slug)!
  const run = openRun(family, definition, { seed: 3, level: 1, changed: () => undefined })
  const random = seededRandom(5)
  const move = () => run.apply(family.bot(run.sim, random, 2) ?? run.sim.legal()[0])
  const playOn = () => {
    for (let made = 0; made < 5000 && run.sim.status === 'playing'; made++) move()
  }
  const checker = openScoreChecker({ limitMs: 60_000 })
  const judged = async () => checker.replay({ family: folder, slug }, wish(await packReplay(run.replay()!)))
  playOn()
  expect(await judged()).toMatchObject({ kind: 'ended', score: run.sim.score, counts: true })
  for (let undone = 0; undone < 20; undone++) run.undo()
  playOn()
  expect(run.replay()?.aids?.undos).toBeGreaterThan(0)
  expect(await judged()).toMatchObject({ kind: 'ended', score: run.sim.score, counts: false })
  await checker.close()
})

test('a flight with gadgets is valid but unranked, so a forged purse gains nothing', async () => {
  const { family } = (await import('../../games/flyer/family.ts')) as { family: Family }
  const definition = family.definitions.find(({ slug }) => slug === 'jetpack-joyride')!
  const { GADGET_LEVEL, pickKit } = await import('../../games/flyer/gadgets.ts')
  const checker = openScoreChecker({ limitMs: 60_000 })
  const flown = async (first: number) => {
    const run = openRun(family, definition, { seed: 3, level: GADGET_LEVEL, changed: () => undefined })
    run.apply(first)
    for (let tick = 0; tick < 5000 && run.sim.status === 'playing'; tick++) run.apply(tick % 60 < 12 ? 1 : 0)
    const packed = await packReplay(run.replay()!)
    return checker.replay({ family: 'flyer', slug: 'jetpack-joyride' }, wish(packed))
  }
  expect(await flown(pickKit(1))).toMatchObject({ kind: 'ended', counts: false })
  expect(await flown(0)).toMatchObject({ kind: 'ended', counts: true })
  await checker.close()
})

test('67 bytes that unpack to 250,000 inputs are not replayed: nobody makes so many in a minute', async () => {
  const checker = openScoreChecker()
  const bomb = await ticks(250_000)
  expect(bomb.length).toBeLessThan(100)
  const soon = { now: after(begunAt, seconds(60)) }
  await checker.replay(flight, wish(await ticks(1)))
  const before = performance.now()
  expect(await checker.replay(flight, wish(bomb, soon))).toEqual({ kind: 'tooShort' })
  expect(performance.now() - before).toBeLessThan(1000)
  await checker.close()
})

test('eighty submissions of one account do not delay a run from another network', async () => {
  const checker = openScoreChecker({ threads: 1 })
  const bomb = await ticks(20_000)
  const answered: string[] = []
  const flood = Array.from({ length: 80 }, async (_, index) => {
    const { kind } = await checker.replay(flight, wish(bomb, { accountId: index % 40 }))
    answered.push('flood')
    return kind
  })
  const honest = checker
    .replay(flight, wish(await ticks(10), { accountId: 99, network: '198.51.100.0/24' }))
    .then(() => answered.push('honest'))
  await honest
  const busy = (await Promise.all(flood)).filter((kind) => kind === 'busy').length
  expect(busy).toBeGreaterThanOrEqual(60)
  // Those refused immediately, and the one in progress when they arrived.
  expect(answered.indexOf('honest')).toBeLessThanOrEqual(busy + 2)
  await checker.close()
})

test('an account that has used up its budget waits until some of it is refilled', () => {
  let now = 0
  const limits = { mostOfAccount: 9, mostOfNetwork: 9, mostInAll: 9, budget: 1000, refill: 100 }
  const queue = fairQueue(limits, () => now)
  const work = { accountId: 1, network: 'a' }
  queue.charge(work, 1500)
  expect(queue.push(work)).toBe(false)
  expect(queue.push({ accountId: 2, network: 'a' })).toBe(true)
  now += 5000
  expect(queue.push(work)).toBe(true)
})

test('the account that used the least time is checked first', () => {
  const limits = { mostOfAccount: 2, mostOfNetwork: 3, mostInAll: 9, budget: 1000, refill: 100 }
  const queue = fairQueue<{ accountId: number; network: string }>(limits, () => 0)
  queue.charge({ accountId: 1, network: 'a' }, 300)
  queue.charge({ accountId: 2, network: 'a' }, 100)
  for (const work of [
    { accountId: 1, network: 'a' },
    { accountId: 1, network: 'a' },
    { accountId: 2, network: 'a' },
  ])
    expect(queue.push(work)).toBe(true)
  expect(queue.push({ accountId: 1, network: 'a' })).toBe(false)
  expect(queue.push({ accountId: 3, network: 'a' })).toBe(false)
  queue.push({ accountId: 4, network: 'b' })
  const order = [queue.shift(), queue.shift(), queue.shift(), queue.shift(), queue.shift()]
  expect(order.map((work) => work?.accountId)).toEqual([4, 2, 1, 1, undefined])
})
