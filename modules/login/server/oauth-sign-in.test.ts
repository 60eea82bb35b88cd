import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { timestamp } from '#kit/db/db.ts'
import { days, seconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { loginCalls } from '../calls.ts'
import { openLoginPortal, ORIGIN, type LoginPortal } from '#apps/testing/login-portal.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal()
})
afterAll(() => portal.close())

let players = 0
/** A new visitor, signed in. */
async function visitor(): Promise<TestDevice> {
  const device = portal.device(`visitor ${++players}`)
  await device.signIn()
  return device
}
const somebody = () => `subject ${++players}`
const status = async (device: TestDevice) =>
  (await device.call(accountCalls.readStatus, { deviceId: device.deviceId })).result!
const codeIn = (landing: string) => new URL(landing, ORIGIN).searchParams.get('code')!
/** Ends a session and begins the next one, as the client does. */
async function signOut(device: TestDevice) {
  await device.call(accountCalls.signOut, {})
  device.token = undefined
  return (await device.signIn()).result!.account
}

test('[1.22] visitors are offered the configured providers', async () => {
  const { result } = await portal.device('anybody').call(loginCalls.listProviders, {})
  expect(result?.providers).toEqual([
    { provider: 'one', kind: 'other', name: 'A provider of tests' },
    { provider: 'two', kind: 'other', name: 'A provider of tests' },
  ])
})

describe('a new identity', () => {
  test('[1.24] [6.1] makes the visitor a member, who keeps everything', async () => {
    const device = await visitor()
    await device.call(accountCalls.setNickname, { nickname: 'Anna' })
    const cardId = await giveCard(portal, device, 33)
    const { result } = await portal.signIn(device, { who: somebody() })
    expect(result).toMatchObject({
      isNew: false,
      merge: { state: 'upgraded', boxes: 0, cards: 0 },
      account: { userId: device.userId(), nickname: 'Anna', isVisitor: false, provider: 'one', linkCount: 1 },
    })
    expect(await status(device)).toMatchObject({
      userId: device.userId(),
      isVisitor: false,
      provider: 'one',
      linkCount: 1,
    })
    const { result: bag } = await device.call(cardsCalls.listCards, {})
    expect(bag?.cards.map((card) => card.cardId)).toEqual([cardId])
  })

  test('[7.21] answers with a session of fourteen days, and invalidates the visitor’s token', async () => {
    const device = await visitor()
    const old = device.token
    const { result } = await portal.signIn(device, { who: somebody() })
    expect(result?.session.expiresAt).toBe(portal.now() + days(14))
    expect(result?.session.token).not.toBe(old)
    device.token = old
    const answer = await device.call(accountCalls.listSessions, {})
    expect(answer.error).toMatchObject({ code: 100004 })
  })

  test('[1.23] [4.5] detaches the device: after signing out it never becomes the member again', async () => {
    const device = await visitor()
    const memberId = device.userId()
    await portal.signIn(device, { who: somebody() })
    const next = await signOut(device)
    expect(next).toMatchObject({ isVisitor: true, provider: null, linkCount: 0 })
    expect(next.userId).not.toBe(memberId)
    // Neither with the key of the old visitor, nor with the id alone.
    device.cookies.delete('__Host-did')
    expect((await signOut(device)).userId).not.toBe(memberId)
  })

  test('[9.1] gives no second newcomer’s time on the same device, whoever claims first', async () => {
    const seconds = async (device: TestDevice) =>
      (await device.call(playtimeCalls.checkTime, {})).result!.newcomerSeconds
    const claimed = await visitor()
    expect(await seconds(claimed)).toBe(600)
    await portal.signIn(claimed, { who: somebody() })
    await signOut(claimed)
    expect(await seconds(claimed)).toBe(0)
    const late = await visitor()
    const who = somebody()
    await portal.signIn(late, { who })
    expect(await seconds(late)).toBe(600)
    await signOut(late)
    expect(await seconds(late)).toBe(0)
  })

  test('ends the visitor’s other sessions: a shared code makes nobody a member', async () => {
    const device = await visitor()
    const { result } = await device.call(accountCalls.makeHandCode, {})
    const other = portal.device(`other place ${players}`)
    const { handCode } = result!
    const came = await other.call(accountCalls.signInByHand, { handCode, deviceId: other.deviceId })
    other.token = came.result!.session.token
    const waiting = (await device.call(accountCalls.makeHandCode, {})).result!.handCode
    await portal.signIn(device, { who: somebody() })
    expect((await other.call(accountCalls.listSessions, {})).error).toMatchObject({ code: 100004 })
    const late = portal.device(`late place ${players}`)
    const tried = await late.call(accountCalls.signInByHand, { handCode: waiting, deviceId: late.deviceId })
    expect(tried.error?.name).toBe('HandCodeInvalid')
    expect((await device.call(accountCalls.makeHandCode, {})).error?.name).toBe('HandCodeInvalid')
  })
})

