import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { entryTexts } from './texts.ts'
import styles from '../studio.module.css'

/** The way to the studio from a player's own place. */
export function StudioEntry() {
  const text = useMessages(entryTexts)
  return (
    <section className={styles.card}>
      <h2>{text('title')}</h2>
      <p className={styles.quiet}>{text('note')}</p>
      <ButtonLink href="/studio">{text('open')}</ButtonLink>
    </section>
  )
}
