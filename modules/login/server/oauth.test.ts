import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_RATES } from '#apps/testing/test-portal.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { loginCalls } from '../calls.ts'
import { openLoginPortal, ORIGIN, type LoginPortal } from '#apps/testing/login-portal.ts'
import { operatorDesk } from '#apps/testing/operator-desk.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal({ rates: { ...NO_RATES, oauthStart: PRODUCT_RATES.oauthStart } })
})
afterEach(() => portal.misbehave({}))
afterAll(() => portal.close())

let browsers = 0
const browser = () => portal.device(`browser ${++browsers}`)
const failed = (reason: string) => `/oauth/fail?reason=${reason}`

/** The operator opens or closes the doors. */
async function flag(state: 'on' | 'off') {
  await operatorDesk(portal.portal).change('flags', 'set', 'oauth', state)
  await portal.api.watch.look()
}

/** What is stored is the same before and after. */
async function leavesNothing(work: () => Promise<void>) {
  const before = await portal.stored()
  await work()
  expect(await portal.stored()).toEqual(before)
}

describe('the way to a provider', () => {
  test('asks with PKCE, state and nonce, for nothing but the identity', async () => {
    const device = browser()
    const url = new URL(await portal.locationOf(device, portal.startOf({ to: '/g/2048' })))
    expect(url.origin).toBe(portal.providers.one.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'islet',
      redirect_uri: `${ORIGIN}/oauth/one/back`,
      response_type: 'code',
      scope: 'openid',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  test('binds the browser with a cookie that scripts cannot read, and leaves no trace of the address', async () => {
    const { headers, statusCode } = await portal.open(browser(), portal.startOf())
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-oa=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test('keeps no state, verifier, nonce or cookie readable in the database', async () => {
    const device = browser()
    const url = new URL(await portal.locationOf(device, portal.startOf()))
    const rows = JSON.stringify(await portal.db.selectFrom('login_state').selectAll().execute())
    for (const secret of [
      url.searchParams.get('state')!,
      url.searchParams.get('nonce')!,
      ...device.cookies.values(),
    ])
      expect(rows).not.toContain(secret)
  })

  test.for([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/oauth/fail',
  ])('[2.7] nobody is led to %s afterwards', async (to) => {
    await leavesNothing(async () => {
      expect(await portal.locationOf(browser(), portal.startOf({ to }))).toBe(failed('forged'))
    })
  })

  test('begins only at our own address', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:8081', ''])
      expect(await portal.locationOf(browser(), portal.startOf({ origin }))).toBe(failed('origin'))
  })

  test('is not begun by pages of others', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await portal.open(browser(), portal.startOf(), { 'sec-fetch-site': site })
      expect(answer.headers['location']).toBe(failed('forged'))
    }
  })

  test('does not begin with a provider that nobody has set', async () => {
    expect(await portal.locationOf(browser(), portal.startOf({ at: 'three' }))).toBe(failed('closed'))
    expect(await portal.locationOf(browser(), '/oauth/three/back?code=x&state=y')).toBe(failed('closed'))
  })

  test('ends at once when the provider is down or lies about itself, and goes on when it is well again', async () => {
    const { two } = portal.providers
    await leavesNothing(async () => {
      two.misbehave({ isDown: true })
      expect(await portal.locationOf(browser(), portal.startOf({ at: 'two' }))).toBe(failed('down'))
      two.misbehave({ metadata: (metadata) => ({ ...metadata, issuer: 'https://evil.example' }) })
      expect(await portal.locationOf(browser(), portal.startOf({ at: 'two' }))).toBe(failed('forged'))
    })
    two.misbehave({})
    expect(await portal.locationOf(browser(), portal.startOf({ at: 'two' }))).toContain(two.issuer)
  })

  test('is closed when the operator says so, there and back', async () => {
    const device = browser()
    await device.signIn()
    const [waiting, landing] = [await portal.answerFor(device), await portal.land(device)]
    const anybody = async () => (await device.call(loginCalls.listProviders, {})).result!.providers.length
    expect(await anybody()).toBe(2)
    await flag('off')
    expect(await anybody()).toBe(0)
    expect(await portal.locationOf(device, portal.startOf())).toBe(failed('closed'))
    expect(await portal.locationOf(device, waiting)).toBe(failed('closed'))
    expect((await portal.redeem(device, landing)).error?.name).toBe('Closed')
    await flag('on')
    expect(await portal.locationOf(device, waiting)).toMatch(/^\/oauth\/success\?/)
  })

  test('is not begun without end from one network', async () => {
    const crowd = browser()
    crowd.address = '198.51.100.7'
    const places: string[] = []
    for (let count = 0; count < 31; count++) places.push(await portal.locationOf(crowd, portal.startOf()))
    expect(places.filter((place) => place === failed('busy'))).toHaveLength(1)
    portal.wait(seconds(6))
    expect(await portal.locationOf(crowd, portal.startOf())).not.toBe(failed('busy'))
  })
})

describe('the way back', () => {
  test('[2.7] leads to the sign-in page with a code of our own and the place to go to', async () => {
    const landing = new URL(await portal.land(browser(), { to: '/coconut?part=boxes' }), ORIGIN)
    expect(landing.pathname).toBe('/oauth/success')
    expect(landing.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(landing.searchParams.get('to')).toBe('/coconut?part=boxes')
  })

  test('may also come as a form, as some providers have it', async () => {
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

  test('is closed to a form of excessive size', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/oauth/one/back',
      headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=${'x'.repeat(1024 * 1024)}`,
    })
    expect(answer.statusCode).toBe(413)
  })

  test('[2.8] of a player who said no ends there', async () => {
    await leavesNothing(async () => {
      expect(await portal.land(browser(), { who: null })).toBe(failed('denied'))
    })
  })

  test('with a forged state ends there', async () => {
    const device = browser()
    const back = new URL(await portal.answerFor(device))
    back.searchParams.set('state', 'x'.repeat(43))
    await leavesNothing(async () => {
      expect(await portal.locationOf(device, back.href)).toBe(failed('forged'))
      back.searchParams.delete('state')
      expect(await portal.locationOf(device, back.href)).toBe(failed('forged'))
    })
  })

  test('in another browser ends there, and does not spoil it for the right one', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    const thief = browser()
    await portal.locationOf(thief, portal.startOf())
    expect(await portal.locationOf(thief, back)).toBe(failed('forged'))
    expect(await portal.locationOf(browser(), back)).toBe(failed('forged'))
    expect(await portal.locationOf(device, back)).toMatch(/^\/oauth\/success\?/)
  })

  test('is gone once: replayed, it ends there', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    await portal.locationOf(device, back)
    await leavesNothing(async () => {
      expect(await portal.locationOf(device, back)).toBe(failed('expired'))
    })
  })

  test('with a code that was traded before ends there', async () => {
    const [first, second] = [browser(), browser()]
    const spent = new URL(await portal.answerFor(first))
    await portal.locationOf(first, spent.href)
    const fresh = new URL(await portal.answerFor(second))
    fresh.searchParams.set('code', spent.searchParams.get('code')!)
    await leavesNothing(async () => {
      expect(await portal.locationOf(second, fresh.href)).toBe(failed('forged'))
    })
  })

  test('takes ten minutes at most', async () => {
    const device = browser()
    const back = await portal.answerFor(device)
    portal.wait(minutes(10))
    expect(await portal.locationOf(device, back)).toBe(failed('expired'))
  })

  test('of one provider is not taken for that of another', async () => {
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
  ])('with %s in the id token ends there', async ([, how]) => {
    portal.misbehave(how)
    await leavesNothing(async () => {
      expect(await portal.land(browser())).toBe(failed('forged'))
    })
  })

  test.for(['x'.repeat(256), 'ánna', 'anna\u0000'])('with the subject %j ends there', async (sub) => {
    portal.misbehave({ claims: (claims) => ({ ...claims, sub }) })
    await leavesNothing(async () => {
      expect(await portal.land(browser())).toMatch(/^\/oauth\/fail\?/)
    })
  })

  test('with a long name and an e-mail address leaves nothing of them', async () => {
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

  test('of a provider that is down by now ends there', async () => {
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

  test('writes to the log what went wrong, and no secret', async () => {
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
