import { afterAll, beforeAll, expect, test } from 'vitest'
import { idlePlayground, type Playground } from '#apps/testing/idle-playground.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { before, hours, instant } from '#kit/time/time.ts'
import { idleCalls } from '../calls.ts'

let portal: TestPortal
let ground: Playground
beforeAll(async () => {
  portal = await openTestPortal()
  ground = idlePlayground(portal.db)
})
afterAll(() => portal.close())

const now = instant('2026-03-10T12:00Z')
const ripeAt = before(now, hours(1))
const ten = Array.from({ length: 10 }, (_, index) => index)
const take = (accountId: number, rewardId: string) => ground.take({ accountId, rewardId, at: now })
const refusals = (answers: readonly { readonly ok: boolean; readonly refusal?: string }[]) =>
  answers.flatMap(({ refusal }) => refusal ?? [])

test.for([1, 2, 3])('a reward that is taken ten times at once gives one box (round %d)', async () => {
  const [owner] = await ground.players(1)
  const rewardId = await ground.reward(owner!, ripeAt)
  const answers = await Promise.all(ten.map(() => take(owner!, rewardId)))
  expect(refusals(answers)).toEqual([])
  expect(await ground.boxesOf(owner!)).toHaveLength(1)
  expect(await ground.eventsOf(owner!)).toHaveLength(1)
})

test.for([1, 2, 3, 4, 5])(
  'of the owner and nine thieves at once one gets the reward (round %d)',
  async () => {
    const [owner, ...thieves] = await ground.friends(10)
    const rewardId = await ground.reward(owner!, ripeAt)
    const answers = await Promise.all(
      [...thieves.slice(0, 4), owner!, ...thieves.slice(4)].map((one) => take(one, rewardId)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(refusals(answers)).toHaveLength(9)
    const boxes = await Promise.all([owner!, ...thieves].map((one) => ground.boxesOf(one)))
    expect(boxes.flat()).toHaveLength(1)
  },
)

test.for([1, 2, 3])('a thief who robs ten friends at once takes three (round %d)', async () => {
  const [thief, ...victims] = await ground.friends(11)
  const rewards = await Promise.all(victims.map((victim) => ground.reward(victim, ripeAt)))
  const answers = await Promise.all(rewards.map((rewardId) => take(thief!, rewardId)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(new Set(refusals(answers))).toEqual(new Set(['StealLimit']))
})

test.for([1, 2, 3])('a victim of ten thieves at once loses two (round %d)', async () => {
  const [victim, ...thieves] = await ground.friends(11)
  const rewards = await Promise.all(thieves.map(() => ground.reward(victim!, ripeAt)))
  const answers = await Promise.all(thieves.map((thief, index) => take(thief, rewards[index]!)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await ground.eventsOf(victim!)).toHaveLength(2)
})

test.for([1, 2, 3])('of ten simultaneous rescues one begins (round %d)', async () => {
  const [owner] = await ground.players(1)
  const rewards = []
  for (const _ of ten) rewards.push(await ground.lostReward(owner!, ripeAt))
  const answers = await Promise.all(rewards.map((rewardId) => ground.rescue(owner!, rewardId, now)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(refusals(answers))).toEqual(new Set(['ShareAlreadyTaken']))
})

test('ten tabs that begin at once share one stretch', async () => {
  const device = portal.device('ten tabs')
  await device.signIn()
  const answers = await Promise.all(ten.map(() => device.call(idleCalls.startOnline, {})))
  expect(new Set(answers.map(({ result }) => result?.stretchCode))).toHaveLength(1)
})
