import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { hostedCalls } from '../../calls.ts'
import { BadgeRow } from './BadgeRow.tsx'
import { badgesOfGamesTexts } from './texts.ts'
import styles from './game-badges.module.css'

/** The player's badges of external games, apart from proved ones. */
export function OwnGameBadges() {
  const text = useMessages(badgesOfGamesTexts)
  const number = useNumber()
  const { status } = useAccount()
  const { data } = useRead(hostedCalls.listOwnGameBadges, {}, { enabled: status !== undefined, onOpen: true })
  // The section of proved badges shows its own error.
  if (!data || data.games.length === 0) return null
  return (
    <section className={styles.own} aria-labelledby="own-game-badges">
      <h2 id="own-game-badges">{text('own')}</h2>
      <p>{text('note')}</p>
      {data.games.map(({ slug, title, badges, all }) => (
        <div key={slug}>
          <h3>
            <a href={`/g/${slug}`} dir="auto">
              {title}
            </a>{' '}
            <small>{text('count', { have: number(badges.length), all: number(all) })}</small>
          </h3>
          <BadgeRow badges={badges} />
        </div>
      ))}
    </section>
  )
}
