import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { minutes } from '#kit/time/time.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { HAND_OVER_LASTS } from '#modules/account/web/index.ts'

/** Renewed before expiry, so that the player has time to reach their browser. */
const RENEW_EVERY_MS = HAND_OVER_LASTS.link - minutes(1)

/** The current address without parameters that only this page understands. */
function addressHere(): URL {
  const url = new URL(location.href)
  for (const own of ['hc', 'login']) url.searchParams.delete(own)
  return url
}

export interface AddressToCopy {
  readonly text: string
  /** Whether the visitor comes along. */
  readonly hasCode: boolean
}

/**
 * The current address (spec 2.45), with a hand-over code only if the player wants to stay signed in. Undefined until the code is
 * there.
 */
export function useAddress(
  withCode: boolean,
  refused: (refusal: ErrorName) => void,
): AddressToCopy | undefined {
  const [code, setCode] = useState<string>()
  const fail = useEffectEvent(refused)
  useEffect(() => {
    if (!withCode) return
    let isLeft = false
    // Made ahead: after an await the user gesture has expired, and the browser refuses the clipboard.
    const make = () =>
      callApi(accountCalls.makeHandCode, { use: 'link' }).then(
        ({ handCode }) => void (isLeft || setCode(handCode)),
        (error: unknown) =>
          void (isLeft || fail(error instanceof CallError ? (error.refusal as ErrorName) : 'ServerError')),
      )
    void make()
    const timer = setInterval(() => void make(), RENEW_EVERY_MS)
    return () => {
      isLeft = true
      setCode(undefined)
      clearInterval(timer)
    }
  }, [withCode])
  if (withCode && code === undefined) return undefined
  const url = addressHere()
  if (withCode && code) url.searchParams.set('hc', code)
  return { text: url.href, hasCode: withCode }
}
