import { headOf, type Answer } from '#kit/contract/envelope.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { seconds } from '#kit/time/time.ts'
import { connectApi } from '#kit/web/api.ts'
import { webConfig } from '#kit/web/config.ts'
import { counters } from '#kit/web/counters.ts'
import { openDevice } from '#kit/web/device.ts'
import { sendHttp } from '#kit/web/http-client.ts'
import { currentLink } from '#kit/web/prefetch-gate.ts'
import type { ReadCache } from '#kit/web/read-cache.ts'
import { hearServerTime } from '#kit/web/server-clock.ts'
import { connectAccount, enterPortal, showAccount } from '#modules/account/web/account-store.ts'
import { keepDeviceId, recoverDeviceId } from '#modules/account/web/recover-device.ts'
import { openSession, type Carrier } from '#modules/account/web/session.ts'
import type { AccountStatus } from '#modules/account/shapes.ts'
import { alone } from '#modules/account/web/sign-in-lock.ts'
import type { Portal } from './portal.ts'
import { loadLate } from './load-late.ts'
import { whenIdle } from './when-idle.ts'

interface AccountParts {
  readonly portal: Portal
  readonly reads: ReadCache
  readonly language: Language
  readonly say: Translate
}

/** The code that carries a visitor here from another browser; read once, and removed from the address. */
function takeHandOverCode(): string | undefined {
  const url = new URL(location.href)
  const code = url.searchParams.get('hc')
  if (code === null) return undefined
  url.searchParams.delete('hc')
  history.replaceState(history.state, '', url)
  return code
}

function openDeviceId({ portal }: AccountParts): () => Promise<string> {
  const device = openDevice(portal.storage, navigator.userAgent, recoverDeviceId)
  // Only a second copy: a browser that refuses it still has the first.
  device.then(({ id }) => keepDeviceId(id)).catch(ignoreFailure('no second copy'))
  return () => device.then(({ id }) => id)
}

/** Makes the envelope of every call, with what the device reports (spec 3.1, 3.5, 7.1). */
function carrierOf({ portal, language }: AccountParts, deviceId: () => Promise<string>): Carrier {
  const { nextRequest, nextNonce } = counters(portal.storage)
  return async (wire, params, { opId, token, signal }) => {
    const head = headOf({
      deviceId: await deviceId(),
      userAgent: navigator.userAgent,
      language,
      now: systemClock(),
      timezoneMinutes: new Date(systemClock()).getTimezoneOffset(),
      network: currentLink()?.effectiveType,
      width: screen.width,
      height: screen.height,
    })
    const askedAt = systemClock()
    const response = await sendHttp({
      url: `${webConfig().apiBase}/${wire}`,
      method: 'POST',
      // Requests sent while the page closes must outlive it.
      outlivesPage: document.hidden,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({
        id: nextRequest(),
        params,
        head: { ...head, nonce: nextNonce(), ...(opId ? { opId } : {}) },
      }),
      ...(signal ? { signal } : {}),
    })
    const answer = (await response.json()) as Answer
    hearServerTime(answer.result?.['serverTime'], askedAt)
    return answer
  }
}

/** Keeps three calls out of the first load: they wait this long, or for a gesture. */
const FIRST_READS_AFTER = seconds(8)

/** Shows each account that is read or signed in; the first triggers the reads of spec 4.4. */
function readFirstWith(reads: ReadCache) {
  let isFirst = true
  return (status: AccountStatus) => {
    showAccount(status)
    if (!isFirst) return
    isFirst = false
    const leave = new AbortController()
    const read = () => {
      leave.abort()
      clearTimeout(timer)
      import('./first-reads.ts').then(
        ({ readFirst }) => readFirst(reads),
        () => undefined,
      )
    }
    const timer = setTimeout(read, FIRST_READS_AFTER)
    for (const gesture of ['pointerup', 'keydown'])
      addEventListener(gesture, read, { capture: true, signal: leave.signal })
  }
}

/** Signs the browser in without a form, after the page is shown. The portal is playable even if that fails. */
export function startAccount(parts: AccountParts) {
  const deviceId = openDeviceId(parts)
  const { storage } = parts.portal
  const carry = carrierOf(parts, deviceId)
  const session = openSession({
    storage,
    clock: systemClock,
    deviceId,
    carry,
    alone,
    pause: (length) => new Promise((resolve) => setTimeout(resolve, length)),
    seen: readFirstWith(parts.reads),
  })
  connectAccount(session)
  const code = takeHandOverCode()
  const arrival =
    code === undefined
      ? undefined
      : loadLate()
          .then(({ redeemHandOver }) => redeemHandOver())
          .then(({ redeemHandOver }) =>
            redeemHandOver({ code, storage, session, carry, deviceId, say: parts.say }),
          )
          .catch(ignoreFailure('arrives as a visitor'))
  // Calls wait for the hand-over, or the browser would first sign in as a new visitor.
  const isWaiting = arrival && session.token() === undefined
  connectApi(isWaiting ? (...call) => arrival.then(() => session.transport(...call)) : session.transport)
  const enter = () => whenIdle(() => void enterPortal())
  if (isWaiting) void arrival.then(enter)
  else enter()
}
