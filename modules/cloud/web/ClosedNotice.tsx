import { useEffect } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { seconds } from '#kit/time/time.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { cloudCalls } from '../calls.ts'
import { learnAccount } from './cloud-store.ts'
import { usePopularGames } from './GameGrid.tsx'
import { cloudTexts } from './texts.ts'
import styles from './cloud.module.css'

const LOOK_EVERY = seconds(5)

/** Why cloud games are closed, or this account cannot play right now; nothing while they are open. */
export function ClosedNotice() {
  const text = useMessages(cloudTexts)
  const { data } = useRead(cloudCalls.readCloudAccount, {})
  const hasGames = usePopularGames()?.games.length !== 0
  useEffect(() => {
    if (data) learnAccount(data.isOpen)
  }, [data])
  if (!data) return null
  if (data.reason === 'coming') return <Coming />
  const why = data.reason === 'ok' ? undefined : text(`account.${data.reason}`)
  if (!why && data.lineCount > 0 && hasGames) return null
  return <Notice title={text('closed.title')} note={why ?? text('closed.note')} />
}

/** The first games are being installed: the hub opens by itself when they are ready. */
function Coming() {
  const text = useMessages(cloudTexts)
  const expire = useExpire()
  useRead(cloudCalls.readCloudAccount, {}, { every: LOOK_EVERY })
  // They arrived after the list was read.
  useEffect(() => () => expire(cloudCalls.listCloudGames), [expire])
  return <Notice title={text('coming.title')} note={text('coming.note')} />
}

function Notice({ title, note }: { readonly title: string; readonly note: string }) {
  const text = useMessages(cloudTexts)
  return (
    <section className={styles.closed} aria-labelledby="closed">
      <h2 id="closed">{title}</h2>
      <p>{note}</p>
      <ButtonLink href="/games">{text('closed.games')}</ButtonLink>
    </section>
  )
}
