import { useMessages } from '#kit/i18n/use-messages.ts'
import { useRead } from '#kit/web/use-call.ts'
import { duelsCalls } from '../calls.ts'
import { Rating } from './Rating.tsx'
import { duelsTexts } from './texts.ts'
import styles from './live.module.css'

interface PlayerRatingsProps {
  /** Whose; the player's own when left out. */
  readonly userId?: number
  readonly heading?: 'h2' | 'h3'
}

/** A player's ratings by family; nothing before their first rated game. */
export function PlayerRatings({ userId, heading: Heading = 'h3' }: PlayerRatingsProps) {
  const text = useMessages(duelsTexts)
  const { data } = useRead(duelsCalls.listRatings, userId === undefined ? {} : { userId }, { onOpen: true })
  if (!data || data.ratings.length === 0) return null
  return (
    <section className={styles.ratings} data-ratings>
      <Heading>{text('ratings.title')}</Heading>
      <ul>
        {data.ratings.map(({ title, rating, isProvisional }) => (
          <li key={title}>
            <span>{title}</span>
            <Rating rating={rating} isProvisional={isProvisional} />
          </li>
        ))}
      </ul>
    </section>
  )
}
