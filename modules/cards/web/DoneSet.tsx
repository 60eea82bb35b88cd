import { useMessages } from '#kit/i18n/use-messages.ts'
import type { CardLevel } from '../model.ts'
import { cardsTexts, LEVEL_LETTERS } from './texts.ts'
import styles from './opening-stage.module.css'

/** Announces a completed set. */
export function DoneSet({ level }: { readonly level: CardLevel }) {
  const text = useMessages(cardsTexts)
  return (
    <strong className={styles.done} role="status">
      {text('open.setDone', { set: text('set', { level: LEVEL_LETTERS[level] }) })}
    </strong>
  )
}
