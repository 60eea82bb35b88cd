import { useState, type FormEvent } from 'react'
import { mayDo, type Me } from './me.ts'
import { Act, Input, Labelled, Loading, RefusalNote } from './Parts.tsx'
import { ResultTable } from './ResultTable.tsx'
import { useSay } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

interface FoundUser {
  readonly accountId: number
  readonly nickname: string
  readonly because: string
}

/** Finds a player by anything that they may send, and shows the history of the account. */
export function SupportPage({ me, accountId }: { readonly me: Me; readonly accountId: string }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWanted(typed.trim())
  }
  return (
    <>
      <form className={styles.row} onSubmit={submit} role="search">
        <Labelled label={say('support.find')}>
          <Input type="search" required value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Labelled>
        <Act type="submit" look="act">
          {say('support.search')}
        </Act>
      </form>
      {wanted && <Found key={wanted} wanted={wanted} />}
      {/^\d+$/.test(accountId) && <Player key={accountId} me={me} accountId={accountId} />}
    </>
  )
}

function Found({ wanted }: { readonly wanted: string }) {
  const say = useSay()
  const { facts, refusal } = useReadCommand<readonly FoundUser[]>({
    command: 'users look',
    words: { TEXT: wanted },
  })
  return (
    <section className={styles.list} aria-label={say('support.search')}>
      <RefusalNote refusal={refusal} />
      {!refusal && (!facts || facts.length === 0) && (
        <p role="status">{say(facts ? 'support.none' : 'loading')}</p>
      )}
      {facts?.map((one) => (
        <a key={one.accountId} className={styles.item} href={`#/support/${one.accountId}`}>
          <strong>
            {one.accountId} <bdi>{one.nickname}</bdi>
          </strong>
          <span lang="en" className={styles.hint}>
            {one.because}
          </span>
        </a>
      ))}
    </section>
  )
}

/** Frequent support commands; the form asks for their other values. */
const DEEDS = [
  'users rename',
  'users end-sessions',
  'users ban',
  'users unban',
  'chat mute',
  'chat unmute',
  'cards give',
  'trades reverse',
  'users erase',
]

function Player({ me, accountId }: { readonly me: Me; readonly accountId: string }) {
  const say = useSay()
  const account = useReadCommand<unknown>({ command: 'users show', words: { USER: accountId } })
  const steps = useReadCommand<unknown>({
    command: 'users timeline',
    words: { USER: accountId },
    options: { limit: '200' },
  })
  const deeds = DEEDS.filter((name) => mayDo(me, name))
  return (
    <>
      <section className={styles.panel}>
        <h2>{say('player', { id: accountId })}</h2>
        <h3>{say('support.account')}</h3>
        <RefusalNote refusal={account.refusal} />
        {!account.text && !account.refusal && <Loading />}
        {account.text && (
          <pre className={styles.pre} lang="en" dir="ltr" tabIndex={0}>
            {account.text}
          </pre>
        )}
        {deeds.length > 0 && <h3>{say('support.do')}</h3>}
        <div className={styles.row}>
          {deeds.map((name) => (
            <a
              key={name}
              className={`${styles.item} ${styles.deed}`}
              lang="en"
              href={`#/commands/${encodeURIComponent(name)}?USER=${accountId}`}
            >
              {name}
            </a>
          ))}
        </div>
      </section>
      <section className={styles.panel}>
        <h2>{say('support.timeline')}</h2>
        <RefusalNote refusal={steps.refusal} />
        {steps.facts === undefined && !steps.refusal && <Loading />}
        {steps.facts !== undefined && (
          <ResultTable name="users timeline" facts={steps.facts} text={steps.text} />
        )}
      </section>
    </>
  )
}
