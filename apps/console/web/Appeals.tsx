import { useState } from 'react'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePropose } from './ChangeDialog.tsx'
import { Act, Input, Labelled, RefusalNote } from './Parts.tsx'
import { useMoment, useSay, type TextKey } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 10_000

interface Appeal {
  readonly appealId: string
  readonly accountId: number
  readonly mutedBy?: string | null
  readonly bannedBy?: string | null
  readonly reason: string
  readonly text: string
  readonly madeAt: number
}

/** Appeals of muted and banned players. */
export function Appeals() {
  const say = useSay()
  const mutes = useReadCommand<readonly Appeal[]>(
    { command: 'appeals list', options: { limit: '100' } },
    LOOK_EVERY_MS,
  )
  const bans = useReadCommand<readonly Appeal[]>(
    { command: 'appeals bans', options: { limit: '100' } },
    LOOK_EVERY_MS,
  )
  return (
    <div className={styles.list}>
      <RefusalNote refusal={mutes.refusal ?? bans.refusal} />
      {mutes.facts?.length === 0 && bans.facts?.length === 0 && <EmptyState title={say('appeals.none')} />}
      {bans.facts?.map((appeal) => (
        <AppealView key={appeal.appealId} appeal={appeal} isBan onChange={bans.again} />
      ))}
      {mutes.facts?.map((appeal) => (
        <AppealView key={appeal.appealId} appeal={appeal} onChange={mutes.again} />
      ))}
    </div>
  )
}

function AppealView({
  appeal,
  isBan = false,
  onChange,
}: {
  readonly appeal: Appeal
  readonly isBan?: boolean
  readonly onChange: () => void
}) {
  const say = useSay()
  const moment = useMoment()
  const propose = usePropose()
  const [answer, setAnswer] = useState('')
  const decide = (VERDICT: string) =>
    propose(
      {
        command: isBan ? 'appeals decide-ban' : 'appeals decide',
        words: { APPEAL: appeal.appealId, VERDICT, ANSWER: answer.trim() },
      },
      onChange,
    )
  return (
    <section className={styles.panel}>
      <h2>
        {say(isBan ? 'appeals.fromBan' : 'appeals.from', {
          id: String(appeal.accountId),
          reason: say(`reason.${appeal.reason}` as TextKey),
          name: appeal.mutedBy ?? appeal.bannedBy ?? say('appeals.somebody'),
        })}
      </h2>
      <p className={styles.quiet}>
        {moment(appeal.madeAt)} ·{' '}
        <a href={`#/support/${appeal.accountId}`}>{say('player', { id: String(appeal.accountId) })}</a>
      </p>
      <blockquote className={styles.quote}>
        <bdi>{appeal.text}</bdi>
      </blockquote>
      <Labelled label={say('appeals.answer')}>
        <Input maxLength={500} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Labelled>
      <div className={styles.row}>
        <Act look="act" onClick={() => decide('lifted')}>
          {say(isBan ? 'appeals.liftBan' : 'appeals.lift')}
        </Act>
        <Act onClick={() => decide('kept')}>{say(isBan ? 'appeals.keepBan' : 'appeals.keep')}</Act>
      </div>
    </section>
  )
}
