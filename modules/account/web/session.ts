import type { Answer } from '#kit/contract/envelope.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorCatalogue, errorNameOf } from '#kit/errors/catalogue.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { milliseconds, seconds, type Clock, type Duration, type Instant } from '#kit/time/time.ts'
import { CallError, type Transport } from '#kit/web/api.ts'
import { signInCalls, type AccountStatus } from '../shapes.ts'
import { openTokenStore, type KeptToken } from './token-store.ts'

/** How long and how often a caller polls while another sign-in or check runs (spec 9.11). */
export const LOGIN_WAIT: Duration = seconds(5)
export const LOGIN_POLL: Duration = milliseconds(100)
/** Breaks the loop when the server answers a sign-in with "sign in" (docs/contract.md 9). */
const SIGN_IN_AT_MOST_EVERY: Duration = seconds(5)

/** For the log only; the player reads the text in their language (spec 4.3). */
export const WAIT_MESSAGES = { signIn: '等待登录超时', check: '等待登录检查超时' } as const

/** Sends a call to the server with the given token. */
export type Carrier = (
  wire: string,
  params: unknown,
  options: { readonly opId: string; readonly token: string | undefined; readonly signal?: AbortSignal },
) => Promise<Answer>

export interface SessionServices {
  readonly storage: TextStorage
  readonly clock: Clock
  readonly deviceId: () => Promise<string>
  readonly carry: Carrier
  /** Runs one sign-in at a time across all tabs. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>
  readonly pause: (length: Duration) => Promise<void>
  /** Called with every account that is read or signed in. */
  readonly seen: (account: AccountStatus) => void
}

export interface Session {
  /** Ensures a valid token: keeps a checked one, else signs the device in (spec 4.2). */
  ready(): Promise<void>
  /** Sends a call with the token; signs in and retries once when the server asks for it. */
  readonly transport: Transport
  signOut(): Promise<void>
  token(): string | undefined
  /** Continues with the session that another way of signing in returned. */
  keep(result: Answer['result']): void
}

const { signInDevice, readStatus, signOut: signOutCall } = signInCalls

/** Keeps this browser signed in without a form. */
export function openSession(services: SessionServices): Session {
  const { clock } = services
  const { kept, isGood, keepToken, dropToken } = openTokenStore(services)
  let under: keyof typeof WAIT_MESSAGES | undefined
  let signedInAt = Number.NEGATIVE_INFINITY

  async function exclusively(name: keyof typeof WAIT_MESSAGES, act: () => Promise<void>): Promise<void> {
    for (let waited = 0; under; waited += LOGIN_POLL) {
      if (waited >= LOGIN_WAIT) throw new Error(WAIT_MESSAGES[under])
      await services.pause(LOGIN_POLL)
      if (!under && isGood(kept())) return
    }
    under = name
    try {
      await act()
    } finally {
      under = undefined
    }
  }

  async function signIn(): Promise<void> {
    const before = kept()?.token
    await services.alone(async () => {
      const now = kept()
      // Another tab signed in first.
      if (isGood(now) && now.token !== before) return
      if (clock() - signedInAt < SIGN_IN_AT_MOST_EVERY) throw new CallError('NotSignedIn')
      const params = toWire(signInDevice.params, { deviceId: await services.deviceId() })
      const answer = await services.carry(signInDevice.wire, params, { opId: '', token: before })
      signedInAt = clock()
      if (answer.error) throw errorOf(answer.error)
      keep(answer.result)
    })
  }

  function keep(result: Answer['result']): void {
    const { session, account, serverTime } = fromWire(signInDevice.result, result) as {
      session: KeptToken
      account: AccountStatus
      serverTime: Instant
    }
    keepToken(session, serverTime)
    services.seen(account)
  }

  async function check(): Promise<void> {
    const params = toWire(readStatus.params, { deviceId: await services.deviceId() })
    const used = kept()?.token
    const answer = await services.carry(readStatus.wire, params, { opId: '', token: used })
    // Token invalid (spec 4.7): for any reason, a new sign-in fixes it.
    if (answer.error) return renew(used)
    services.seen(fromWire(readStatus.result, answer.result) as AccountStatus)
  }

  async function renew(used: string | undefined): Promise<void> {
    // Meanwhile a sign-in by a provider or in another tab ended the token that was used.
    if (kept()?.token !== used && isGood(kept())) return
    dropToken()
    await signIn()
  }

  const transport: Transport = async (wire, params, { access = 'anyone', ...options }) => {
    // The server would only answer "sign in": save the round trip.
    if (access !== 'anyone' && !isGood(kept())) await exclusively('signIn', () => renew(kept()?.token))
    const used = kept()?.token
    const first = await services.carry(wire, params, { ...options, token: used })
    const code = first.error?.code
    if (code !== errorCatalogue.NotSignedIn && code !== errorCatalogue.NoPermission) return first
    // A call in flight while another one signed in only needs the new token.
    if (kept()?.token === used || !isGood(kept())) await exclusively('signIn', () => renew(used))
    return services.carry(wire, params, { ...options, token: kept()?.token })
  }

  return {
    token: () => kept()?.token,
    keep,
    transport,
    ready: () => (isGood(kept()) ? exclusively('check', check) : exclusively('signIn', signIn)),
    async signOut() {
      await services.carry(signOutCall.wire, {}, { opId: '', token: kept()?.token })
      signedInAt = Number.NEGATIVE_INFINITY
      dropToken()
      await exclusively('signIn', signIn)
    },
  }
}

const errorOf = ({ code, data }: NonNullable<Answer['error']>) =>
  new CallError(errorNameOf(code) as 'ServerError', { data: { ...data } })
