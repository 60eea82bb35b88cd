import { useState } from 'react'
import type { ReportType } from '#modules/chat/model.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePropose } from './ChangeDialog.tsx'
import { mayDo, type Me } from './me.ts'
import { MuteChoice, muteOptionsOf, untilOf, type MutePreset } from './MuteChoice.tsx'
import { Act, Input, Labelled, Loading, NothingYet, RefusalNote } from './Parts.tsx'
import { MessageItem, type OperatorMessage } from './MessageItem.tsx'
import { useMoment, useSay } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 10_000

interface ListedReport {
  readonly reportId: string
  readonly accusedId: number
  readonly type: ReportType
  readonly room: string
  readonly reportedAt: number
  readonly claimedBy: string | null
  readonly escalatedAt: number | null
}

interface OneReport extends ListedReport {
  readonly messageId: string
  readonly reporterId: number
  readonly text: string
  readonly state: string
  readonly escalatedFor: string
  readonly around: readonly OperatorMessage[]
  readonly record: {
    readonly open: number
    readonly upheld: number
    readonly dismissed: number
    readonly steps: number
  }
}

/** The queue of reports, and the one that is open. */
export function Reports({ me }: { readonly me: Me }) {
  const say = useSay()
  const moment = useMoment()
  const [chosen, setChosen] = useState<string>()
  const { facts, refusal, again } = useReadCommand<readonly ListedReport[]>(
    { command: 'reports list', options: { limit: '100' } },
    LOOK_EVERY_MS,
  )
  if (facts?.length === 0 && !chosen && !refusal) return <EmptyState title={say('reports.none')} />
  return (
    <div className={styles.split}>
      <section className={styles.list} aria-label={say('reports.list')}>
        <RefusalNote refusal={refusal} />
        {facts?.length === 0 && <p className={styles.quiet}>{say('reports.none')}</p>}
        {facts?.map((report) => (
          <button
            key={report.reportId}
            type="button"
            className={styles.item}
            aria-pressed={report.reportId === chosen}
            onClick={() => setChosen(report.reportId)}
          >
            <strong>{say(`reason.${report.type}`)}</strong>
            <span className={styles.quiet}>
              {say('player', { id: String(report.accusedId) })} · {moment(report.reportedAt)}
            </span>
            {report.claimedBy && (
              <span className={styles.badge}>{say('report.claimed', { name: report.claimedBy })}</span>
            )}
            {report.escalatedAt !== null && <span className={styles.badge}>{say('report.escalated')}</span>}
          </button>
        ))}
      </section>
      {!facts && !refusal && <Loading />}
      {chosen ? (
        <ReportView key={chosen} me={me} reportId={chosen} onChange={again} />
      ) : (
        facts && facts.length > 0 && <p className={styles.quiet}>{say('reports.choose')}</p>
      )}
    </div>
  )
}

function ReportView({
  me,
  reportId,
  onChange,
}: {
  readonly me: Me
  readonly reportId: string
  readonly onChange: () => void
}) {
  const say = useSay()
  const moment = useMoment()
  const {
    facts: report,
    refusal,
    again,
  } = useReadCommand<OneReport>({ command: 'reports show', words: { REPORT: reportId } }, LOOK_EVERY_MS)
  if (!report) return <NothingYet refusal={refusal} />
  const after = () => {
    again()
    onChange()
  }
  const { record } = report
  return (
    <section className={styles.panel}>
      <h2>{say('report.title', { when: moment(report.reportedAt) })}</h2>
      <p>
        {say('report.by', {
          accused: String(report.accusedId),
          reporter: String(report.reporterId),
          room: report.room,
          type: say(`reason.${report.type}`),
        })}
      </p>
      {report.text && (
        <blockquote className={styles.quote}>
          <bdi>{report.text}</bdi>
        </blockquote>
      )}
      <p className={styles.quiet}>
        {say('report.record', {
          upheld: record.upheld,
          dismissed: record.dismissed,
          open: record.open,
          steps: record.steps,
        })}
      </p>
      {mayDo(me, 'users timeline') && (
        <p>
          <a href={`#/support/${report.accusedId}`}>{say('player', { id: String(report.accusedId) })}</a>
        </p>
      )}
      <h3>{say('report.around')}</h3>
      <ol className={styles.list}>
        {report.around.map((message) => (
          <MessageItem
            key={message.messageId}
            message={message}
            isReported={message.messageId === report.messageId}
          />
        ))}
      </ol>
      {report.escalatedAt !== null && (
        <p className={styles.quiet}>
          <bdi>{say('report.escalatedFor', { reason: report.escalatedFor })}</bdi>
        </p>
      )}
      {report.state === 'open' && <Decide report={report} me={me} onChange={after} />}
    </section>
  )
}

