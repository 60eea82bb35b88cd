import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { TextAreaField } from './Field.tsx'

interface WordsFormProps {
  readonly className?: string | undefined
  readonly label: string
  readonly hint: string
  /** The most letters that may be sent. */
  readonly limit: number
  readonly send: string
  readonly isPending: boolean
  /** Why the last try failed. */
  readonly problem: ReactNode
  /** Gets the words without the space around them; never none. */
  readonly onSend: (words: string) => void
}

/** A field for some sentences, and the button that sends them. */
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
