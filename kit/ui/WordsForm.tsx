import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { TextAreaField } from './TextAreaField.tsx'

interface WordsFormProps {
  readonly className?: string | undefined
  readonly label: string
  readonly hint: string
  /** Maximum length in characters. */
  readonly limit: number
  readonly send: string
  readonly isPending: boolean
  /** Error of the last attempt. */
  readonly problem: ReactNode
  /** Called with the trimmed text; never empty. */
  readonly onSend: (words: string) => void
}

/** A text area with a send button. */
export function WordsForm({
  className,
  label,
  hint,
  limit,
  send,
  isPending,
  problem,
  onSend,
}: WordsFormProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words !== '' && !isPending) onSend(words)
  }
  return (
    <form className={className} onSubmit={submit}>
      <TextAreaField
        label={label}
        hint={hint}
        limit={limit}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem}
      <Button type="submit" look="act" isWide isPending={isPending} disabled={words === ''}>
        {send}
      </Button>
    </form>
  )
}