interface DecideProps {
  readonly report: OneReport
  readonly me: Me
  readonly onChange: () => void
}

/** Presets for moderators: each is a command with a dry run. */
function Decide({ report, me, onChange }: DecideProps) {
  const say = useSay()
  const propose = usePropose()
  const [preset, setPreset] = useState<MutePreset>({ reason: report.type, length: 'step' })
  const [note, setNote] = useState('')
  const { reportId: REPORT, claimedBy } = report
  const isForOthers = report.escalatedAt !== null && me.role !== 'owner'
  const run = (command: string) => propose({ command, words: { REPORT } }, onChange)
  if (isForOthers) return <p className={styles.quiet}>{say('report.forOwners')}</p>
  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <span className={styles.quiet}>
          {claimedBy ? say('report.claimed', { name: claimedBy }) : say('report.free')}
        </span>
        {claimedBy === me.name ? (
          <Act onClick={() => run('reports release')}>{say('report.release')}</Act>
        ) : (
          <Act look="act" onClick={() => run('reports claim')}>
            {say('report.claim')}
          </Act>
        )}
      </div>
      <fieldset className={styles.list} disabled={claimedBy !== me.name}>
        <legend>{say('report.decide')}</legend>
        <MuteChoice preset={preset} onPick={setPreset} />
        <Labelled label={say('report.note')}>
          <Input maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </Labelled>
        <Presets report={report} preset={preset} note={note.trim()} onChange={onChange} />
      </fieldset>
    </div>
  )
}

interface PresetsProps {
  readonly report: OneReport
  readonly preset: MutePreset
  readonly note: string
  readonly onChange: () => void
}

function Presets({ report, preset, note, onChange }: PresetsProps) {
  const say = useSay()
  const propose = usePropose()
  const { reportId, accusedId, messageId } = report
  const { reason } = preset
  const [REPORT, USER] = [reportId, String(accusedId)]
  const why = note ? { reason: note } : {}
  const run = (command: string, words: Record<string, string>, options: Record<string, string> = {}) =>
    propose({ command, words, options }, onChange)
  const banned = note || say(`reason.${reason}`)
  return (
    <div className={styles.row}>
      <Act onClick={() => run('chat remove', { MESSAGE: messageId }, why)}>{say('report.hide')}</Act>
      <Act onClick={() => run('chat mute', { USER, WHY: reason }, { ...muteOptionsOf(preset), ...why })}>
        {say('report.mute')}
      </Act>
      <Act
        look="danger"
        onClick={() => run('users ban', { USER, REASON: banned }, { ...untilOf(preset), for: reason })}
      >
        {say('report.ban')}
      </Act>
      <Act onClick={() => run('reports escalate', { REPORT, REASON: banned })}>{say('report.escalate')}</Act>
      <Act look="act" onClick={() => run('reports close', { REPORT, VERDICT: 'upheld' }, why)}>
        {say('report.uphold')}
      </Act>
      <Act onClick={() => run('reports close', { REPORT, VERDICT: 'dismissed' }, why)}>
        {say('report.dismiss')}
      </Act>
    </div>
  )
}
