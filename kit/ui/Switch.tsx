import type { ReactNode } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  readonly label: string
  readonly note?: string | undefined
  readonly icon?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** An on/off row that is a target as a whole. Enter works like Space, which a native checkbox lacks. */
export function Switch({ label, note, icon, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={styles.row}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onChange(!isOn)
        }}
      />
    </label>
  )
}
