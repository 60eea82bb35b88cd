import { useEffect, useState } from 'react'
import { ChangeHost } from './ChangeDialog.tsx'
import { Shell } from './Shell.tsx'
import { Codes, Invited, SignIn, Unknown } from './Entry.tsx'
import { Moved, MovedDialog } from './Moved.tsx'
import { firstLanguage, sayIn, Speech, turnTo, type ConsoleLanguage } from './texts.ts'
import { useStay } from './use-stay.ts'

/** The console: sign-in, or the pages of a signed-in operator. */
export function App() {
  const [language, setLanguage] = useState<ConsoleLanguage>(firstLanguage)
  const { stay, setStay, enter } = useStay()
  useEffect(() => turnTo(language), [language])
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
          <Shell
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
