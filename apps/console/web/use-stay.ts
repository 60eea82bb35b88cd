import { useCallback, useEffect, useState } from 'react'
import { askOnce, onSignedOut, passkeyShown, type Refusal } from './api.ts'
import { keepOpen } from './keep-open.ts'
import type { Me } from './me.ts'

type Stay =
  | { readonly state: 'loading' }
  | { readonly state: 'out'; readonly why?: string }
  /** The server could not say whether a session is open. */
  | { readonly state: 'unknown'; readonly refusal: Refusal }
  | { readonly state: 'invited'; readonly invitation: string }
  | { readonly state: 'codes'; readonly codes: readonly string[] }
  | { readonly state: 'in'; readonly me: Me; readonly isMoved?: boolean }
  | { readonly state: 'moved' }

/** The key of an invitation, from the fragment, which no server log contains; removes it from the address. */
function takeInvitation(): string | undefined {
  const key = /^#invite=([\w-]{43})$/.exec(location.hash)?.[1]
  if (key) history.replaceState(null, '', '/')
  return key
}

/** The state after a refused `/api/me`. Only the end of the session leads to the sign-in. */
function without(now: Stay, refusal: Refusal): Stay {
  const { why } = refusal
  if (now.state === 'out') return now
  // Before the first sign-in no reason is shown.
  if (why === 'signedOut') return { state: 'out' }
  if (why === 'elsewhere') return { state: 'out', why }
  if (why === 'moved') return now.state === 'in' ? { ...now, isMoved: true } : { state: 'moved' }
  return now.state === 'in' ? now : { state: 'unknown', refusal }
}

/** The state of the sign-in: loading, signed out, invited, signed in or on an unknown network. */
export function useStay() {
  const [stay, setStay] = useState<Stay>(() => {
    const invitation = takeInvitation()
    return invitation ? { state: 'invited', invitation } : { state: 'loading' }
  })
  const [turn, setTurn] = useState(0)
  const enter = useCallback(() => setTurn((now) => now + 1), [])
  const isEntering = stay.state === 'invited' || stay.state === 'codes'
  useEffect(() => {
    if (isEntering) return
    void askOnce<Me>('/api/me').then((me) => {
      if (!me.ok) return setStay((now) => without(now, me))
      setStay({ state: 'in', me })
      passkeyShown()
    })
  }, [turn, isEntering])
  useEffect(() => {
    if (stay.state === 'in') return keepOpen()
    // No passkey will be shown for the waiting requests.
    if (stay.state === 'out') passkeyShown()
    if (stay.state !== 'out' && stay.state !== 'unknown') return undefined
    // Another tab may have signed in meanwhile.
    const look = () => document.hidden || enter()
    const leave = new AbortController()
    addEventListener('focus', look, leave)
    document.addEventListener('visibilitychange', look, leave)
    return () => leave.abort()
  }, [stay.state, enter])
  useEffect(
    () =>
      onSignedOut((why) =>
        setStay((now) => {
          if (now.state !== 'in') return now
          return why === 'moved' ? { ...now, isMoved: true } : { state: 'out', why }
        }),
      ),
    [],
  )
  useEffect(() => {
    const look = () => {
      const invitation = takeInvitation()
      if (invitation) setStay({ state: 'invited', invitation })
    }
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return { stay, setStay, enter }
}
