import type { ArtProps } from './EventPicture.tsx'
import { Sky } from './Sky.tsx'
import styles from './art.module.css'

/** The tide comes in: waves, a shell, a starfish, and the moon that pulls. */
export function TidesArt({ id }: ArtProps) {
  return (
    <>
      <Sky id={id} />
      <circle className={styles.moon} cx="118" cy="54" r="30" />
      <path className={styles.hill} d="M0 134 C110 104 190 132 290 120 S500 96 640 128 V240 H0Z" />
      <path className={styles.deep} d="M0 132 C90 120 160 146 250 134 S430 120 640 138 V240 H0Z" />
      <path
        className={styles.water}
        d="M0 168 C70 146 120 152 176 166 C230 180 250 150 232 128 C282 138 296 178 268 190 C380 180 500 160 640 172 V240 H0Z"
      />
      <path className={styles.foam} d="M176 166 C230 180 250 150 232 128 C282 138 296 178 268 190" />
      <path className={styles.foam} d="M26 176 C66 164 98 166 130 176 M338 182 C400 172 440 176 486 172" />
      <path className={styles.sand} d="M0 240 V222 C120 204 260 228 380 214 S560 198 640 206 V240Z" />
      <path className={styles.foam} d="M0 220 C120 202 260 226 380 212 S560 196 640 204" />
      <g transform="translate(452 208) rotate(-12)">
        <path className={styles.shell} d="M-26 10 C-26 -22 26 -22 26 10 L6 20 H-6Z" />
        <path className={styles.rib} d="M0 18 V-14 M-4 18 L-15 -9 M4 18 L15 -9" />
      </g>
      <path
        className={styles.coral}
        transform="translate(556 206) rotate(10)"
        d="M0 -20 L6 -6 L21 -5 L9 4 L13 19 L0 10 L-13 19 L-9 4 L-21 -5 L-6 -6Z"
      />
    </>
  )
}
