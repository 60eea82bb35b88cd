import { useEffect, useState } from 'react'
import { askOnce, onSignedOut, passkeyShown, type Refusal } from './api.ts'
import { keepOpen } from './keep-open.ts'
import type { Me } from './me.ts'

type Stay =
  | { readonly state: 'loading' }
  | { readonly state: 'out'; readonly why?: string }
  /** Nobody knows whether a session is open. */
  | { readonly state: 'unknown'; readonly refusal: Refusal }
  | { readonly state: 'invited'; readonly invitation: string }
  | { readonly state: 'codes'; readonly codes: readonly string[] }
  | { readonly state: 'in'; readonly me: Me; readonly isMoved?: boolean }
  | { readonly state: 'moved' }

/** The key of an invitation in the address, which no server log sees; it leaves the address at once. */
function takeInvitation(): string | undefined {
  const key = /^#invite=([\w-]{43})$/.exec(location.hash)?.[1]
  if (key) history.replaceState(null, '', '/')
  return key
}

/** What a page knows that could not be told who works here. Only a session that is over leads to the way in. */
function without(now: Stay, refusal: Refusal): Stay {
  const { why } = refusal
  if (now.state === 'out') return now
  // Who has not been in yet needs no reason.
  if (why === 'signedOut') return { state: 'out' }
  if (why === 'elsewhere') return { state: 'out', why }
  if (why === 'moved') return now.state === 'in' ? { ...now, isMoved: true } : { state: 'moved' }
  return now.state === 'in' ? now : { state: 'unknown', refusal }
}

/** Where somebody stands between the way in and the pages. */
export function useStay() {
  const [stay, setStay] = useState<Stay>(() => {
    const invitation = takeInvitation()
    return invitation ? { state: 'invited', invitation } : { state: 'loading' }
  })
  const [turn, setTurn] = useState(0)
  const enter = () => setTurn((now) => now + 1)
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
    // Nobody shows a passkey for what was asked for before.
    if (stay.state === 'out') passkeyShown()
    if (stay.state !== 'out' && stay.state !== 'unknown') return undefined
    // Another tab may be in meanwhile.
    const look = () => document.hidden || enter()
    const leave = new AbortController()
    addEventListener('focus', look, leave)
    document.addEventListener('visibilitychange', look, leave)
    return () => leave.abort()
  }, [stay.state])
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
