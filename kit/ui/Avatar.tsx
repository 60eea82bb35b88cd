import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './Avatar.module.css'

/** Background, shadow colour (shirt and hair), skin and the drawing of the hair. */
const FACES = [
  ['#5fd3c4', '#0b4a48', '#c98a5a', 'M9 30V19a13 13 0 0 1 26 0v11l-4-2V19q-9-1-12-5q-2 5-6 6v8z'],
  ['#ff8a7a', '#7a2418', '#ffe0bd', 'M10 20a12 12 0 0 1 24 0q-6-6-12-5t-12 5z'],
  ['#9b8bff', '#22104f', '#8a5a3a', 'M10 22q-2-14 12-14t12 14q-2-4-4-5H14q-3 1-4 5zM8 12h28v4H8z'],
  [
    '#7bdc8b',
    '#0f4526',
    '#ffd9b8',
    'M14 6a5 5 0 1 0 .1 0zM30 6a5 5 0 1 0 .1 0zM10 20a12 12 0 0 1 24 0q-12-7-24 0z',
  ],
  ['#ffc95c', '#6b3d0c', '#f3c79a', 'M12 18q-1-10 10-10q4-5 8-1q6 3 2 12q-4-5-10-5t-10 4z'],
  ['#6fc8ff', '#0b2f58', '#e5b083', 'M10 18l4-10l4 5l4-7l4 7l5-5l3 10q-12-5-24 0z'],
  [
    '#ff9ed2',
    '#5c1440',
    '#7a4a2e',
    'M8 26q-4-20 14-20t14 20q-2 4-4 2q2-10-4-13q-10 4-16 0q-4 4-1 13q-2 2-3-2z',
  ],
  ['#c6e07a', '#3c4a0c', '#ffcfa6', 'M10 21q0-13 12-13t12 13q-3-6-7-7q-9 2-13 0q-3 2-4 7zM20 4h4v6h-4z'],
] as const

/** Number of drawn faces; any integer selects one. */
export const FACE_COUNT = FACES.length

/** One of the drawn faces, without a frame. */
export function Face({ index }: { index: number }) {
  const [ground, shade, skin, hair] = FACES[((index % FACE_COUNT) + FACE_COUNT) % FACE_COUNT]!
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <path d="M0 0h44v44H0z" fill={ground} />
      <path d="M6 46q2-13 16-13t16 13z" fill={shade} />
      <circle cx="22" cy="22" r="11" fill={skin} />
      <path d={hair} fill={shade} />
      <g fill="#1a1208">
        <circle cx="18" cy="23" r="1.7" />
        <circle cx="26" cy="23" r="1.7" />
        <path d="M18.5 27.5q3.5 3 7 0" fill="none" stroke="#1a1208" strokeWidth="1.7" strokeLinecap="round" />
      </g>
    </svg>
  )
}

export interface AvatarProps {
  /** Selects a drawn face, for example by the player's id. */
  readonly face: number
  /** The player's own picture, instead of a face. */
  readonly picture?: string | undefined
  readonly size?: number
  /** Ripeness, 0 to 1; a full ring is in the colour for "act", because the player can act. */
  readonly ring?: number | undefined
}

/** A player's face. Decorative: the name is next to it. */
export function Avatar({ face, picture, size = 44, ring }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, ring !== undefined && styles.ringed)}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      {ring !== undefined && (
        <svg className={styles.ring} viewBox="0 0 56 56" aria-hidden="true">
          <circle cx="28" cy="28" r="26" />
          <circle
            className={ring >= 1 ? styles.ripe : styles.drifting}
            cx="28"
            cy="28"
            r="26"
            pathLength="1"
            strokeDasharray={`${Math.min(1, Math.max(0, ring))} 2`}
          />
        </svg>
      )}
      <span className={styles.face}>
        {picture ? (
          <img src={picture} alt="" width={size} height={size} />
        ) : (
          <Face index={Math.trunc(face)} />
        )}
      </span>
    </span>
  )
}
