import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { BadgeRow, badgesOfGamesTexts } from '#modules/hosted/web/index.ts'
import type { TriedBadge } from '../calls.ts'
import type { Given } from '../rules/tried-badges.ts'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

interface TriedBadgesProps {
  readonly badges: readonly TriedBadge[]
  readonly given: Given
}

/** The badges of a tried version, those that it has given, and those that it may not give. */
export function TriedBadges({ badges, given: { won, undeclared } }: TriedBadgesProps) {
  const text = useMessages(studioTexts)
  const common = useMessages(badgesOfGamesTexts)
  if (badges.length + undeclared.length === 0) return null
  const shown = badges.map((badge) => {
    const wonAt = won.find(({ badgeId }) => badgeId === badge.badgeId)?.wonAt ?? null
    return { ...badge, wonAt }
  })
  return (
    <section className={styles.tried} aria-labelledby="tried-badges">
      <h2 id="tried-badges">{common('title')}</h2>
      <BadgeRow badges={shown} />
      <div role="alert">
        {undeclared.map((badge) => (
          <p key={badge}>{text('preview.undeclared', { badge, file: `${BRAND_PREFIX}.json` })}</p>
        ))}
      </div>
    </section>
  )
}
