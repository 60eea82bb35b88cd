import { useState } from 'react'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from './Button.tsx'
import { questions, type OpenQuestion } from './confirm.ts'
import { Dialog } from './Dialog.tsx'
import { useStore } from './store.ts'

const texts = messagesOf<typeof import('./messages/en.json')>('ui')

export interface ConfirmHostProps {
  /** Plays the tap sound; both buttons call it (spec 4.27). */
  readonly onTap?: (() => void) | undefined
}

/** Shows the questions of `confirm`, one after another. */
export function ConfirmHost({ onTap }: ConfirmHostProps) {
  const text = useMessages(texts)
  const asked = useStore(questions)[0]
  // The text stays during the closing animation.
  const [latest, setLatest] = useState<OpenQuestion | undefined>(asked)
  if (asked && asked !== latest) setLatest(asked)
  const question = asked ?? latest

  const press = (isYes: boolean) => () => {
    onTap?.()
    asked?.answer(isYes)
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={asked !== undefined}
      onClose={() => asked?.answer(false)}
      title={question?.title ?? ''}
      note={question?.note}
      actions={
        <>
          <Button onClick={press(false)}>{question?.no ?? text('cancel')}</Button>
          <Button look={question?.isDangerous ? 'danger' : 'act'} onClick={press(true)}>
            {question?.yes ?? text('ok')}
          </Button>
        </>
      }
    />
  )
}
