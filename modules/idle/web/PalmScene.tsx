import type { ReactNode } from 'react'
import { Coconut } from '#kit/ui/Coconut.tsx'
import styles from './palm-scene.module.css'

/** Where coconuts hang, in percent of the scene. */
const PLACES = [
  [77, 30],
  [68, 25],
  [85, 22],
  [72, 41],
  [61, 36],
  [83, 40],
] as const

interface PalmSceneProps {
  /** Ripe coconuts; the palm carries six at most. */
  readonly ripe: readonly { readonly id: string; readonly isBlue: boolean }[]
  readonly children: ReactNode
}

const LEAVES = [
  'M300 92C240 40 170 36 110 78C170 66 230 74 300 100z',
  'M300 90C250 70 190 96 160 160C210 124 250 108 304 102z',
  'M302 88C320 30 380 10 440 34C390 36 340 56 310 98z',
  'M304 90C350 70 410 90 440 150C396 120 352 106 304 104z',
  'M300 94C270 110 246 150 250 204C270 160 290 130 312 104z',
]

/** The shore at dusk: what has ripened hangs in the palm. */
export function PalmScene({ ripe, children }: PalmSceneProps) {
  return (
    <div className={styles.scene}>
      <svg
        className={styles.sky}
        viewBox="0 0 400 420"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="palm-sky" x2="0" y2="1">
            <stop stopColor="#0c1b3d" />
            <stop offset=".42" stopColor="#4a2b68" />
            <stop offset=".72" stopColor="#a2446a" />
            <stop offset="1" stopColor="#ee7a5c" />
          </linearGradient>
          <linearGradient id="palm-sea" x2="0" y2="1">
            <stop stopColor="#2b4a6b" />
            <stop offset="1" stopColor="#0b2533" />
          </linearGradient>
        </defs>
        <rect width="400" height="420" fill="url(#palm-sky)" />
        <g fill="#fff" opacity=".8">
          <circle cx="62" cy="84" r="1.6" />
          <circle cx="128" cy="52" r="1.2" />
          <circle cx="44" cy="170" r="1.3" />
          <circle cx="188" cy="110" r="1" />
          <circle cx="232" cy="34" r="1.4" />
        </g>
        <circle cx="168" cy="352" r="118" fill="#ffcf7a" opacity=".22" />
        <circle cx="168" cy="352" r="68" fill="#ffcf7a" />
        <path d="M0 352h400v68H0z" fill="url(#palm-sea)" />
        <path
          d="M110 366h116M130 380h76M146 394h44"
          stroke="#ffcf7a"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".6"
        />
        <path d="M330 420C348 300 336 190 296 92l18-8C360 180 372 300 366 420z" fill="#2a1518" />
        <g fill="#0c3a34" className={styles.leaves}>
          {LEAVES.map((leaf) => (
            <path key={leaf} d={leaf} />
          ))}
        </g>
      </svg>
      {ripe.slice(0, PLACES.length).map(({ id, isBlue }, index) => (
        <span
          key={id}
          className={styles.nut}
          style={{ left: `${PLACES[index]![0]}%`, top: `${PLACES[index]![1]}%` }}
        >
          <Coconut isBlue={isBlue} isRipe />
        </span>
      ))}
      {children}
    </div>
  )
}
