import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { centreCalls } from '../calls.ts'
import { COMPUTED_EVERY } from './centre-lists.ts'
import { Failed } from './Failed.tsx'
import { PicksWall } from './PicksWall.tsx'
import { RowsWaiting } from './RankedRows.tsx'
import { centreTexts } from './texts.ts'
import styles from './centre.module.css'

/** The account's games, latest first, from all devices. */
export function RecentGames() {
  const text = useMessages(centreTexts)
  const { language, say } = useSpeech()
  const { data, error } = useRead(centreCalls.listRecent, {}, { every: COMPUTED_EVERY })
  const expire = useExpire()
  const now = serverNow()
  if (error && !data) return <Failed refusal={error.refusal} onRetry={() => expire(centreCalls.listRecent)} />
  if (!data) return <RowsWaiting count={4} />
  if (data.games.length === 0)
    return (
      <EmptyState
        title={text('noRecent')}
        note={text('noRecentNote')}
        action={
          <ButtonLink look="act" href="/games">
            {text('find')}
          </ButtonLink>
        }
      />
    )
  return (
    <section aria-labelledby="recent" className={styles.list}>
      <h2 id="recent">{text('jumpBack')}</h2>
      <PicksWall
        label={text('jumpBack')}
        games={data.games.map((game) => ({ ...game, note: relativeTime(game.playedAt, now, language, say) }))}
      />
    </section>
  )
}
