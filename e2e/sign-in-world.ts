import { openTestProvider } from '#modules/login/testing/test-provider.ts'
import { freePort } from './portal.ts'
import { openWorld } from './walk/world.ts'

const BRANDS = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const

/** A portal with three sign-in providers, each a real one on this machine. */
export async function openSignInWorld(settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const open = (key: keyof typeof BRANDS) => openTestProvider({ key, origin })
  const [google, apple, facebook] = await Promise.all([open('google'), open('apple'), open('facebook')])
  const providers = { google, apple, facebook }
  const entries = Object.values(providers).map((provider) => {
    const { provider: key, issuer, clientId, secret } = provider.settings()
    return { key, name: BRANDS[key as keyof typeof BRANDS], issuer, id: clientId, secret }
  })
  const world = await openWorld({ OAUTH_PROVIDERS: JSON.stringify(entries), ...settings }, port)
  return {
    ...world,
    providers,
    /** During a sign-in, a browser may leave the portal for these only. */
    expected: entries.map(({ issuer }) => new RegExp(`left the portal: ${issuer}/`)),
    async close() {
      await world.close()
      await Promise.all(Object.values(providers).map((provider) => provider.close()))
    },
  }
}
export type SignInWorld = Awaited<ReturnType<typeof openSignInWorld>>
