import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { studioCalls } from '../../calls.ts'
import { GAME_REPORT_REASONS } from '../../model.ts'
import { complainTexts } from './texts.ts'
import styles from '../studio.module.css'

/** A player tells the operators what is wrong with a game of others. */
export function Complain({ slug }: { readonly slug: string }) {
  const text = useMessages(complainTexts)
  const refusal = useRefusalText()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const report = useChange(studioCalls.reportGame)
  if (isDone)
    return (
      <p role="status" className={styles.complain}>
        {text('thanks')}
      </p>
    )
  return (
    <div className={styles.complain}>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('open')}
      </Button>
      {isOpen && (
        <div className={styles.row}>
          {GAME_REPORT_REASONS.map((reason) => (
            <Button
              key={reason}
              isPending={report.isPending && report.params?.reason === reason}
              onClick={() => report.run({ slug, reason }, () => setDone(true))}
            >
              {text(reason)}
            </Button>
          ))}
        </div>
      )}
      {report.error && <p role="alert">{refusal(report.error.refusal)}</p>}
    </div>
  )
}
