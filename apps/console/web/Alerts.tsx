import { useSay } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 30_000

/** An alert that follows from the database. */
export interface Alert {
  readonly alert: string
  readonly about: string
}

/** An alert, and where the run book says what to do. */
export function AlertNote({ alert: { alert, about } }: { readonly alert: Alert }) {
  const say = useSay()
  return (
    <p className={styles.alert} role="alert">
      <strong>{alert}</strong> <bdi>{about}</bdi>
      <br />
      {say('state.runbook', { alert })}
    </p>
  )
}

/** The alerts with these names, on the page that they concern. */
export function AlertsAbout({ names }: { readonly names: readonly string[] }) {
  const { facts } = useReadCommand<readonly Alert[]>({ command: 'state alerts' }, LOOK_EVERY_MS)
  return facts
    ?.filter(({ alert }) => names.includes(alert))
    .map((one) => <AlertNote key={one.alert + one.about} alert={one} />)
}
