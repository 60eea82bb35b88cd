import type { CSSProperties } from 'react'
import { Mark } from '#kit/ui/Logo.tsx'
import styles from './card.module.css'

const WAVES = Array.from(
  { length: 9 },
  (_, row) => `M-14 ${52 + row * 42}q27-22 54 0t54 0t54 0t54 0t54 0t54 0`,
).join('')

interface CardBackProps {
  /** Width in pixels; without it the card fills its place. */
  readonly size?: number | undefined
}

/** The back of every card. */
export const CardBack = ({ size }: CardBackProps) => (
  <div className={styles.card} style={{ inlineSize: size } as CSSProperties} aria-hidden="true">
    <div className={styles.sheet}>
      <svg className={styles.drawing} viewBox="0 0 300 420">
        <rect width="300" height="420" rx="27" fill="#1f4a5e" />
        <rect x="12" y="12" width="276" height="396" rx="18" fill="#0d2d3b" />
        <svg x="12" y="12" width="276" height="396">
          <path d={WAVES} fill="none" stroke="#1d5568" strokeWidth="7" strokeLinecap="round" />
        </svg>
        <rect
          x="5"
          y="5"
          width="290"
          height="410"
          rx="23"
          fill="none"
          stroke="#fff"
          strokeOpacity=".16"
          strokeWidth="1.5"
        />
      </svg>
      <span className={styles.mark}>
        <Mark size={120} />
      </span>
    </div>
  </div>
)
