import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { listsCalls } from '../calls.ts'
import { LONGEST_NAME } from '../rules/lists.ts'
import { listsTexts } from './texts.ts'
import { LISTS_READS } from './use-own-lists.ts'
import styles from './lists.module.css'

interface NewListProps {
  /** The first game of the list. */
  readonly gameId?: number
  readonly onDone?: (listKey: string) => void
}

/** Creates a list with a name. */
export function NewList({ gameId, onDone }: NewListProps) {
  const text = useMessages(listsTexts)
  const refusal = useRefusalText()
  const [name, setName] = useState('')
  const create = useChange(listsCalls.createList, { stale: LISTS_READS })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    create.run(gameId === undefined ? { name } : { name, gameId }, ({ listKey }) => {
      setName('')
      onDone?.(listKey)
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={text('new')}
        isLabelHidden
        placeholder={text('new')}
        value={name}
        error={create.error && refusal(create.error.refusal)}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        dir="auto"
        onChange={({ target }) => {
          setName(target.value)
          create.reset()
        }}
      />
      <Button type="submit" isPending={create.isPending}>
        {text('create')}
      </Button>
    </form>
  )
}
