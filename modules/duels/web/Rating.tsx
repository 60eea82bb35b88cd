import { ratingText } from '#kit/i18n/rating-text.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { duelsTexts } from './texts.ts'
import styles from './live.module.css'

interface RatingProps {
  readonly rating: number
  readonly isProvisional: boolean
  /** What a game has changed. */
  readonly change?: number | null
}

/** A rating, a mark while it is provisional, and its change. */
export function Rating({ rating, isProvisional, change = null }: RatingProps) {
  const text = useMessages(duelsTexts)
  const language = useLanguage()
  return (
    <span className={styles.rating} data-rating>
      <bdi dir="ltr">
        {ratingText(rating, language)}
        {isProvisional && (
          <>
            <abbr aria-hidden="true" title={text('rating.provisional')}>
              ?
            </abbr>
            <span data-unseen>{text('rating.provisional')}</span>
          </>
        )}
      </bdi>
      {change !== null && (
        <bdi dir="ltr" data-change={Math.sign(change)}>
          {ratingText(change, language, true)}
        </bdi>
      )}
    </span>
  )
}
