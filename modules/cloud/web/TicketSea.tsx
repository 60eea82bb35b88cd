import type { CSSProperties } from 'react'
import styles from './ticket.module.css'

const WAVES = 12
const wave = `M6 48q12-8 24 0${'t24 0'.repeat(WAVES - 1)}`
/** From the boat's start to its landing. */
const WAY = 190

/** The boat on its way to the landing; the text beside it states the position too. */
export function TicketSea({ progress }: { readonly progress: number }) {
  const way = { '--way': `${Math.round(progress * WAY)}px`, '--made': progress } as CSSProperties
  return (
    <svg className={styles.sea} viewBox="0 0 303 62" style={way} aria-hidden="true" data-mirrored>
      <path className={styles.waves} d={wave} pathLength="1" />
      <path className={styles.wake} d={wave} pathLength="1" />
      <g className={styles.landing}>
        <path d="M276 48q0-22 14-22t12 22z" />
        <path className={styles.sail} d="M286 28l2-14h6l2 14z" />
      </g>
      <g className={styles.boat}>
        <g className={styles.bob}>
          <path d="M18 30h54l-10 20H28z" />
          <path className={styles.sail} d="M42 4v24H22zM47 8v20h18z" />
        </g>
      </g>
    </svg>
  )
}
