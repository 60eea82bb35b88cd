import { useEffect, useState } from 'react'
import { ask, onSignedOut, type Refusal } from './api.ts'
import { ChangeHost } from './ChangeDialog.tsx'
import { Desk } from './Desk.tsx'
import { Codes, Invited, SignIn, Unknown } from './Entry.tsx'
import { keepOpen } from './keep-open.ts'
import type { Me } from './me.ts'
import { Moved, MovedDialog } from './Moved.tsx'
import { firstLanguage, sayIn, Speech, turnTo, type ConsoleLanguage } from './texts.ts'

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

/** The console: a way in, and a desk for whoever is in. */
export function App() {
  const [language, setLanguage] = useState<ConsoleLanguage>(firstLanguage)
  const [stay, setStay] = useState<Stay>(() => {
    const invitation = takeInvitation()
    return invitation ? { state: 'invited', invitation } : { state: 'loading' }
  })
  const [turn, setTurn] = useState(0)
  const enter = () => setTurn((now) => now + 1)
  useEffect(() => turnTo(language), [language])
  const isEntering = stay.state === 'invited' || stay.state === 'codes'
  useEffect(() => {
    if (isEntering) return
    void ask<Me>('/api/me').then((me) => {
      if (me.ok) setStay({ state: 'in', me })
      else setStay((now) => without(now, me))
    })
  }, [turn, isEntering])
  useEffect(() => {
    if (stay.state === 'in') return keepOpen()
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
  const invited = (invitation: string) => setStay({ state: 'invited', invitation })
  const say = sayIn(language)
  return (
    <Speech value={{ language, say }}>
      {stay.state === 'loading' && <p role="status">{say('loading')}</p>}
      {stay.state === 'out' && (
        <SignIn why={stay.why} onIn={enter} onInvited={invited} onLanguage={setLanguage} />
      )}
      {stay.state === 'moved' && <Moved onIn={enter} onOut={() => setStay({ state: 'out' })} />}
      {stay.state === 'unknown' && <Unknown refusal={stay.refusal} onRetry={enter} />}
      {stay.state === 'invited' && (
        <Invited
          invitation={stay.invitation}
          onIn={(codes) => setStay(codes.length > 0 ? { state: 'codes', codes } : { state: 'loading' })}
          onOut={() => setStay({ state: 'out' })}
        />
      )}
      {stay.state === 'codes' && <Codes codes={stay.codes} onKept={() => setStay({ state: 'loading' })} />}
      {stay.state === 'in' && (
        <ChangeHost>
          <Desk
            me={stay.me}
            onLanguage={setLanguage}
            onChange={enter}
            onInvited={invited}
            onCodes={(codes) => setStay({ state: 'codes', codes })}
            onOut={() => setStay({ state: 'out' })}
          />
          {stay.isMoved && <MovedDialog onIn={enter} onOut={() => setStay({ state: 'out' })} />}
        </ChangeHost>
      )}
    </Speech>
  )
}
