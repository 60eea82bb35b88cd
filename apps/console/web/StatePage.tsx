import { NothingYet, RefusalNote } from './Parts.tsx'
import { ResultTable } from './ResultTable.tsx'
import { useSay } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 5000

interface State {
  readonly alerts: readonly { readonly alert: string; readonly about: string }[]
  readonly processes: readonly unknown[]
  readonly rooms: readonly unknown[]
  readonly lines: readonly unknown[]
  readonly jobs: readonly unknown[]
  readonly checks: readonly unknown[]
  readonly queue: { readonly workers: number; readonly plays: number; readonly tickets: number }
}

/** The state of the portal: processes, rooms, lines, jobs, ledger and alerts. */
export function StatePage() {
  const say = useSay()
  const { facts, refusal } = useReadCommand<State>({ command: 'state show' }, LOOK_EVERY_MS)
  if (!facts) return <NothingYet refusal={refusal} />
  const { alerts, processes, rooms, lines, jobs, checks, queue } = facts
  const parts = [
    ['state.processes', processes, 'empty'],
    ['state.rooms', rooms, 'state.noRooms'],
    ['state.lines', lines, 'state.noLines'],
    ['state.jobs', jobs, 'empty'],
    ['state.ledger', checks, 'empty'],
  ] as const
  return (
    <>
      <RefusalNote refusal={refusal} />
      <section className={styles.list} aria-label={say('state.alerts')}>
        {alerts.length === 0 && <p className={styles.good}>{say('state.calm')}</p>}
        {alerts.map(({ alert, about }) => (
          <p key={alert + about} className={styles.alert} role="alert">
            <strong>{alert}</strong> <bdi>{about}</bdi>
            <br />
            {say('state.runbook', { alert })}
          </p>
        ))}
      </section>
      <p className={styles.quiet}>
        {say('state.queue', { workers: queue.workers, plays: queue.plays, tickets: queue.tickets })}
      </p>
      {parts.map(([title, rows, none]) => (
        <section key={title} className={styles.panel}>
          <h2>{say(title)}</h2>
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
