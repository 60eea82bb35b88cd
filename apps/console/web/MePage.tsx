import { useState } from 'react'
import { ask, type Refusal } from './api.ts'
import type { Me } from './me.ts'
import { Act, RefusalNote } from './Parts.tsx'
import { askProved } from './prove.ts'
import { useMoment, useSay } from './texts.ts'
import styles from './console.module.css'

interface MeProps {
  readonly me: Me
  readonly onChange: () => void
  readonly onInvited: (invitation: string) => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** The operator's own sessions, passkeys and recovery codes. */
export function MePage({ me, onChange, onInvited, onCodes }: MeProps) {
  const say = useSay()
  const moment = useMoment()
  const [refusal, setRefusal] = useState<Refusal>()
  const end = async (sessionId: string) => {
    const answer = await ask('/api/sessions/end', { sessionId })
    setRefusal(answer.ok ? undefined : answer)
    onChange()
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
      <OwnKeys {...{ me, onChange, onInvited, onCodes }} onRefused={setRefusal} />
    </>
  )
}

/** The operator's own passkeys and recovery codes; every change needs a passkey. */
function OwnKeys({
  me,
  onChange,
  onInvited,
  onCodes,
  onRefused,
}: MeProps & { readonly onRefused: (refusal?: Refusal) => void }) {
  const say = useSay()
  const moment = useMoment()
  const another = async () => {
    const answer = await askProved<{ invitation: string }>('/api/passkey/another', {}, 'another')
    if (answer.ok) onInvited(answer.invitation)
    else onRefused(answer)
  }
  const renew = async () => {
    const answer = await askProved<{ codes: readonly string[] }>('/api/codes/new', {}, 'codes')
    if (answer.ok) onCodes(answer.codes)
    else onRefused(answer)
  }
  const revoke = async (key: string) => {
    const answer = await askProved('/api/keys/revoke', { key }, `revoke ${key}`)
    onRefused(answer.ok ? undefined : answer)
    onChange()
  }
  return (
    <>
      <section className={styles.panel}>
        <h2>{say('me.keys')}</h2>
        <p className={styles.quiet}>{say('me.keysNote')}</p>
        <ul className={styles.list}>
          {me.passkeys.map(({ handle, madeAt, usedAt }) => (
            <li key={handle} className={styles.row}>
              <span>
                <bdi>{handle}</bdi> · {moment(madeAt)}
                {usedAt !== null && <> – {moment(usedAt)}</>}
              </span>
              <Act onClick={() => void revoke(handle)}>{say('me.revoke', { key: handle })}</Act>
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <Act onClick={() => void another()}>{say('me.another')}</Act>
        </div>
      </section>
      <section className={styles.panel}>
        <h2>{say('me.codes', { count: me.codesLeft })}</h2>
        <div className={styles.row}>
          {me.codes.map(
            (place) =>
              place !== null && (
                <Act key={place} onClick={() => void revoke(`code-${place}`)}>
                  {say('me.revokeCode', { place })}
                </Act>
              ),
          )}
        </div>
        <div className={styles.row}>
          <Act onClick={() => void renew()}>{say('me.newCodes')}</Act>
        </div>
      </section>
    </>
  )
}
