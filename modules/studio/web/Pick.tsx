import '#kit/ui/caret.css'
import styles from './studio.module.css'

interface PickProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onPick: (value: string) => void
}

/** One of a few, by the system's own list. */
export function Pick({ label, value, choices, onPick }: PickProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} onChange={({ target }) => onPick(target.value)}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
