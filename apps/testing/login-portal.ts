import { loginCalls } from '#modules/login/calls.ts'
import {
  openTestProvider,
  type Misbehaviour,
  type TestProvider,
} from '#modules/login/testing/test-provider.ts'
import type { TestDevice } from './test-device.ts'
import { openTestPortal, type TestPortalOptions } from './test-portal.ts'

/** Where the browsers of these tests find the portal. */
export const ORIGIN = 'http://localhost:8080'

export interface Journey {
  /** Whom the provider takes the player for; nobody when the player says no there. */
  readonly who?: string | null
  readonly at?: string
  readonly to?: string
  readonly isLink?: boolean
  readonly origin?: string
}

export type LoginPortal = Awaited<ReturnType<typeof openLoginPortal>>

/** A portal with two real providers, and browsers that go to them and come back. */
export async function openLoginPortal(options: TestPortalOptions = {}) {
  const providers = {
    one: await openTestProvider({ key: 'one', origin: ORIGIN }),
    two: await openTestProvider({ key: 'two', origin: ORIGIN }),
  }
  const portal = await openTestPortal({
    providers: Object.values(providers).map((provider) => provider.settings()),
    ...options,
  })

  /** The browser of a device opens an address of ours; gives the answer, of which it keeps the cookies. */
  async function open(device: TestDevice, url: string, headers: Readonly<Record<string, string>> = {}) {
    const response = await portal.app.inject({
      method: 'GET',
      url: url.replace(ORIGIN, ''),
      remoteAddress: device.address,
      headers: {
        host: 'localhost:8080',
        cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    })
    for (const cookie of response.cookies) device.cookies.set(cookie.name, cookie.value)
    return response
  }

  const locationOf = async (device: TestDevice, url: string) =>
    String((await open(device, url)).headers['location'])

  const startOf = ({ at = 'one', to = '/', isLink = false, origin = ORIGIN }: Journey = {}) =>
    `/oauth/${at}/start?${new URLSearchParams({ origin, to, ...(isLink ? { link: '1' } : {}) })}`

  /** Goes to the provider and signs in there; gives the address at which the provider's answer waits. */
  async function answerFor(device: TestDevice, journey: Journey = {}): Promise<string> {
    const there = await locationOf(device, startOf(journey))
    const { who = 'anna', at = 'one' } = journey
    return there.startsWith('/') ? there : providerOf(at).visit(there, who)
  }

  const providerOf = (at: string): TestProvider => providers[at as keyof typeof providers]

  /** All the way to `/oauth/success` or `/oauth/fail`. */
  async function land(device: TestDevice, journey: Journey = {}): Promise<string> {
    const back = await answerFor(device, journey)
    return back.startsWith('/') ? back : locationOf(device, back)
  }

  /** What the page at `/oauth/success` does; the device keeps its new token. */
  async function redeem(device: TestDevice, landing: string) {
    const oauthCode = new URL(landing, ORIGIN).searchParams.get('code') ?? landing
    const { deviceId } = device
    const answer = await device.call(loginCalls.signInByCode, { oauthCode, origin: ORIGIN, deviceId })
    if (answer.result) device.token = answer.result.session.token
    return answer
  }

  return {
    ...portal,
    portal,
    providers,
    open,
    locationOf,
    startOf,
    answerFor,
    land,
    redeem,
    /** A whole sign-in; gives the answer of the call that ends it. */
    signIn: async (device: TestDevice, journey: Journey = {}) => redeem(device, await land(device, journey)),
    misbehave: (how: Misbehaviour) => providers.one.misbehave(how),
    /** What the journey has left in the database. */
    async stored() {
      const count = async (table: 'account_identity' | 'login_code' | 'login_state') =>
        (await portal.db.selectFrom(table).selectAll().execute()).length
      return { identities: await count('account_identity'), codes: await count('login_code') }
    },
    async close() {
      await portal.close()
      await providers.one.close()
      await providers.two.close()
    },
  }
}
