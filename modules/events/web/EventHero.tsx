import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { before, between, milliseconds, type Instant } from '#kit/time/time.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import { BarTools } from '#kit/ui/TopBar.tsx'
import type { ResultOf } from '#kit/contract/call.ts'
import { catalogTexts } from '#modules/catalog/web/index.ts'
import type { eventsCalls } from '../calls.ts'
import type { EventState } from '../rules/event.ts'
import { EventPicture } from './art/EventPicture.tsx'
import styles from './event-hero.module.css'
import { eventsTexts } from './texts.ts'

interface EventHeroProps {
  readonly event: ResultOf<typeof eventsCalls.readEvent>
  readonly state: EventState
  readonly now: Instant
}

/** The scene of an event with its name, its time and, while it runs, a link to its first game. */
export function EventHero({ event, state, now }: EventHeroProps) {
  const text = useMessages(eventsTexts)
  const catalog = useMessages(catalogTexts)
  const language = useLanguage()
  const { art, title, lead, startsAt, endsAt, ranked, games } = event
  const first = ranked[0] ?? games[0]
  // An event that ends at midnight has its last day before it.
  const moment = state === 'before' ? startsAt : before(endsAt, milliseconds(1))
  const when = text(`when.${state}`, { date: dateText(moment, language) })
  return (
    <header className={styles.hero} data-state={state}>
      <div className={styles.scene}>
        <EventPicture art={art} isFromTop />
      </div>
      <div className={styles.tools}>
        <BarTools />
      </div>
      <div className={styles.words}>
        <p className={styles.when}>{when}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {state === 'running' && (
          <div className={styles.ways}>
            {first && (
              <ButtonLink look="act" size="large" href={`/g/${first.slug}`} icon={<PlayIcon />}>
                {catalog('home.play')}
              </ButtonLink>
            )}
            <div className={styles.past}>
              <ProgressBar label={when} share={between(startsAt, now) / between(startsAt, endsAt)} />
            </div>
          </div>
        )}
      </div>
    </header>
  )
}

/** The date in UTC, by which events begin and end everywhere. */
const dateText = (moment: Instant, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
