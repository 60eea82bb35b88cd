import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { before, milliseconds, type Instant } from '#kit/time/time.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import type { ScreenProps } from '#kit/web/route.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useRead } from '#kit/web/use-call.ts'
import { GameWall } from '#modules/catalog/web/index.ts'
import { eventsCalls } from '../calls.ts'
import { stateOf } from '../rules/event.ts'
import { EventPicture } from './art/EventPicture.tsx'
import { EventCards } from './EventCards.tsx'
import { EventTable } from './EventTable.tsx'
import styles from './event.module.css'
import { eventsTexts } from './texts.ts'

const FIRST_COVERS = 4

/** The page of a season or contest: its picture, its games, its table, its cards. */
export default function EventScreen({ params: { slug = '' } }: ScreenProps) {
  const text = useMessages(eventsTexts)
  const language = useLanguage()
  const { data: event } = useRead(eventsCalls.readEvent, { slug })
  if (!event) return null
  const { art, title, lead, about, games, ranked, cards, hub, startsAt, endsAt } = event
  const state = stateOf(event, serverNow())
  // What ends at midnight has its last day before it.
  const moment = state === 'before' ? startsAt : before(endsAt, milliseconds(1))
  return (
    <main id="content" className={styles.page}>
      <TopBar title={title} note={text(`when.${state}`, { date: dateText(moment, language) })} isArea />
      <div className={styles.picture}>
        <EventPicture art={art} />
      </div>
      <p className={styles.lead}>{lead}</p>
      {about.map((paragraph) => (
        <p key={paragraph} className={styles.about}>
          {paragraph}
        </p>
      ))}
      {ranked.length > 0 && (
        <>
          <section className={styles.part} aria-labelledby="ranked">
            <h2 id="ranked">{text('ranked')}</h2>
            <GameWall games={ranked} label={text('ranked')} firstCount={FIRST_COVERS} />
          </section>
          {state !== 'before' && (
            <EventTable slug={slug} rankRule={event.rankRule} isOver={state === 'over'} />
          )}
        </>
      )}
      {games.length > 0 && (
        <section className={styles.part} aria-labelledby="games">
          <h2 id="games">{text('games')}</h2>
          <GameWall games={games} label={text('games')} />
        </section>
      )}
      {hub !== undefined && <ButtonLink href={`/hub/${hub}`}>{text('hub')}</ButtonLink>}
      {cards.length > 0 && <EventCards kinds={cards} oddsVersion={event.oddsVersion} />}
    </main>
  )
}

/** The day by UTC, by which events begin and end everywhere. */
const dateText = (moment: Instant, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
