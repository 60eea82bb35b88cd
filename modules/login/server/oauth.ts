import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import type { ClientAddress } from '#kit/server/client-address.ts'
import type { Cookies } from '#kit/server/cookies.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import { hashKey, type Mask } from '#kit/server/masking.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { after, seconds, type Clock } from '#kit/time/time.ts'
import { CODE_LASTS, judgeReturn, STATE_LASTS, type OauthFailure } from '../rules/oauth.ts'
import { readReturnPath } from '../rules/return-path.ts'
import { failureOf, traceOf } from './oauth-failure.ts'
import type { Provider, FlowSecrets } from './oauth-provider.ts'
import { insertCode, insertState, lockState, markStateUsed } from './oauth-store.ts'

export interface OauthServices {
  readonly db: Db
  readonly clock: Clock
  readonly keys: Keys
  readonly mask: Mask
  readonly limiter: Limiter
  /** Sign-ins started from one network. */
  readonly startRate: Rate
  readonly providers: readonly Provider[]
  /** Whether the operator lets anybody sign in with a provider; always, unless something else is said. */
  isOpen?(): boolean
}

/** Limits sign-ins per network, so that nobody floods a provider in our name. */
export const OAUTH_START_RATE: Rate = { burst: 30, refillEvery: seconds(6) }

/** What the browser sends to start. */
interface Visit {
  readonly provider: string
  readonly cookies: Cookies
  readonly log: Pick<CallLog, 'warn'>
}

export interface OauthStart extends Visit {
  /** The origin of our page, as sent by the page. */
  readonly origin: string
  /** The origin under which the request reached us. */
  readonly ownOrigin: string
  readonly returnPath: string
  readonly isLink: boolean
  readonly address: ClientAddress
}

/** Where the browser goes next: a URL, or the reason of the failure. */
type Next<Way> = Way | { readonly failure: OauthFailure }

export interface Oauth {
  start(visit: OauthStart): Promise<Next<{ readonly address: string }>>
  /** Handles the provider's callback; our own page signs in with the resulting code. */
  finish(
    visit: Visit & { readonly answer: URLSearchParams },
  ): Promise<Next<{ readonly oauthCode: string; readonly returnPath: string }>>
}

/** Identifies the browser that began a sign-in, so that no other can complete it (ASVS 10.2.1). */
const BROWSER_COOKIE = 'oa'

export const readBrowser = (cookies: Cookies): string | undefined => {
  const key = cookies.read(BROWSER_COOKIE)
  return key && hashKey(key)
}

/** The redirect flow to a provider and back (docs/contract.md 6.1): everything that is not a call. */
export function openOauth(services: OauthServices): Oauth {
  const { db, clock, keys, mask, limiter, startRate, providers, isOpen = () => true } = services
  const known = new Map(providers.map((one) => [one.shown.provider, one]))

  // Derived from the state and the pepper, so that the database holds no secret of a sign-in in progress.
  const flowSecretsOf = (provider: string, origin: string, state: string): FlowSecrets => ({
    redirectUri: `${origin}/oauth/${provider}/back`,
    state,
    nonce: mask('oauth nonce', state),
    verifier: mask('oauth verifier', state),
  })

  return {
    async start(visit) {
      const provider = known.get(visit.provider)
      if (!provider || !isOpen()) return { failure: 'closed' }
      if (visit.origin !== visit.ownOrigin) return { failure: 'origin' }
      const returnPath = readReturnPath(visit.returnPath)
      if (returnPath === undefined) return { failure: 'forged' }
      const wait = await takeOfNetwork(limiter, 'oauth-start', visit.address, startRate)
      if (wait > 0) return { failure: 'busy' }
      const state = keys.token()
      const address = await trying(visit, provider, 'start', () =>
        provider.askAt(flowSecretsOf(visit.provider, visit.origin, state)),
      )
      if (typeof address !== 'string') return address
      // Tabs that sign in at once share a browser: the second must keep the cookie of the first.
      const browser = visit.cookies.read(BROWSER_COOKIE) ?? keys.token()
      visit.cookies.keep(BROWSER_COOKIE, browser, STATE_LASTS)
      await insertState(db, {
        stateHash: hashKey(state),
        browserHash: hashKey(browser),
        provider: visit.provider,
        origin: visit.origin,
        returnPath,
        isLink: visit.isLink,
        endsAt: after(clock(), STATE_LASTS),
      })
      return { address }
    },

    async finish(visit) {
      const provider = known.get(visit.provider)
      if (!provider || !isOpen()) return { failure: 'closed' }
      const { answer } = visit
      const state = answer.get('state') ?? ''
      const running = await takeState(state, visit)
      if ('failure' in running) return running
      const { origin, returnPath, isLink, browserHash } = running
      const identity = await trying(visit, provider, 'finish', () =>
        provider.identify(answer, flowSecretsOf(visit.provider, origin, state)),
      )
      if ('failure' in identity) return identity
      const oauthCode = keys.token()
      const endsAt = after(clock(), CODE_LASTS)
      const code = { ...identity, provider: visit.provider, browserHash, origin, isLink, endsAt }
      await insertCode(db, hashKey(oauthCode), { ...code, outcome: null })
      return { oauthCode, returnPath }
    },
  }

  /** Uses up the state, whatever the result: a callback counts once. */
  function takeState(state: string, { provider, cookies }: Visit) {
    const now = clock()
    const browserHash = readBrowser(cookies)
    return inTransaction(db, async (tx) => {
      const running = await lockState(tx, hashKey(state))
      const judged = judgeReturn(running, { browserHash, provider, now })
      if (judged !== 'good' || !running) return { failure: judged === 'good' ? 'forged' : judged } as const
      await markStateUsed(tx, hashKey(state), now)
      return running
    })
  }
}

/** A provider may be down, slow or wrong: the player is told which, the log has the details. */
async function trying<Value>(
  { log }: Visit,
  { shown: { provider } }: Provider,
  step: 'start' | 'finish',
  ask: () => Promise<Value>,
): Promise<Value | { readonly failure: OauthFailure }> {
  try {
    return await ask()
  } catch (error) {
    const failure = failureOf(error)
    if (failure !== 'denied')
      log.warn({ provider, step, failure, trace: traceOf(error) }, 'A sign-in with a provider failed')
    return { failure }
  }
}
