import { AlertNote, type Alert } from './Alerts.tsx'
import { NothingYet, RefusalNote } from './Parts.tsx'
import { ResultTable } from './ResultTable.tsx'
import { useSay, type TextKey } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 5000

interface State {
  readonly alerts: readonly Alert[]
  readonly processes: readonly unknown[]
  readonly rooms: readonly unknown[]
  readonly lines: readonly unknown[]
  readonly jobs: readonly unknown[]
  readonly checks: readonly unknown[]
  readonly queue: { readonly workers: number; readonly plays: number; readonly tickets: number }
}

interface Part {
  readonly title: TextKey
  readonly rows: readonly unknown[]
  /** Shown without rows. */
  readonly none: TextKey
  /** The alerts that concern it. */
  readonly alerts: readonly string[]
}

const partsOf = ({ processes, rooms, lines, jobs, checks }: State): readonly Part[] => [
  { title: 'state.processes', rows: processes, none: 'empty', alerts: ['IsletOutboxStuck'] },
  { title: 'state.rooms', rows: rooms, none: 'state.noRooms', alerts: [] },
  {
    title: 'state.lines',
    rows: lines,
    none: 'state.noLines',
    alerts: ['IsletQueueOld', 'IsletNoWorkers'],
  },
  {
    title: 'state.jobs',
    rows: jobs,
    none: 'empty',
    alerts: ['IsletJobOverdue', 'IsletJobFails', 'IsletDaysNotCounted'],
  },
  {
    title: 'state.ledger',
    rows: checks,
    none: 'empty',
    alerts: ['IsletInvariantBroken', 'IsletInvariantsNotChecked'],
  },
]

/** The state of the portal: alerts, each at the part that it concerns, then processes, rooms, lines, jobs and ledger. */
export function StatePage() {
  const say = useSay()
  const { facts, refusal } = useReadCommand<State>({ command: 'state show' }, LOOK_EVERY_MS)
  if (!facts) return <NothingYet refusal={refusal} />
  const { alerts, queue } = facts
  return (
    <>
      <RefusalNote refusal={refusal} />
      <section className={styles.list} aria-label={say('state.alerts')}>
        {alerts.length === 0 && <p className={styles.good}>{say('state.calm')}</p>}
        {alerts.map((one) => (
          <AlertNote key={one.alert + one.about} alert={one} />
        ))}
      </section>
      <p className={styles.quiet}>
        {say('state.queue', { workers: queue.workers, plays: queue.plays, tickets: queue.tickets })}
      </p>
      {partsOf(facts).map(({ title, rows, none, alerts: concerning }) => (
        <section key={title} className={styles.panel}>
          <h2>{say(title)}</h2>
          {alerts
            .filter(({ alert }) => concerning.includes(alert))
            .map(({ alert, about }) => (
              <p key={alert + about}>
                <span className={styles.badge}>{alert}</span> <bdi>{about}</bdi>
              </p>
            ))}
          {rows.length > 0 ? (
            <ResultTable name={say(title)} facts={rows} text="" />
          ) : (
            <p className={styles.quiet}>{say(none)}</p>
          )}
        </section>
      ))}
    </>
  )
}
