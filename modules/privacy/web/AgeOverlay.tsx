import { useState, type FormEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { useStore } from '#kit/ui/store.ts'
import { ageTrigger, closeAge } from './age-trigger.ts'
import { privacyTexts } from './texts.ts'
import { useYear } from './use-year.ts'
import styles from './age-overlay.module.css'

const FORM_ID = 'age-form'

/** The age question, asked once, without a hint of what an answer unlocks (docs/trust.md 4). */
export default function AgeOverlay() {
  const { isOpen, opening } = useStore(ageTrigger)
  return <AgeDialog key={opening} isOpen={isOpen} />
}

function AgeDialog({ isOpen }: { readonly isOpen: boolean }) {
  const text = useMessages(privacyTexts)
  const year = useYear()
  const [isGuided, setGuided] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    year.send((standing) => (standing === 'guided' ? setGuided(true) : closeAge(true)))
  }
  if (isGuided)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={() => closeAge(true)}
        title={text('guided.title')}
        note={text('guided.text')}
        actions={
          <Button look="act" data-first-focus onClick={() => closeAge(true)}>
            {text('guided.ok')}
          </Button>
        }
      />
    )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => closeAge(false)}
      title={text('age.title')}
      note={text('age.text')}
      actions={
        <>
          <Button onClick={() => closeAge(false)}>{text('age.later')}</Button>
          <Button look="act" type="submit" form={FORM_ID} isPending={year.isPending}>
            {text('age.send')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <form id={FORM_ID} className={styles.question} onSubmit={send} noValidate>
          <Field
            label={text('age.label')}
            error={year.error}
            value={year.typed}
            dir="ltr"
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            data-first-focus
            onChange={(event) => year.type(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}
