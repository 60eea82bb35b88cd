import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { minutes } from '#kit/time/time.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { HAND_LASTS } from '#modules/account/web/index.ts'

/** The last minute of a code belongs to the player's way to their browser. */
const RENEW_EVERY_MS = HAND_LASTS.link - minutes(1)

/** The address as it is now, without what only this page understands. */
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
 * The present address (spec 2.45); with a code by which one arrives as oneself only where the player wants that. Undefined
 * until the code is there.
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
    // Made ahead: after a wait the browser takes the press of the button for over, and refuses the clipboard.
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
