import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextAreaField } from '#kit/ui/Field.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { chatCalls } from '../calls.ts'
import { LONGEST_APPEAL } from '../model.ts'
import { chatTexts } from './texts.ts'
import styles from './menus.module.css'

/** Muted players ask once for another look, and read what came of it. */
export function AppealForm() {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  const { data, isLoading } = useRead(chatCalls.readAppeal, {}, { onOpen: true })
  const appeal = useChange(chatCalls.appealMute)
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [typed, setTyped] = useState('')
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = typed.trim()
    if (words === '' || appeal.isPending) return
    appeal.run({ text: words }, () => setIsSent(true))
  }
  return (
    <form className={styles.report} onSubmit={submit}>
      <TextAreaField
        label={text('appeal.label')}
        hint={text('appeal.note')}
        limit={LONGEST_APPEAL}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {appeal.error && (
        <p role="alert" className={styles.alert}>
          {refusal(appeal.error.refusal)}
        </p>
      )}
      <Button type="submit" look="act" isWide isPending={appeal.isPending} disabled={typed.trim() === ''}>
        {text('appeal.send')}
      </Button>
    </form>
  )
}
