import type { ArtProps } from './EventPicture.tsx'
import { Sky } from './Sky.tsx'
import styles from './art.module.css'

/** Stars of a constellation: position and size. */
const TURTLE = [
  [236, 92, 5],
  [288, 58, 4],
  [352, 52, 5],
  [404, 82, 4],
  [396, 134, 5],
  [330, 152, 4],
  [262, 138, 4],
  [446, 64, 4],
  [206, 150, 3],
] as const
const SHELL = TURTLE.slice(0, 7)

/** A turtle constellation over the sea: the default picture. */
export function StarsArt({ id }: ArtProps) {
  return (
    <>
      <Sky id={id} />
      <path
        className={styles.line}
        d={`M${SHELL.map(([x, y]) => `${x} ${y}`).join(' L')} Z M404 82 L446 64 M262 138 L206 150`}
      />
      {TURTLE.map(([x, y, size]) => (
        <circle key={x} className={styles.star} cx={x} cy={y} r={size} />
      ))}
      <path className={styles.hill} d="M0 196 C140 168 240 190 360 180 S540 164 640 186 V240 H0Z" />
      <path className={styles.water} d="M0 206 C120 198 240 214 360 206 S540 198 640 208 V240 H0Z" />
    </>
  )
}
