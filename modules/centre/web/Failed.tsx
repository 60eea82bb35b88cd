import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { centreTexts } from './texts.ts'
import styles from './centre.module.css'

/** The lists failed to load; the games are still there. */
export function Failed({ refusal, onRetry }: { readonly refusal: ErrorName; readonly onRetry: () => void }) {
  const text = useMessages(centreTexts)
  const refusalText = useRefusalText()
  return (
    <div className={styles.failed} role="alert">
      <p>{refusalText(refusal)}</p>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </div>
  )
}
