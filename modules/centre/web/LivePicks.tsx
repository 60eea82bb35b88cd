import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
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

/** Games that are played now; the seed draws their order. */
export function LivePicks({ seed }: { readonly seed: number }) {
  const text = useMessages(centreTexts)
  const { data, error } = useRead(centreCalls.listLive, { seed }, { every: COMPUTED_EVERY })
  const expire = useExpire()
  // The last draw stays until the next arrives.
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)
  const shown = data ?? latest
  if (error && !shown) return <Failed refusal={error.refusal} onRetry={() => expire(centreCalls.listLive)} />
  if (!shown) return <RowsWaiting count={4} />
  if (shown.games.length === 0)
    return (
      <EmptyState
        title={text('noLive')}
        note={text('noLiveNote')}
        action={
          <ButtonLink look="act" href="/games">
            {text('find')}
          </ButtonLink>
        }
      />
    )
  return (
    <section aria-labelledby="live" className={styles.list}>
      <h2 id="live">{text('liveNow')}</h2>
      <PicksWall
        label={text('liveNow')}
        games={shown.games.map((game) => ({ ...game, note: text('playing', { count: game.online }) }))}
      />
    </section>
  )
}
