import { useMessages } from '#kit/i18n/use-messages.ts'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { hostedCalls } from '../../calls.ts'
import { BadgeRow } from './BadgeRow.tsx'
import { badgesOfGamesTexts } from './texts.ts'
import styles from './game-badges.module.css'

/** An external game's badges, below the game; nothing if it declares none. */
export function GameBadges({ slug }: { readonly slug: string }) {
  const text = useMessages(badgesOfGamesTexts)
  const { status } = useAccount()
  const { data, error } = useRead(
    hostedCalls.listGameBadges,
    { slug },
    { enabled: status !== undefined, onOpen: true },
  )
  if (error && !data)
    return (
      <FailedRead
        title={text('failed')}
        retry={text('retry')}
        refusal={error.refusal}
        call={hostedCalls.listGameBadges}
      />
    )
  if (!data || data.badges.length === 0) return null
  return (
    <section className={styles.badges} aria-labelledby="game-badges">
      <h2 id="game-badges">{text('title')}</h2>
      <p>{text('note')}</p>
      <BadgeRow badges={data.badges} />
    </section>
  )
}
