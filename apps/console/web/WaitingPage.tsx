import { useEffect, useState } from 'react'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { ask, type Refusal } from './api.ts'
import { useSecond } from './ChangeDialog.tsx'
import { Act, RefusalNote } from './Parts.tsx'
import { useMoment, useSay } from './texts.ts'
import styles from './console.module.css'

interface Waiting {
  readonly confirmationId: string
  readonly command: string
  readonly subject: string
  readonly says: string
  readonly expiresAt: number
  readonly by: string
  readonly isMine: boolean
}

/** Irreversible changes that wait for a second operator. */
export function WaitingPage() {
  const say = useSay()
  const moment = useMoment()
  const second = useSecond()
  const [list, setList] = useState<readonly Waiting[]>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [turn, setTurn] = useState(0)
  const look = () => setTurn((now) => now + 1)
  useEffect(() => {
    void ask<{ list: readonly Waiting[] }>('/api/waiting').then((answer) => {
      setRefusal(answer.ok ? undefined : answer)
      if (answer.ok) setList(answer.list)
    })
  }, [turn])
  return (
    <div className={styles.list}>
      <RefusalNote refusal={refusal} />
      {list?.length === 0 && <EmptyState title={say('waiting.none')} />}
      {list?.map((one) => (
        <section key={one.confirmationId} className={styles.panel}>
          <h2 lang="en" dir="ltr">
            {one.command}
          </h2>
          <p lang="en" dir="ltr">
            {one.subject}: {one.says}
          </p>
          <p className={styles.quiet}>{say('waiting.by', { name: one.by, when: moment(one.expiresAt) })}</p>
          {one.isMine ? (
            <p className={styles.warning}>{say('waiting.mine')}</p>
          ) : (
            <div className={styles.row}>
              <Act look="act" onClick={() => second(one.confirmationId, look)}>
                {say('waiting.look')}
              </Act>
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
