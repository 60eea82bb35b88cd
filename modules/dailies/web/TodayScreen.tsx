import { useMessages } from '#kit/i18n/use-messages.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { dailiesCalls } from '../calls.ts'
import { Archive } from './Archive.tsx'
import { DayTable } from './DayTable.tsx'
import { StreakPart } from './StreakPart.tsx'
import { dailiesTexts } from './texts.ts'
import { ThreeCards } from './ThreeCards.tsx'
import { Yesterday, type OnWatch } from './Yesterday.tsx'
import styles from './today.module.css'

const { readToday } = dailiesCalls

/** Registers the page's reads with the client. */
export const calls = [readToday]

/** Today's three, the player's streak, the table of the day, yesterday's best runs and the archive. */
export default function TodayScreen({ onWatch }: { readonly onWatch: OnWatch }) {
  const text = useMessages(dailiesTexts)
  // Others keep finishing challenges, and a cached page may be hours old.
  const { data, error } = useRead(readToday, {}, { onOpen: true })
  return (
    <main id="content" className={styles.page}>
      <TopBar title={text('title')} isArea />
      <p className={styles.lead}>{text('lead')}</p>
      {data ? (
        <>
          <ThreeCards today={data} />
          <StreakPart />
          <DayTable games={data.games} />
          <Yesterday lines={data.yesterday} onWatch={onWatch} />
        </>
      ) : error ? (
        <FailedRead title={text('failed')} retry={text('retry')} refusal={error.refusal} call={readToday} />
      ) : (
        <Loading />
      )}
      <Archive />
    </main>
  )
}
