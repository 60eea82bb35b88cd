import type { Answer } from '#kit/contract/envelope.ts'
import { toWire } from '#kit/contract/renamed.ts'
import { errorCatalogue, type ErrorName } from '#kit/errors/catalogue.ts'
import { memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { after, days, instant, type Duration, type Instant } from '#kit/time/time.ts'
import { accountCalls, StoredUser, type AccountStatus } from '../../calls.ts'
import { openSession } from '../session.ts'
import { visitorStatus } from './visitor-status.ts'

export const DEVICE_ID = '6F9619FF-8B86-D011-B42D-00C04FC964FF'
const { signInDevice, readStatus, signOut } = accountCalls

export interface Sent {
  readonly wire: string
  readonly params: unknown
  readonly token: string | undefined
}

const accountOf = (userId: number): AccountStatus => ({ ...visitorStatus, userId })
const yes = (result: unknown): Answer => ({ id: 1, result: result as Record<string, unknown>, error: null })
export const no = (refusal: ErrorName): Answer => ({
  id: 1,
  result: null,
  error: { code: errorCatalogue[refusal], msg: refusal },
})

/** A server with its own clock, which issues the tokens t1, t2, …; a test may make any call misbehave. */
export function openSessionWorld({ serverAhead = 0 as Duration } = {}) {
  let now = instant('2026-01-10T12:00Z')
  let signedIn = 0
  const live = new Set<string>()
  const world = {
    sent: [] as Sent[],
    pauses: [] as Duration[],
    seen: [] as AccountStatus[],
    storage: memoryStorage() as TextStorage,
    live,
    /** Answers instead of the server if it returns an answer. */
    instead: (_sent: Sent): Answer | Promise<Answer> | undefined => undefined,
    alone: <T>(act: () => Promise<T>): Promise<T> => act(),
    now: () => now,
    serverNow: () => after(now, serverAhead),
    wait: (length: Duration) => {
      now = after(now, length)
    },
    /** Stores a token in the browser, as an earlier visit would have. */
    keep(token: string, expiresAt: Instant) {
      world.storage.write('user-info', JSON.stringify(toWire(StoredUser, { session: { token, expiresAt } })))
    },
    wires: () => world.sent.map(({ wire }) => wire),
    server(sent: Sent): Answer {
      if (sent.wire === signInDevice.wire) return signsIn()
      if (sent.token === undefined) return no('NotSignedIn')
      if (!live.has(sent.token)) return no('NoPermission')
      if (sent.wire === signOut.wire) live.delete(sent.token)
      return yes(sent.wire === readStatus.wire ? toWire(readStatus.result, accountOf(7)) : { ok: true })
    },
    /** One tab of the browser. */
    openTab: () =>
      openSession({
        storage: world.storage,
        clock: () => now,
        deviceId: async () => DEVICE_ID,
        carry: async (wire, params, { token }) => {
          const sent = { wire, params, token }
          world.sent.push(sent)
          return (await world.instead(sent)) ?? world.server(sent)
        },
        alone: (act) => world.alone(act),
        pause: async (length) => {
          world.pauses.push(length)
          now = after(now, length)
          await new Promise((resolve) => setImmediate(resolve))
        },
        seen: (account) => world.seen.push(account),
      }),
  }
  function signsIn(): Answer {
    const token = `t${++signedIn}`
    live.add(token)
    const session = { token, expiresAt: after(world.serverNow(), days(30)) }
    const account = accountOf(100 + signedIn)
    return yes(toWire(signInDevice.result, { session, account, isNew: false, serverTime: world.serverNow() }))
  }
  return world
}
