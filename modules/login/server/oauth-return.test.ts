import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '#kit/time/time.ts'
import { openLoginPortal, ORIGIN, type LoginPortal } from '#apps/testing/login-portal.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal()
})
afterEach(() => portal.misbehave({}))
afterAll(() => portal.close())

let browsers = 0
const browser = () => portal.device(`browser ${++browsers}`)
const failed = (reason: string) => `/oauth/fail?reason=${reason}`

/** What is stored is the same before and after. */
async function leavesNothing(work: () => Promise<void>) {
  const before = await portal.stored()
  await work()
  expect(await portal.stored()).toEqual(before)
}

describe('the return from a provider', () => {
  test('[2.7] leads to the sign-in page with a one-time code and the return path', async () => {
    const landing = new URL(await portal.land(browser(), { to: '/coconut?part=boxes' }), ORIGIN)
    expect(landing.pathname).toBe('/oauth/success')
    expect(landing.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(landing.searchParams.get('to')).toBe('/coconut?part=boxes')
  })

  test('may be a form, as with some providers', async () => {
    const device = browser()
    const back = new URL(await portal.answerFor(device))
    const answer = await portal.app.inject({
      method: 'POST',
      url: back.pathname,
      headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
      payload: back.searchParams.toString(),
    })
    expect(answer.statusCode).toBe(303)
    expect(await portal.locationOf(device, String(answer.headers['location']))).toMatch(/^\/oauth\/success\?/)
  })

  test('refuses a form of excessive size', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/oauth/one/back',
      headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=${'x'.repeat(1024 * 1024)}`,
    })
    expect(answer.statusCode).toBe(413)
  })

  test('[2.8] of a player who declined fails', async () => {
    await leavesNothing(async () => {
      expect(await portal.land(browser(), { who: null })).toBe(failed('denied'))
    })
  })

  test('with a forged state fails', async () => {
    const device = browser()
    const back = new URL(await portal.answerFor(device))
    back.searchParams.set('state', 'x'.repeat(43))
    await leavesNothing(async () => {
      expect(await portal.locationOf(device, back.href)).toBe(failed('forged'))
      back.searchParams.delete('state')
      expect(await portal.locationOf(device, back.href)).toBe(failed('forged'))
    })
  })

  test('in another browser fails, without affecting the right one', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    const thief = browser()
    await portal.locationOf(thief, portal.startOf())
    expect(await portal.locationOf(thief, back)).toBe(failed('forged'))
    expect(await portal.locationOf(browser(), back)).toBe(failed('forged'))
    expect(await portal.locationOf(device, back)).toMatch(/^\/oauth\/success\?/)
  })

  test('works once: a replay fails', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    await portal.locationOf(device, back)
    await leavesNothing(async () => {
      expect(await portal.locationOf(device, back)).toBe(failed('expired'))
    })
  })

  test('with a used code fails', async () => {
    const [first, second] = [browser(), browser()]
    const spent = new URL(await portal.answerFor(first))
    await portal.locationOf(first, spent.href)
    const fresh = new URL(await portal.answerFor(second))
    fresh.searchParams.set('code', spent.searchParams.get('code')!)
    await leavesNothing(async () => {
      expect(await portal.locationOf(second, fresh.href)).toBe(failed('forged'))
    })
  })
})

describe('the return from one of several providers', () => {
  test('is possible for ten minutes', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    portal.wait(minutes(10))
    expect(await portal.locationOf(device, back)).toBe(failed('expired'))
  })

  test('of one provider is not accepted for another', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    await leavesNothing(async () => {
      expect(await portal.locationOf(device, back.replace('/one/', '/two/'))).toBe(failed('forged'))
      const mixed = new URL(back)
      mixed.searchParams.set('iss', portal.providers.two.issuer)
      expect(await portal.locationOf(device, mixed.href)).toBe(failed('forged'))
    })
  })

  test.for<[string, Parameters<LoginPortal['misbehave']>[0]]>([
    ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce: _gone, ...claims }) => claims }],
    ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['another audience', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    ['an end in the past', { claims: (claims) => ({ ...claims, exp: 1 }) }],
    ['no subject', { claims: ({ sub: _gone, ...claims }) => claims }],
    ['a signature of somebody else', { isForger: true }],
    ['a megabyte of a name', { claims: (claims) => ({ ...claims, name: 'x'.repeat(1024 * 1024) }) }],
  ])('with %s in the id token fails', async ([, how]) => {
    portal.misbehave(how)
    await leavesNothing(async () => {
      expect(await portal.land(browser())).toBe(failed('forged'))
    })
  })

  test.for(['x'.repeat(256), 'ánna', 'anna\u0000'])('with the subject %j fails', async (sub) => {
    portal.misbehave({ claims: (claims) => ({ ...claims, sub }) })
    await leavesNothing(async () => {
      expect(await portal.land(browser())).toMatch(/^\/oauth\/fail\?/)
    })
  })

  test('with a long name and an e-mail address stores neither', async () => {
    const name = 'Nobody Needs This Name'.repeat(100)
    portal.misbehave({ claims: (claims) => ({ ...claims, name, email: 'anna@mail.example' }) })
    const device = browser()
    const { result } = await portal.signIn(device, { who: 'anna of the long name' })
    expect(result?.account.nickname).toBe('')
    const rows = [
      await portal.db.selectFrom('account_identity').selectAll().execute(),
      await portal.db.selectFrom('login_code').selectAll().execute(),
      await portal.db.selectFrom('account').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/Nobody Needs|mail\.example/)
  })

  test('of a provider that is unavailable by now fails', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    portal.misbehave({ isDown: true })
    await leavesNothing(async () => {
      expect(await portal.locationOf(device, back)).toBe(failed('down'))
    })
  })

  test('does not follow a provider to another host', async () => {
    portal.misbehave({ redirectsTo: `${portal.providers.two.issuer}/token` })
    await leavesNothing(async () => {
      expect(await portal.land(browser())).toBe(failed('down'))
    })
  })

  test('logs what went wrong, without secrets', async () => {
    const device = browser()
    const back = new URL(await portal.answerFor(device))
    portal.misbehave({ isForger: true })
    await portal.locationOf(device, back.href)
    const line = portal.log().trim().split('\n').at(-1)!
    expect(JSON.parse(line)).toMatchObject({ provider: 'one', step: 'finish', failure: 'forged' })
    for (const secret of [...back.searchParams.values(), ...device.cookies.values()])
      if (secret !== portal.providers.one.issuer) expect(portal.log()).not.toContain(secret)
  })
})
