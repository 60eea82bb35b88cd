import { useId } from 'react'
import { BRAND_AMBER, BRAND_LAGOON, BRAND_NAME } from '#kit/brand/brand.ts'
import styles from './Logo.module.css'

export interface MarkProps {
  readonly size?: number
  /** Draws the wave wider than the mark, so that it can move. */
  readonly isWaveLong?: boolean
}

/** A mango coconut with three pores on one wave. Never mirrored. */
export function Mark({ size = 32, isWaveLong }: MarkProps) {
  const id = useId()
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <g>
        <circle cx="20" cy="19" r="15" fill={BRAND_AMBER} />
        <path d="M5 19a15 15 0 0 1 25-11c-15 2-18 16-14 25A15 15 0 0 1 5 19z" fill="#ffd27a" />
        <g fill="#2a1600">
          <circle cx="17" cy="16" r="2.6" />
          <circle cx="25" cy="16" r="2.6" />
          <ellipse cx="21" cy="23" rx="2.4" ry="3" />
        </g>
      </g>
      <clipPath id={id}>
        <path d="M-1 25h42v13H-1z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          d={`M1 32q5-5 9.5 0t9.5 0t9.5 0t9.5 0${isWaveLong ? 't9.5 0t9.5 0' : ''}`}
          fill="none"
          stroke={BRAND_LAGOON}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}

/** The mark with the name beside it. */
export function Logo({ name = BRAND_NAME }: { name?: string }) {
  return (
    <span className={styles.logo} translate="no">
      <Mark />
      {name}
    </span>
  )
}
