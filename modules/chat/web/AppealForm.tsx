import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { WordsForm } from '#kit/ui/WordsForm.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { chatCalls } from '../calls.ts'
import { LONGEST_APPEAL } from '../model.ts'
import { chatTexts } from './texts.ts'
import styles from './menus.module.css'

/** Lets a muted player appeal once, and shows the outcome. */
export function AppealForm() {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  // Another look at the page must not close the form with the words in it.
  const { data, isLoading } = useRead(chatCalls.readAppeal, {}, { onOpen: true, onFocus: false })
  const appeal = useChange(chatCalls.appealMute)
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (isLoading || !data || data.state === 'none') return null
  if (isSent || data.state === 'open') return <p role="status">{text('appeal.open')}</p>
  if (data.state === 'kept')
    return (
      <>
        <p>{text('appeal.kept')}</p>
        {data.answer && (
          <blockquote>
            <bdi>{data.answer}</bdi>
          </blockquote>
        )}
      </>
    )
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{text('appeal.ask')}</Button>
  return (
    <WordsForm
      className={styles.report}
      label={text('appeal.label')}
      hint={text('appeal.note')}
      limit={LONGEST_APPEAL}
      send={text('appeal.send')}
      isPending={appeal.isPending}
      problem={
        appeal.error && (
          <p role="alert" className={styles.alert}>
            {refusal(appeal.error.refusal)}
          </p>
        )
      }
      onSend={(words) => appeal.run({ text: words }, () => setIsSent(true))}
    />
  )
}
