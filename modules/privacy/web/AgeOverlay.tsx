import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useChange } from '#kit/web/use-call.ts'
import { readAccount, showAccount } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import { ageTrigger, closeAge, declaredMinor } from './age-trigger.ts'
import { privacyTexts } from './texts.ts'
import styles from './age-overlay.module.css'

const FORM_ID = 'age-form'
const YEAR = /^[12]\d{3}$/
/** Digits of other scripts are digits too. */
const withPlainDigits = (typed: string) =>
  typed.normalize('NFKC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))

/** The question of age, asked once, without a hint of what an answer opens (docs/trust.md 4). */
export default function AgeOverlay() {
  const { isOpen, opening } = useStore(ageTrigger)
  return <AgeDialog key={opening} isOpen={isOpen} />
}

function AgeDialog({ isOpen }: { readonly isOpen: boolean }) {
  const text = useMessages(privacyTexts)
  const answer = useAnswer()
  if (answer.isGuided)
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
          <Button look="act" type="submit" form={FORM_ID} isPending={answer.isPending}>
            {text('age.send')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <form id={FORM_ID} className={styles.question} onSubmit={answer.send} noValidate>
          <Field
            label={text('age.label')}
            error={answer.error}
            value={answer.typed}
            dir="ltr"
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            data-first-focus
            onChange={(event) => answer.type(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}

function useAnswer() {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const change = useChange(privacyCalls.answerAge, { stale: [privacyCalls.readPrivacy] })
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isGuided, setGuided] = useState(false)
  const isNoYear = isWrong || change.error?.refusal === 'InvalidParams'
  return {
    typed,
    isGuided,
    isPending: change.isPending,
    error: isNoYear ? text('age.wrong') : change.error ? refusal(change.error.refusal) : undefined,
    type(value: string) {
      setTyped(value)
      setWrong(false)
      if (change.error) change.reset()
    },
    send(event: FormEvent) {
      event.preventDefault()
      const year = withPlainDigits(typed.trim())
      setWrong(!YEAR.test(year))
      if (!YEAR.test(year) || change.isPending) return
      change.run({ year: Number(year) }, ({ standing }) => {
        const account = readAccount()
        if (account) showAccount({ ...account, age: standing })
        if (standing !== 'adult') declaredMinor.change(() => true)
        if (standing === 'guided') setGuided(true)
        else closeAge(true)
      })
    },
  }
}
