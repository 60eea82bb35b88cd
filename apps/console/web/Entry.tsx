import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState, type FormEvent } from 'react'
import { ask, type Refusal } from './api.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Act, CopyButton, Input, Labelled, RefusalNote } from './Parts.tsx'
import { answerOf, stopped } from './prove.ts'
import { useSay, type ConsoleLanguage, type TextKey } from './texts.ts'
import styles from './console.module.css'

async function signIn(): Promise<Refusal | undefined> {
  const proved = await answerOf('/api/sign-in/ask', {})
  if (!proved.ok) return proved
  const done = await ask('/api/sign-in', proved.proof)
  return done.ok ? undefined : done
}

export function SignIn(props: {
  readonly why: string | undefined
  readonly onIn: () => void
  readonly onInvited: (invitation: string) => void
  readonly onLanguage: (language: ConsoleLanguage) => void
}) {
  const say = useSay()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const [code, setCode] = useState('')
  const enter = async () => {
    setIsBusy(true)
    const no = await signIn()
    setIsBusy(false)
    if (no) setRefusal(no)
    else props.onIn()
  }
  const recover = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await ask<{ invitation: string }>('/api/recover', { code })
    if (answer.ok) props.onInvited(answer.invitation)
    else setRefusal(answer)
  }
  return (
    <main className={styles.entry}>
      <div className={styles.row}>
        <h1>{say('title')}</h1>
        <LanguageChoice onLanguage={props.onLanguage} />
      </div>
      <RefusalNote refusal={refusal ?? (props.why ? { ok: false, why: props.why } : undefined)} />
      <p className={styles.quiet}>{say('signIn.note')}</p>
      <Act look="act" aria-busy={isBusy} onClick={() => void enter()}>
        {say('signIn')}
      </Act>
      <form className={styles.list} onSubmit={(event) => void recover(event)}>
        <Labelled label={say('signIn.code')}>
          <Input
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Labelled>
        <Act type="submit">{say('signIn.recover')}</Act>
      </form>
    </main>
  )
}

/** Shown when the server cannot say who is signed in: an open session stays open. */
export function Unknown({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <main className={styles.entry}>
      <h1>{say('title')}</h1>
      <RefusalNote refusal={refusal} />
      <Act look="act" onClick={onRetry}>
        {say('retry')}
      </Act>
    </main>
  )
}

/** Creates a passkey with an invitation. */
export function Invited({
  invitation,
  onIn,
  onOut,
}: {
  readonly invitation: string
  readonly onIn: (codes: readonly string[]) => void
  readonly onOut: () => void
}) {
  const say = useSay()
  const [who, setWho] = useState<{ readonly name: string; readonly role: string }>()
  const [refusal, setRefusal] = useState<Refusal>()
  useEffect(() => {
    void ask<{ name: string; role: string }>('/api/invitation', { invitation }).then((answer) =>
      answer.ok ? setWho(answer) : setRefusal(answer),
    )
  }, [invitation])
  const make = async () => {
    const asked = await ask<{ ceremony: string; options: PublicKeyCredentialCreationOptionsJSON }>(
      '/api/passkey/ask',
      { invitation },
    )
    if (!asked.ok) return setRefusal(asked)
    try {
      const answer = await startRegistration({ optionsJSON: asked.options })
      const made = await ask<{ codes: readonly string[] }>('/api/passkey', {
        invitation,
        ceremony: asked.ceremony,
        answer,
      })
      return made.ok ? onIn(made.codes) : setRefusal(made)
    } catch (error) {
      return setRefusal(stopped(error))
    }
  }
  return (
    <main className={styles.entry}>
      <h1>{who ? say('invited.title', { name: who.name }) : say('title')}</h1>
      <RefusalNote refusal={refusal} />
      {who && (
        <>
          <p>{say('invited.note', { role: say(`role.${who.role}` as TextKey) })}</p>
          <Act look="act" onClick={() => void make()}>
            {say('invited.make')}
          </Act>
        </>
      )}
      {!who && refusal && <Act onClick={onOut}>{say('signIn')}</Act>}
    </main>
  )
}

/** Shows the recovery codes, once. */
export function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const say = useSay()
  return (
    <main className={styles.entry}>
      <h1>{say('codes.title')}</h1>
      <p>{say('codes.note')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.row}>
        <CopyButton text={codes.join('\n')} />
        <Act look="act" onClick={onKept}>
          {say('codes.kept')}
        </Act>
      </div>
    </main>
  )
}
