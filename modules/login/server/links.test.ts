import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { loginCalls } from '../calls.ts'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal()
})
afterAll(() => portal.close())

let member: TestDevice
let who: string
let players = 0
beforeEach(async () => {
  who = `member ${++players}`
  member = portal.device(who)
  await member.signIn()
  await portal.signIn(member, { who })
})
const links = async () =>
  (await member.call(loginCalls.listLinks, {})).result!.links.map(({ provider }) => provider)
const second = () => portal.signIn(member, { at: 'two', who, isLink: true })

test('[1.24] a member adds a provider, and signs in with either', async () => {
  portal.wait(1000 as never)
  const { result } = await second()
  expect(result).toMatchObject({
    merge: { state: 'none' },
    account: { userId: member.userId(), provider: 'two', linkCount: 2 },
  })
  expect(await links()).toEqual(['one', 'two'])
  for (const at of ['one', 'two']) {
    const place = portal.device(`place ${at} ${players}`)
    const came = await portal.signIn(place, { at, who })
    expect(came.result?.account).toMatchObject({ userId: member.userId(), provider: at })
  }
})

test('linking a linked identity again changes nothing', async () => {
  await second()
  expect((await second()).result).toMatchObject({ account: { userId: member.userId(), linkCount: 2 } })
})

test('a member’s account gets a provider only by adding it, not by signing in', async () => {
  const answer = await portal.signIn(member, { at: 'two', who })
  expect(answer.error).toMatchObject({
    code: 101004,
    name: 'OauthBound',
    data: { choice: 'link', provider: 'two' },
  })
  expect(await links()).toEqual(['one'])
})

test('an identity of another account is not taken from it', async () => {
  const other = portal.device(`other ${players}`)
  await other.signIn()
  await portal.signIn(other, { at: 'two', who: `${who}, too` })
  const answer = await portal.signIn(member, { at: 'two', who: `${who}, too`, isLink: true })
  expect(answer.error).toMatchObject({ name: 'OauthBound', data: { choice: 'switch', provider: 'two' } })
  expect(await links()).toEqual(['one'])
})

test('an account has one identity of a provider', async () => {
  const answer = await portal.signIn(member, { at: 'one', who: `${who}, again`, isLink: true })
  expect(answer.error).toMatchObject({ name: 'OauthBound', data: { choice: 'unlink', provider: 'one' } })
})

test('a visitor cannot link a provider', async () => {
  const visitor = portal.device(`visitor ${players}`)
  await visitor.signIn()
  const answer = await portal.signIn(visitor, { who: `${who}, new`, isLink: true })
  expect(answer.error?.name).toBe('OauthFailed')
  for (const call of [loginCalls.listLinks, loginCalls.moveGoods, loginCalls.leaveGoods])
    expect((await visitor.call(call, {})).error).toMatchObject({ code: 100009, name: 'MemberOnly' })
})

test('[1.24] removing a provider ends its sessions, and the last provider stays', async () => {
  await second()
  const place = portal.device(`place ${players}`)
  await portal.signIn(place, { at: 'one', who })
  expect((await member.call(loginCalls.endLink, { provider: 'one' })).result).toEqual({ ok: true })
  expect(await links()).toEqual(['two'])
  expect((await place.call(accountCalls.listSessions, {})).error).toMatchObject({ code: 100004 })
  expect((await member.call(loginCalls.endLink, { provider: 'one' })).result).toEqual({ ok: true })
  const answer = await member.call(loginCalls.endLink, { provider: 'two' })
  expect(answer.error).toMatchObject({ code: 101012, name: 'LastLink' })
  const again = portal.device(`again ${players}`)
  const came = await portal.signIn(again, { at: 'one', who })
  expect(came.result?.account.userId).not.toBe(member.userId())
})

test('one of several sessions is ended without the others', async () => {
  const place = portal.device(`phone ${players}`)
  await portal.signIn(place, { who })
  const { result } = await member.call(accountCalls.listSessions, {})
  const foreign = result!.places.find(({ isCurrent }) => !isCurrent)!
  await member.call(accountCalls.endSession, { sessionId: foreign.sessionId })
  expect((await place.call(loginCalls.listLinks, {})).error).toMatchObject({ code: 100004 })
  expect(await links()).toEqual(['one'])
})
