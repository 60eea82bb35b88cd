import { Suspense } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { late } from '#kit/ui/late.ts'
import { LockSimpleIcon } from '#kit/ui/icons/shell.tsx'
import type { Silence } from './shown-chat.ts'
import { chatTexts } from './texts.ts'
import styles from './composer.module.css'

const AppealForm = late(() => import('./AppealForm.tsx').then((module) => ({ default: module.AppealForm })))

/** Replaces the input for players who may not write: why, and until when (spec 6.3). */
export function SilencedNote({ silence: { reason, endsAt } }: { readonly silence: Silence }) {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  const language = useLanguage()
  const when = (end: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(end)
  return (
    <div className={styles.silenced} role="status">
      <LockSimpleIcon />
      <div>
        <strong>{refusal('ChatNotAllowed')}</strong>
        {reason !== 'off' && <p>{text('silence.reason', { reason: text(`reason.${reason}`) })}</p>}
        {reason === 'off' ? (
          <p>{text('silence.off')}</p>
        ) : (
          <>
            <p>{endsAt === null ? text('silence.forGood') : text('silence.until', { when: when(endsAt) })}</p>
            <Suspense>
              <AppealForm />
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}
