import { useState } from 'react'
import styles from './count-ring.module.css'

interface CountRingProps {
  readonly seconds: number
  readonly children?: React.ReactNode
}

/** A ring that empties with the seconds; the largest value shown is full. */
export function CountRing({ seconds, children }: CountRingProps) {
  const [most, setMost] = useState(seconds)
  if (seconds > most) setMost(seconds)
  const rest = most > 0 ? seconds / most : 0
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.ground} cx="32" cy="32" r="28" />
        <circle
          className={styles.rest}
          cx="32"
          cy="32"
          r="28"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - rest}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}
