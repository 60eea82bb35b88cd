import { useRead } from '#kit/web/use-call.ts'
import { strollers } from '#kit/ui/living/day-part.ts'
import { days } from '#kit/time/time.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { CardFace } from '#modules/cards/web/index.ts'
import styles from './palm-scene.module.css'

const MOST = 3
const WIDTH = 34

/** A few of the player's kinds walk along the beach, changing daily. Decorative: the cards have their own page. */
export function Strollers() {
  const { data } = useRead(cardsCalls.readCollection, {})
  const owned = data?.kinds.filter(({ count }) => count > 0).map(({ kind }) => kind) ?? []
  const walking = strollers(owned, Math.floor(serverNow() / days(1)), MOST)
  if (walking.length === 0) return null
  return (
    <div className={styles.beach} aria-hidden="true">
      {walking.map((kind) => (
        <span key={kind} className={styles.stroller}>
          <CardFace kind={kind} name="" size={WIDTH} />
        </span>
      ))}
    </div>
  )
}
