import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyGames } from '#apps/testing/many-games.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { dayOf, days } from '#kit/time/time.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { carryVisits, numbersPersonalData } from '#modules/numbers/server/index.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'

const PLAYERS = Array.from({ length: 14 }, (_, index) => `player ${index}`)

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: manyGames(400) })
  terminal = operatorTerminal(portal)
  for (const name of [...PLAYERS, 'child']) await teach(name)
})
afterAll(() => portal.close())

/** Opens the same game many times, so that the player's taste is known. */
async function teach(name: string) {
  const passed = ['because', 'new', 'two-players', 'puzzle', 'five-minutes']
  for (let time = 0; time < 20; time++) {
    await portal.device(name).call(catalogCalls.openFromRail, { kind: 'board', passed, slug: 'game-7' })
    portal.wait(days(0.01))
  }
}

async function orderFor(name: string): Promise<string> {
  const { result } = await portal
    .device(name)
    .call(catalogCalls.listRails, { isWhole: true, played: ['game-101'] })
  return result!.rails.map(({ kind }) => kind).join(' ')
}

const exposures = async () => {
  await portal.api.experiments.flush()
  return portal.db.selectFrom('experiment_exposure').selectAll().execute()
}
const look = () => portal.api.operatorPoll.look()

test('without an experiment everybody gets the personal order, and no exposure is stored', async () => {
  const usual = await orderFor('nobody in particular')
  const orders = await Promise.all(PLAYERS.map(orderFor))
  expect(orders.filter((order) => order === usual)).toEqual([])
  expect(await exposures()).toEqual([])
  expect((await terminal.run('experiments', 'list')).text).toBe('No experiments.')
})

test('an experiment assigns players to arms and stores each exposure once', async () => {
  expect(await terminal.change('experiments', 'add', 'rails-1')).toMatchObject({
    after: { surface: 'home-rails' },
  })
  await look()
  const usual = await orderFor('nobody in particular')
  const orders = new Map<string, string>()
  for (const name of PLAYERS) orders.set(name, await orderFor(name))
  const seen = await exposures()
  expect(seen).toHaveLength(PLAYERS.length)
  const arms = new Map(seen.map(({ account_id, arm }) => [account_id, arm]))
  expect(new Set(arms.values())).toEqual(new Set(['popular', 'learned']))
  for (const [name, order] of orders)
    expect(order === usual, name).toBe(arms.get(portal.device(name).userId()) === 'popular')
  await portal.restart()
  await look()
  for (const name of PLAYERS) expect(await orderFor(name)).toBe(orders.get(name))
  expect(await exposures()).toEqual(seen)
})

test('a declared minor is in no experiment', async () => {
  await portal.device('child').call(privacyCalls.answerAge, { year: 2014 })
  const usual = await orderFor('nobody in particular')
  expect(await orderFor('child')).not.toBe(usual)
  const child = portal.device('child').userId()
  expect((await exposures()).filter(({ account_id }) => account_id === child)).toEqual([])
})

test('a surface has one running experiment, and a key is never reused', async () => {
  expect(await terminal.run('experiments', 'add', 'rails-2', '--yes')).toMatchObject({ code: 1 })
  for (const line of [
    ['rails 2'],
    ['Rails'],
    ['x'],
    ['rails-2', '--surface', 'odds'],
    ['rails-2', '--surface', '__proto__'],
  ])
    expect(await terminal.run('experiments', 'add', ...line, '--yes')).toMatchObject({ code: 2 })
})

test('the report shows next-day retention of each arm as the rows have it', async () => {
  const day = dayOf(portal.now())
  portal.wait(days(1))
  const seen = await exposures()
  const learned = seen.filter(({ arm }) => arm === 'learned')
  for (const name of PLAYERS)
    if (learned.some(({ account_id }) => account_id === portal.device(name).userId()))
      await portal.device(name).call(presenceCalls.takeTicket, {})
  portal.wait(days(1))
  await portal.api.visits.flush()
  await portal.api.jobs.wish('count-days')
  await portal.api.jobs.runDue()
  const {
    arms,
    verdict,
    days: counted,
  } = await terminal.facts<{
    arms: { arm: string; exposed: number; returned: number }[]
    verdict: { is: string; p: number }
    days: number
  }>('experiments', 'report', 'rails-1')
  expect(seen.every(({ seen_at }) => dayOf(seen_at) === day)).toBe(true)
  expect(arms).toMatchObject([
    { arm: 'popular', exposed: PLAYERS.length - learned.length, returned: 0 },
    { arm: 'learned', exposed: learned.length, returned: learned.length },
  ])
  expect({ verdict: verdict.is, p: verdict.p, counted }).toEqual({ verdict: 'going', p: 1, counted: 1 })
  const { text } = await terminal.run('experiments', 'report', 'rails-1')
  expect(text).toContain('days 1, p 1.0000: nothing can be said yet: let it run')
  expect(await terminal.run('experiments', 'report', 'nothing')).toMatchObject({ code: 1 })
})

test('exposures are in the export, and are removed with the account or when a visitor becomes a member', async () => {
  const [one, other] = PLAYERS.slice(0, 2).map((name) => portal.device(name).userId()) as [number, number]
  expect(await numbersPersonalData.collect(portal.db, one)).toMatchObject({
    experiments: [{ experiment: 'rails-1' }],
  })
  await inTransaction(portal.db, async (tx) => {
    await numbersPersonalData.erase(tx, { accountId: one, systemId: 10_000_000, now: portal.now() })
    await carryVisits(tx, { from: other, to: portal.device(PLAYERS[2]!).userId() })
  })
  const left = (await exposures()).map(({ account_id }) => account_id)
  expect(left).toHaveLength(PLAYERS.length - 2)
  expect(left).not.toContain(other)
})

test('stopping an experiment restores the surface for everybody', async () => {
  expect(await terminal.change('experiments', 'stop', 'rails-1', 'seen enough')).toMatchObject({
    after: { is: 'stopped' },
  })
  await look()
  const usual = await orderFor('nobody in particular')
  for (const name of PLAYERS.slice(3)) expect(await orderFor(name)).not.toBe(usual)
  expect((await terminal.run('experiments', 'list')).text).toMatch(
    /^rails-1 +home-rails +stopped .*seen enough$/m,
  )
  expect(await terminal.run('experiments', 'add', 'rails-1', '--yes')).toMatchObject({ code: 1 })
  expect(await terminal.change('experiments', 'add', 'rails-3')).toMatchObject({
    after: { surface: 'home-rails' },
  })
})

test('an experiment that nobody stops ends by itself', async () => {
  portal.wait(days(57))
  await look()
  expect((await terminal.run('experiments', 'list')).text).toMatch(/^rails-3 +home-rails +over /m)
  const before = await exposures()
  for (const name of PLAYERS) {
    await teach(name)
    await orderFor(name)
  }
  expect(await exposures()).toEqual(before)
})
