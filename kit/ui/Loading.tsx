import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { Mark } from './Logo.tsx'
import styles from './Loading.module.css'

const texts = messagesOf<typeof import('./messages/en.json')>('ui')

/** The logo bobs on its wave; it appears only after 400 ms. */
export function Loading({ label }: { label?: string | undefined }) {
  const text = useMessages(texts)
  return (
    <div className={styles.loading} role="status">
      <Mark size={64} isWaveLong />
      <span data-unseen>{label ?? text('loading')}</span>
    </div>
  )
}
