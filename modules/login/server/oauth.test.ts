import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_RATES } from '#apps/testing/test-portal.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { seconds } from '#kit/time/time.ts'
import { loginCalls } from '../calls.ts'
import { openLoginPortal, ORIGIN, type LoginPortal } from '#apps/testing/login-portal.ts'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal({ rates: { ...NO_RATES, oauthStart: PRODUCT_RATES.oauthStart } })
})
afterEach(() => portal.misbehave({}))
afterAll(() => portal.close())

let browsers = 0
const browser = () => portal.device(`browser ${++browsers}`)
const failed = (reason: string) => `/oauth/fail?reason=${reason}`

/** The operator adds or removes providers. */
async function flag(state: 'on' | 'off') {
  await operatorTerminal(portal.portal).change('flags', 'set', 'oauth', state)
  await portal.api.operatorPoll.look()
}

/** What is stored is the same before and after. */
async function leavesNothing(work: () => Promise<void>) {
  const before = await portal.stored()
  await work()
  expect(await portal.stored()).toEqual(before)
}

describe('the redirect to a provider', () => {
  test('uses PKCE, state and nonce, and requests only the identity', async () => {
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

  test('binds the browser with a cookie that scripts cannot read, and sends no referrer', async () => {
    const { headers, statusCode } = await portal.open(browser(), portal.startOf())
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-oa=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test('stores no readable state, verifier, nonce or cookie in the database', async () => {
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
  ])('[2.7] nobody is redirected to %s afterwards', async (to) => {
    await leavesNothing(async () => {
      expect(await portal.locationOf(browser(), portal.startOf({ to }))).toBe(failed('forged'))
    })
  })
})

describe('a sign-in with a provider', () => {
  test('begins only at the portal’s address', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:8081', ''])
      expect(await portal.locationOf(browser(), portal.startOf({ origin }))).toBe(failed('origin'))
  })

  test('cannot be started by other sites', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await portal.open(browser(), portal.startOf(), { 'sec-fetch-site': site })
      expect(answer.headers['location']).toBe(failed('forged'))
    }
  })

  test('cannot use a provider that is not configured', async () => {
    expect(await portal.locationOf(browser(), portal.startOf({ at: 'three' }))).toBe(failed('closed'))
    expect(await portal.locationOf(browser(), '/oauth/three/back?code=x&state=y')).toBe(failed('closed'))
  })

  test('fails at once when the provider is down or has wrong metadata, and works again afterwards', async () => {
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

  test('can be closed by the operator, in both directions', async () => {
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

  test('is rate limited by network', async () => {
    const crowd = browser()
    crowd.address = '198.51.100.7'
    const places: string[] = []
    for (let count = 0; count < 31; count++) places.push(await portal.locationOf(crowd, portal.startOf()))
    expect(places.filter((place) => place === failed('busy'))).toHaveLength(1)
    portal.wait(seconds(6))
    expect(await portal.locationOf(crowd, portal.startOf())).not.toBe(failed('busy'))
  })
})
