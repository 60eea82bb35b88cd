import { useMessages } from '#kit/i18n/use-messages.ts'
import { assetUrl } from '#kit/web/config.ts'
import type { GameBadge } from '../../calls.ts'
import { badgesOfGamesTexts } from './texts.ts'
import styles from './game-badges.module.css'

/** Badges that an external game declares; those the player lacks are pale. */
export function BadgeRow({ badges }: { readonly badges: readonly GameBadge[] }) {
  const text = useMessages(badgesOfGamesTexts)
  return (
    <ul className={styles.row}>
      {badges.map(({ badgeId, title, task, picture, wonAt }) => (
        <li key={badgeId} data-open={wonAt === null || undefined}>
          <img src={assetUrl(picture)} alt="" width="56" height="56" loading="lazy" />
          <span>
            <strong dir="auto">{title}</strong>
            <span dir="auto">{task}</span>
            <span className="visually-hidden">{text(wonAt === null ? 'open' : 'won')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
