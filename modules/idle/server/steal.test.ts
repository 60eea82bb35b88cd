import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import type { Database } from '#kit/db/open-database.ts'
import { after, before, days, hours, instant, minutes, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import { idlePlayground, type Playground } from '#apps/testing/idle-playground.ts'

let database: Database
let ground: Playground
beforeAll(async () => {
  database = await openTestDatabase()
  ground = idlePlayground(database.db)
})
afterAll(() => database.close())

const now = instant('2026-03-10T12:00Z')
const ripeAt = before(now, hours(1))
const take = (accountId: number, rewardId: string, at: Instant = now) =>
  ground.take({ accountId, rewardId, at })

describe('a friend', () => {
  test('takes a ripe reward, once; a repetition gets the same answer [1.9] [4.20]', async () => {
    const [thief, victim] = await ground.friends(2)
    const rewardId = await ground.reward(victim!, ripeAt)
    const first = await take(thief!, rewardId)
    expect(first).toMatchObject({
      ok: true,
      value: { rewardId, box: 'normal', from: 'friend', nextStealAt: after(now, hours(24)) },
    })
    expect(await take(thief!, rewardId)).toEqual(first)
    expect(await ground.boxesOf(thief!)).toEqual([{ source: 'steal', kind: 'normal', source_id: rewardId }])
    expect(await ground.eventsOf(victim!)).toEqual([{ kind: 'pranked', target: thief }])
    expect(await ground.eventsOf(thief!)).toEqual([{ kind: 'prank', target: victim }])
  })

  test('has taken it: the owner and other friends learn who [8.4]', async () => {
    const [thief, victim, other] = await ground.friends(3)
    const rewardId = await ground.reward(victim!, ripeAt)
    await take(thief!, rewardId)
    const told = { ok: false, refusal: 'RewardTakenByFriend', data: { userId: thief } }
    expect(await take(victim!, rewardId)).toEqual(told)
    expect(await take(other!, rewardId)).toEqual(told)
    expect(await ground.boxesOf(victim!)).toEqual([])
  })

  test('may steal again after 24 hours and not before [9.6]', async () => {
    const [thief, victim] = await ground.friends(2)
    await take(thief!, await ground.reward(victim!, ripeAt))
    const later = after(now, hours(24))
    const next = await ground.reward(victim!, before(later, hours(2)))
    expect(await take(thief!, next, before(later, minutes(1)))).toEqual({
      ok: false,
      refusal: 'StealTooSoon',
      data: { nextTime: toEpochSeconds(later) },
    })
    expect(await take(thief!, next, later)).toMatchObject({ ok: true })
  })

  test('is too late when the owner has taken it', async () => {
    const [thief, victim] = await ground.friends(2)
    const rewardId = await ground.reward(victim!, ripeAt)
    await take(victim!, rewardId)
    expect(await take(thief!, rewardId)).toEqual({ ok: false, refusal: 'RewardAlreadyTaken' })
  })

  test('takes from three a day, and nobody loses more than two', async () => {
    const [thief, ...victims] = await ground.friends(5)
    const ids: string[] = []
    for (const victim of victims) ids.push(await ground.reward(victim, ripeAt))
    for (const rewardId of ids.slice(0, 3)) expect(await take(thief!, rewardId)).toMatchObject({ ok: true })
    expect(await take(thief!, ids[3]!)).toEqual({ ok: false, refusal: 'StealLimit' })

    const [victim, ...thieves] = await ground.friends(4)
    const own: string[] = []
    for (const _ of thieves) own.push(await ground.reward(victim!, ripeAt))
    const answers = []
    for (const [index, one] of thieves.entries()) answers.push(await take(one, own[index]!))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false])
    expect(answers[2]).toMatchObject({ refusal: 'StealLimit' })
  })
})

describe('a friend who cannot steal', () => {
  test('finds new ones guarded', async () => {
    const [thief, victim] = await ground.friends(2)
    const rewardId = await ground.reward(victim!, before(now, minutes(29)))
    expect(await take(thief!, rewardId)).toEqual({ ok: false, refusal: 'StealGuarded' })
    expect(await take(thief!, rewardId, after(now, minutes(1)))).toMatchObject({ ok: true })
  })

  test('finds no returned and no unripe rewards', async () => {
    const [thief, victim] = await ground.friends(2)
    expect(await take(thief!, await ground.reward(victim!, before(now, days(1))))).toEqual({
      ok: false,
      refusal: 'RewardGone',
    })
    expect(await take(thief!, await ground.reward(victim!, after(now, minutes(1))))).toMatchObject({
      refusal: 'RewardNotReady',
    })
  })

  test('cannot steal a rescued reward', async () => {
    const [thief, victim, other] = await ground.friends(3)
    const rewardId = await ground.reward(victim!, ripeAt)
    await take(thief!, rewardId)
    expect(await ground.rescue(victim!, rewardId, now)).toMatchObject({ ok: true })
    await ground.unlock(victim!, now)
    expect(await take(other!, rewardId)).toEqual({ ok: false, refusal: 'StealGuarded' })
    expect(await take(victim!, rewardId)).toMatchObject({ ok: true, value: { from: 'own' } })
    expect(await ground.boxesOf(victim!)).toHaveLength(1)
    expect(await ground.boxesOf(thief!)).toHaveLength(1)
  })
})

test('a player who is not a friend gets the answer for an unknown id', async () => {
  const [stranger, victim] = await ground.players(2)
  const rewardId = await ground.reward(victim!, ripeAt)
  const nothing = { ok: false, refusal: 'NotFound' }
  expect(await take(stranger!, rewardId)).toEqual(nothing)
  expect(await take(stranger!, '0'.repeat(26))).toEqual(nothing)
})

test('a new account takes nothing and loses nothing', async () => {
  const [old] = await ground.friends(1)
  const [young] = await ground.friends(1, before(now, hours(47)))
  const refused = { ok: false, refusal: 'StealGuarded' }
  expect(await take(young!, await ground.reward(old!, ripeAt))).toEqual(refused)
  expect(await take(old!, await ground.reward(young!, ripeAt))).toEqual(refused)
})
