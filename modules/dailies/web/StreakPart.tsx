import type { ResultOf } from '#kit/contract/call.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { instant } from '#kit/time/time.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { dailiesCalls } from '../calls.ts'
import { DAYS_FOR_FREEZE, MOST_FREEZES } from '../rules/streak.ts'
import { StreakIsland } from './StreakIsland.tsx'
import { dailiesTexts } from './texts.ts'
import styles from './streak.module.css'

type Own = ResultOf<typeof dailiesCalls.readOwnDays>
const WEEK = 7

/** The player's streak: days in a row, what keeps it, and the last weeks as a calendar. */
export function StreakPart() {
  const text = useMessages(dailiesTexts)
  const { data, error } = useRead(dailiesCalls.readOwnDays, {}, { onFocus: true })
  return (
    <section className={styles.streak} aria-labelledby="streak" data-streak={data?.days}>
      <h2 id="streak" className="visually-hidden">
        {text('streak')}
      </h2>
      {data ? (
        <>
          <Days own={data} />
          <Calendar days={data.calendar} />
        </>
      ) : error ? (
        <FailedRead
          title={text('failed')}
          retry={text('retry')}
          refusal={error.refusal}
          call={dailiesCalls.readOwnDays}
        />
      ) : (
        <Loading />
      )}
    </section>
  )
}

function Days({ own: { days, longest, freezes, isDoneToday } }: { readonly own: Own }) {
  const text = useMessages(dailiesTexts)
  const advice = isDoneToday ? 'safe' : days > 0 ? 'goOn' : 'begin'
  return (
    <div className={styles.days}>
      <StreakIsland days={days} />
      <div>
        <p className={styles.count}>{text('days', { days })}</p>
        <p>{text(advice)}</p>
        {longest > days && <p className={styles.quiet}>{text('longest', { days: longest })}</p>}
        <p data-freezes={freezes}>{text('freezes', { held: freezes, most: MOST_FREEZES })}</p>
        <p className={styles.quiet}>{text('freezeRule', { days: DAYS_FOR_FREEZE, most: MOST_FREEZES })}</p>
      </div>
    </div>
  )
}

/** The last weeks, one row per week from Monday. */
function Calendar({ days }: { readonly days: Own['calendar'] }) {
  const text = useMessages(dailiesTexts)
  const language = useLanguage()
  const written = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(instant(day))
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  )
  return (
    <table className={styles.calendar}>
      <caption>{text('calendar')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col" abbr={written(day, { weekday: 'long' })}>
              {written(day, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, state }) => (
              <td key={day} data-state={state} data-day={day} title={text(`state.${state}`)}>
                <span>{written(day, { day: 'numeric' })}</span>
                <span className="visually-hidden">{text(`state.${state}`)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
