import type { ArtProps } from './EventPicture.tsx'
import { Sky } from './Sky.tsx'
import styles from './art.module.css'

/** Positions of the lanterns on their strings: centre, top, size. */
const LANTERNS = [
  [52, 58, 0.8],
  [128, 82, 1],
  [210, 90, 1.15],
  [296, 82, 0.95],
  [372, 60, 0.8],
  [446, 88, 1.1],
  [528, 96, 1.25],
  [604, 78, 0.9],
] as const

/** The islet hangs out its lanterns; they float on the water as well. */
export function LanternsArt({ id }: ArtProps) {
  return (
    <>
      <Sky id={id} />
      {/* Light has no outline. */}
      <radialGradient id={`${id}shine`}>
        <stop className={styles.glow} offset="0.35" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle className={styles.moon} cx="560" cy="44" r="22" />
      <path className={styles.hill} d="M0 190 C90 140 170 150 240 178 S420 130 640 176 V240 H0Z" />
      <path className={styles.water} d="M0 196 C120 188 220 204 340 196 S540 190 640 198 V240 H0Z" />
      <path className={styles.near} d="M0 240 V206 C40 196 96 200 132 222 L150 240Z" />
      <path className={styles.trunk} d="M48 214 C54 172 44 132 66 96" />
      {[-62, -24, 14, 50, 88].map((angle) => (
        <path
          key={angle}
          className={styles.near}
          d="M0 0 C18 -18 46 -18 66 4 C44 -4 20 -2 0 0Z"
          transform={`translate(66 94) rotate(${angle - 40})`}
        />
      ))}
      <path className={styles.string} d="M-10 30 C100 90 260 90 400 40 C470 90 560 96 650 52" />
      {LANTERNS.map(([x, y, size]) => (
        <Lantern key={x} id={id} x={x} y={y} size={size} />
      ))}
      {[190, 330, 470].map((x, place) => (
        <g key={x} transform={`translate(${x} ${206 + place * 8}) scale(0.7)`}>
          <ellipse className={styles.shine} fill={`url(#${id}shine)`} cx="0" cy="8" rx="44" ry="10" />
          <path className={styles.paper} d="M-14 -16 H14 L10 6 H-10Z" />
          <path className={styles.cap} d="M-18 6 H18 L12 12 H-12Z" />
        </g>
      ))}
    </>
  )
}

interface LanternProps extends ArtProps {
  readonly x: number
  readonly y: number
  readonly size: number
}

function Lantern({ id, x, y, size }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className={styles.shine} fill={`url(#${id}shine)`} cx="0" cy="22" r="56" />
      <path className={styles.string} d="M0 -22 V-2" />
      <rect className={styles.cap} x="-9" y="-4" width="18" height="6" rx="2" />
      <path className={styles.paper} d="M-9 2 H9 C26 10 26 36 9 44 H-9 C-26 36 -26 10 -9 2Z" />
      <path className={styles.rib} d="M0 2 V44 M-11 4 C-19 16 -19 30 -11 42 M11 4 C19 16 19 30 11 42" />
      <rect className={styles.cap} x="-8" y="43" width="16" height="5" rx="2" />
      <path className={styles.rib} d="M0 48 V60 M-4 48 V56 M4 48 V56" />
    </g>
  )
}
