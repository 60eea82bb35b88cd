import { useEffect } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cloudCalls } from '../calls.ts'
import { learnAccount } from './cloud-store.ts'
import { usePopularGames } from './GameGrid.tsx'
import { cloudTexts } from './texts.ts'
import styles from './cloud.module.css'

/** Why cloud games are closed, or this account cannot play right now; nothing while they are open. */
export function ClosedNotice() {
  const text = useMessages(cloudTexts)
  const { data } = useRead(cloudCalls.readCloudAccount, {})
  const hasGames = usePopularGames()?.games.length !== 0
  useEffect(() => {
    if (data) learnAccount(data.isOpen)
  }, [data])
  if (!data) return null
  const why = data.reason === 'ok' ? undefined : text(`account.${data.reason}`)
  if (!why && data.lineCount > 0 && hasGames) return null
  return (
    <section className={styles.closed} aria-labelledby="closed">
      <h2 id="closed">{text('closed.title')}</h2>
      <p>{why ?? text('closed.note')}</p>
      <ButtonLink href="/games">{text('closed.games')}</ButtonLink>
    </section>
  )
}
