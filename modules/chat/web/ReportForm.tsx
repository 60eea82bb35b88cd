import { useId, useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextAreaField } from '#kit/ui/TextAreaField.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { chatCalls } from '../calls.ts'
import { LONGEST_REPORT, REPORT_TYPES, type ChatMessage, type ReportType } from '../model.ts'
import { chatTexts } from './texts.ts'
import styles from './menus.module.css'

/** Reports a message to the operator. */
export function ReportForm({
  message,
  onDone,
}: {
  readonly message: ChatMessage
  readonly onDone: () => void
}) {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  const group = useId()
  const [type, setType] = useState<ReportType>()
  const [note, setNote] = useState('')
  const report = useChange(chatCalls.reportMessage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!type || report.isPending) return
    const more = note.trim()
    report.run({ messageId: message.messageId, type, ...(more ? { text: more } : {}) }, () => {
      toast(text('report.done'), { kind: 'success' })
      onDone()
    })
  }
  return (
    <form className={styles.report} onSubmit={submit}>
      <fieldset className={styles.reasons}>
        <legend>{text('report.title')}</legend>
        {REPORT_TYPES.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={type === one}
              onChange={() => setType(one)}
            />
            {text(`reason.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={text('report.note')}
        limit={LONGEST_REPORT}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {report.error && (
        <p role="alert" className={styles.alert}>
          {refusal(report.error.refusal)}
        </p>
      )}
      <Button type="submit" look="act" isWide isPending={report.isPending} disabled={!type}>
        {text('report.send')}
      </Button>
    </form>
  )
}
