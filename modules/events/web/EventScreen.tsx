import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import type { ScreenProps } from '#kit/web/route.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useRead } from '#kit/web/use-call.ts'
import { eventsCalls } from '../calls.ts'
import { stateOf } from '../rules/event.ts'
import { EventCards } from './EventCards.tsx'
import { EventGames } from './EventGames.tsx'
import { EventHero } from './EventHero.tsx'
import { EventTable } from './EventTable.tsx'
import styles from './event.module.css'
import { eventsTexts } from './texts.ts'

/** The page of a season or contest: its picture, its games, its table, its cards. */
export default function EventScreen({ params: { slug = '' } }: ScreenProps) {
  const text = useMessages(eventsTexts)
  const { data: event } = useRead(eventsCalls.readEvent, { slug })
  if (!event) return null
  const { about, games, ranked, rankRule, cards, hub, oddsVersion } = event
  const now = serverNow()
  const state = stateOf(event, now)
  const areRanked = new Set(ranked.map(({ gameId }) => gameId))
  const others = games.filter(({ gameId }) => !areRanked.has(gameId))
  const hasTable = ranked.length > 0 && state !== 'before'
  return (
    <main id="content" className={styles.page}>
      <EventHero event={event} state={state} now={now} />
      <div className={styles.body}>
        <div className={styles.story}>
          {about.map((paragraph) => (
            <p key={paragraph} className={styles.about}>
              {paragraph}
            </p>
          ))}
          <EventGames id="ranked" title={text('ranked')} games={ranked} />
        </div>
        {(hasTable || cards.length > 0) && (
          <div className={styles.aside}>
            {hasTable && (
              <EventTable slug={slug} rankRule={rankRule} isOver={state === 'over'} first={ranked[0]?.slug} />
            )}
            {cards.length > 0 && <EventCards kinds={cards} oddsVersion={oddsVersion} />}
          </div>
        )}
        <div className={styles.others}>
          <EventGames id="games" title={text('games')} games={others} />
          {hub !== undefined && <ButtonLink href={`/hub/${hub}`}>{text('hub')}</ButtonLink>}
        </div>
      </div>
    </main>
  )
}
