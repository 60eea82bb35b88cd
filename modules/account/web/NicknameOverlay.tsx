import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { useChange, type Change } from '#kit/web/use-call.ts'
import { accountCalls } from '../calls.ts'
import { NICKNAME_LENGTH } from '../model.ts'
import { isNicknameOpen, showAccount, useAccount } from './account-store.ts'
import { nicknameFacts } from './nickname-facts.ts'
import { accountTexts } from './texts.ts'
import styles from './nickname-overlay.module.css'

const close = () => isNicknameOpen.change(() => false)
const NICKNAME_FACTS = nicknameFacts()
const FORM_ID = 'nickname-form'

/** Dialog to choose the display name (spec 2.19, 5.6). */
export default function NicknameOverlay() {
  const text = useMessages(accountTexts)
  const { status } = useAccount()
  // Guided players pick an offered name, in a separate dialog.
  const isOpen = useStore(isNicknameOpen) !== false && status?.age !== 'guided'
  const change = useChange(accountCalls.setNickname)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('nickname.title')}
      actions={
        <Button look="act" type="submit" form={FORM_ID} isPending={change.isPending}>
          {text('nickname.save')}
        </Button>
      }
    >
      {isOpen && <NicknameForm change={change} />}
    </Dialog>
  )
}

function NicknameForm({ change }: { readonly change: Change<typeof accountCalls.setNickname> }) {
  const text = useMessages(accountTexts)
  const refusal = useRefusalText(NICKNAME_FACTS)
  const { status } = useAccount()
  const [nickname, setNickname] = useState(status?.nickname ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(nickname.trim() === '')
    if (nickname.trim() === '' || change.isPending) return
    change.run({ nickname }, (saved) => {
      if (status) showAccount({ ...status, nickname: saved.nickname, isNicknameFree: false })
      playSound('claim')
      toast(text('nickname.saved'), { kind: 'success' })
      close()
    })
  }
  const error = isEmpty ? text('nickname.required') : change.error ? refusal(change.error.refusal) : undefined
  return (
    <form id={FORM_ID} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={text('nickname.label')}
        hint={text('nickname.hint', NICKNAME_FACTS)}
        error={error}
        limit={NICKNAME_LENGTH.longest}
        value={nickname}
        dir="auto"
        autoComplete="nickname"
        onChange={(event) => {
          setNickname(event.target.value)
          setEmpty(false)
          if (change.error) change.reset()
        }}
      />
    </form>
  )
}