describe('an identity', () => {
  test('without a visitor makes a new member', async () => {
    const device = portal.device(`nobody ${++players}`)
    const { result } = await portal.signIn(device, { who: somebody() })
    expect(result).toMatchObject({ isNew: true, merge: { state: 'none' }, account: { isVisitor: false } })
  })

  test('opens an account by issuer and subject: the same subject of another issuer is another person', async () => {
    const who = somebody()
    const [here, there] = [await visitor(), await visitor()]
    const one = await portal.signIn(here, { who, at: 'one' })
    const two = await portal.signIn(there, { who, at: 'two' })
    expect(two.result!.account.userId).not.toBe(one.result!.account.userId)
  })
})

describe('a known identity', () => {
  test('[1.24] leads to its account, and the visitor account stays as it is', async () => {
    const who = somebody()
    const home = await visitor()
    await portal.signIn(home, { who })
    const device = await visitor()
    const visitorId = device.userId()
    const { result } = await portal.signIn(device, { who })
    expect(result).toMatchObject({
      isNew: false,
      merge: { state: 'switched', boxes: 0, cards: 0 },
      account: { userId: home.userId(), isVisitor: false },
    })
    expect((await signOut(device)).userId).toBe(visitorId)
  })

  test('of a banned account is refused, with the end of the ban', async () => {
    const who = somebody()
    const device = await visitor()
    await portal.signIn(device, { who })
    const bannedUntil = (portal.now() + days(1)) as ReturnType<typeof portal.now>
    await portal.db
      .updateTable('account')
      .set({ banned_until: timestamp(bannedUntil) })
      .where('id', '=', device.userId())
      .execute()
    const answer = await portal.signIn(await visitor(), { who })
    expect(answer.error).toMatchObject({ name: 'AccountBanned', data: { endTime: bannedUntil / 1000 } })
  })

  test('of a deleted account makes a new account', async () => {
    const who = somebody()
    const device = await visitor()
    await portal.signIn(device, { who })
    await portal.db
      .updateTable('account')
      .set({ deleted_at: timestamp(portal.now()) })
      .where('id', '=', device.userId())
      .execute()
    const again = await visitor()
    const { result } = await portal.signIn(again, { who })
    expect(result).toMatchObject({ merge: { state: 'upgraded' }, account: { userId: again.userId() } })
  })
})

describe('the one-time code', () => {
  test('[7.21] works once; repeated within its minute it gives the same answer', async () => {
    const device = await visitor()
    const landing = await portal.land(device, { who: somebody() })
    const first = await portal.redeem(device, landing)
    portal.wait(seconds(59))
    const second = await portal.redeem(device, landing)
    expect(second.result).toMatchObject({
      session: first.result!.session,
      account: first.result!.account,
      merge: first.result!.merge,
    })
    const sessions = await device.call(accountCalls.listSessions, {})
    expect(sessions.result!.places).toHaveLength(1)
    portal.wait(seconds(1))
    expect((await portal.redeem(device, landing)).error).toMatchObject({ code: 101002, name: 'OauthFailed' })
  })

  test('expires after a minute', async () => {
    const device = await visitor()
    const landing = await portal.land(device, { who: somebody() })
    portal.wait(seconds(60))
    expect((await portal.redeem(device, landing)).error?.name).toBe('OauthFailed')
    expect(await status(device)).toMatchObject({ isVisitor: true })
  })

  test('is refused in another browser and without its cookie', async () => {
    const device = await visitor()
    const landing = await portal.land(device, { who: somebody() })
    const thief = await visitor()
    await portal.locationOf(thief, portal.startOf())
    expect((await portal.redeem(thief, landing)).error?.name).toBe('OauthFailed')
    const bare = await visitor()
    expect((await portal.redeem(bare, landing)).error?.name).toBe('OauthFailed')
    expect((await portal.redeem(device, landing)).error).toBeNull()
  })

  test('is refused at another address than the one it began at', async () => {
    const device = await visitor()
    const oauthCode = codeIn(await portal.land(device, { who: somebody() }))
    const answer = await device.call(loginCalls.signInByCode, { oauthCode, origin: 'https://evil.example' })
    expect(answer.error).toMatchObject({ code: 101003, name: 'OauthOrigin' })
  })

  test('is refused once its session was ended', async () => {
    const device = await visitor()
    const landing = await portal.land(device, { who: somebody() })
    await portal.redeem(device, landing)
    await signOut(device)
    expect((await portal.redeem(device, landing)).error?.name).toBe('OauthFailed')
  })

  test('cannot be guessed', async () => {
    const device = await visitor()
    await portal.locationOf(device, portal.startOf())
    for (const oauthCode of ['', 'x', 'x'.repeat(43)])
      expect((await device.call(loginCalls.signInByCode, { oauthCode, origin: ORIGIN })).error?.name).toBe(
        'OauthFailed',
      )
  })

  test('is stored as a hash, and deleted after an hour with the provider’s answer', async () => {
    const device = await visitor()
    const oauthCode = codeIn(await portal.land(device, { who: somebody() }))
    const rows = () => portal.db.selectFrom('login_code').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain(oauthCode)
    portal.wait(days(1))
    await portal.api.tidy()
    expect(await rows()).toEqual([])
    expect(await portal.db.selectFrom('login_state').selectAll().execute()).toEqual([])
  })
})
