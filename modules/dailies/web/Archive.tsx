import { useState } from 'react'
import { formatDate } from '#kit/i18n/dates.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { instant } from '#kit/time/time.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { CheckCircleIcon } from '#kit/ui/icons/shell.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { dailiesCalls } from '../calls.ts'
import { dailyLink } from '../model.ts'
import { ARCHIVE_DAYS } from '../rules/days.ts'
import { dailiesTexts } from './texts.ts'
import styles from './today.module.css'

/** Past days: every challenge can still be played, unranked. */
export function Archive() {
  const text = useMessages(dailiesTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="archive">
      <h2 id="archive">{text('archive')}</h2>
      <p className={styles.quiet}>{text('archiveNote', { days: ARCHIVE_DAYS })}</p>
      {isOpen ? (
        <Days cursor={undefined} />
      ) : (
        <Button onClick={() => setOpen(true)}>{text('showArchive')}</Button>
      )}
    </section>
  )
}

/** One page of the archive, followed by the next. */
function Days({ cursor }: { readonly cursor: string | undefined }) {
  const text = useMessages(dailiesTexts)
  const language = useLanguage()
  const [isMore, setMore] = useState(false)
  const { data, error, isLoading } = useRead(
    dailiesCalls.listPastDays,
    cursor === undefined ? {} : { cursor },
  )
  if (!data && error)
    return (
      <FailedRead
        title={text('failed')}
        retry={text('retry')}
        refusal={error.refusal}
        call={dailiesCalls.listPastDays}
      />
    )
  if (!data) return <Button isPending={isLoading}>{text('showArchive')}</Button>
  const last = data.days.at(0)
  return (
    <>
      {data.days.map(({ day, games }) => (
        <section key={day} aria-label={dateOf(day)} data-day={day}>
          <h3>{dateOf(day)}</h3>
          <ul className={styles.past}>
            {games.map(({ slug, title, cover, tone, kind, isDone }) => (
              <li key={slug}>
                <Anchor href={dailyLink(slug, day)} className={styles.pastGame} title={text(`kind.${kind}`)}>
                  <img
                    src={assetUrl(cover)}
                    alt=""
                    width={64}
                    height={64}
                    loading="lazy"
                    style={{ background: tone }}
                  />
                  <span>{title}</span>
                  {isDone && (
                    <>
                      <CheckCircleIcon />
                      <span className="visually-hidden">{text('done')}</span>
                    </>
                  )}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data.cursor !== undefined &&
        (isMore ? (
          <Days cursor={data.cursor} />
        ) : (
          <Button onClick={() => setMore(true)}>{text('more')}</Button>
        ))}
    </>
  )

  function dateOf(day: string): string {
    // Noon is the same date in almost every time zone.
    return formatDate(instant(`${day}T12:00Z`), instant(`${last?.day}T12:00Z`), language)
  }
}
