import { useState } from 'react'
import { ask, type Refusal } from './api.ts'
import type { Me } from './me.ts'
import { Act, RefusalNote } from './Parts.tsx'
import { useMoment, useSay } from './texts.ts'
import styles from './console.module.css'

/** One's own sessions, passkeys and recovery codes. */
export function MePage({
  me,
  onChange,
  onInvited,
}: {
  readonly me: Me
  readonly onChange: () => void
  readonly onInvited: (invitation: string) => void
}) {
  const say = useSay()
  const moment = useMoment()
  const [refusal, setRefusal] = useState<Refusal>()
  const end = async (sessionId: string) => {
    const answer = await ask('/api/sessions/end', { sessionId })
    setRefusal(answer.ok ? undefined : answer)
    onChange()
  }
  const another = async () => {
    const answer = await ask<{ invitation: string }>('/api/passkey/another', {})
    if (answer.ok) onInvited(answer.invitation)
    else setRefusal(answer)
  }
  return (
    <>
      <RefusalNote refusal={refusal} />
      <section className={styles.panel}>
        <h2>{say('me.sessions')}</h2>
        <ul className={styles.list}>
          {me.sessions.map((session) => (
            <li key={session.sessionId} className={styles.row}>
              <span>
                <bdi>{session.address}</bdi> · {moment(session.startedAt)} – {moment(session.seenAt)}{' '}
                {session.isThis && <span className={styles.badge}>{say('me.this')}</span>}
              </span>
              <Act onClick={() => void end(session.sessionId)}>
                {say('me.end', { address: session.address })}
              </Act>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.panel}>
        <p>{say('me.passkeys', { count: me.passkeys, codes: me.codesLeft })}</p>
        <div className={styles.row}>
          <Act onClick={() => void another()}>{say('me.another')}</Act>
        </div>
      </section>
    </>
  )
}
