import { useMessages } from '#kit/i18n/use-messages.ts'
import { WarningCircleIcon } from '#kit/ui/icons/shell.tsx'
import { marketTexts } from './texts.ts'
import styles from './own.module.css'

/** Warns that the password alone is enough to take the card for free (docs/contract.md A5). */
export function PasswordWarning() {
  const text = useMessages(marketTexts)
  return (
    <p className={styles.warning}>
      <WarningCircleIcon />
      {text('passwordWarning')}
    </p>
  )
}
