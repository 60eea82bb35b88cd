import type { ArtProps } from './EventPicture.tsx'
import styles from './art.module.css'

const STARS = Array.from({ length: 26 }, (_, index) => ({
  x: (index * 173 + 41) % 640,
  y: (index * 67 + 13) % 130,
  size: index % 5 === 0 ? 1.8 : 1.1,
}))

/** The sky behind every picture, with the stars of the night. */
export function Sky({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.high} offset="0" />
        <stop className={styles.low} offset="1" />
      </linearGradient>
      <rect width="640" height="240" fill={`url(#${id}sky)`} />
      {STARS.map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} className={styles.star} cx={x} cy={y} r={size} />
      ))}
    </>
  )
}
