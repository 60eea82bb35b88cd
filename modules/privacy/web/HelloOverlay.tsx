import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { ArrowsClockwiseIcon } from '#kit/ui/icons/lists.tsx'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { accountCalls } from '#modules/account/calls.ts'
import {
  accountTexts,
  isNicknameOpen,
  nicknameFacts,
  showAccount,
  readAccount,
  useAccount,
} from '#modules/account/web/index.ts'
import { Names } from './Names.tsx'
import { privacyTexts } from './texts.ts'
import { useOfferedName } from './use-offered-name.ts'
import { useYear } from './use-year.ts'
import styles from './name-overlay.module.css'

const FORM_ID = 'nickname-form'
const close = () => isNicknameOpen.change(() => false)

/** The first name: one is offered, and the age is asked too if free text follows (docs/decisions/0019). */
export default function HelloOverlay() {
  const text = useMessages(accountTexts)
  const ownText = useMessages(privacyTexts)
  const opened = useStore(isNicknameOpen)
  const isGuided = useAccount().status?.age === 'guided'
  const hello = useHello(opened === 'words')
  const isOpen = opened !== false
  if (isGuided)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={ownText('name.title')}
        note={ownText(hello.hasAnswered ? 'guided.text' : 'name.text')}
      >
        {isOpen && <Names onPicked={close} />}
      </Dialog>
    )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('nickname.title')}
      note={ownText('hello.note')}
      actions={
        <>
          <Button onClick={close}>{ownText('age.later')}</Button>
          <Button look="act" type="submit" form={FORM_ID} isPending={hello.isPending}>
            {opened === 'words' ? ownText('hello.say') : text('nickname.save')}
          </Button>
        </>
      }
    >
      {isOpen && <HelloForm hello={hello} />}
    </Dialog>
  )
}

function HelloForm({ hello }: { readonly hello: Hello }) {
  const text = useMessages(accountTexts)
  const ownText = useMessages(privacyTexts)
  const { year } = hello
  const yearField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  // A name that arrives after the focus is selected like one that was there.
  useEffect(() => {
    if (document.activeElement === nameField.current) nameField.current?.select()
  }, [hello.offered])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hello.send()) yearField.current?.focus()
  }
  return (
    <form id={FORM_ID} className={styles.hello} onSubmit={submit} noValidate>
      <Field
        ref={nameField}
        label={text('nickname.label')}
        hint={text('nickname.hint', nicknameFacts())}
        error={hello.error}
        limit={nicknameFacts().longest}
        value={hello.name}
        dir="auto"
        autoComplete="nickname"
        data-first-focus
        // Typing replaces the offered name.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => hello.type(event.target.value)}
        end={
          <IconButton
            look="clear"
            label={ownText('hello.another')}
            icon={<ArrowsClockwiseIcon />}
            onClick={hello.another}
          />
        }
      />
      {hello.asksYear && (
        <Field
          ref={yearField}
          label={ownText('age.label')}
          hint={ownText('age.text')}
          error={year.error}
          value={year.typed}
          dir="ltr"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          onChange={(event) => year.type(event.target.value)}
        />
      )}
    </form>
  )
}

type Hello = ReturnType<typeof useHello>

/** The name and, where needed, the year: both sent by one press. */
function useHello(hasWords: boolean) {
  const text = useMessages(accountTexts)
  const refusal = useRefusalText(nicknameFacts())
  const { status } = useAccount()
  const offered = useOfferedName()
  const year = useYear()
  const change = useChange(accountCalls.setNickname)
  const [typed, setTyped] = useState<string>()
  const [isEmpty, setEmpty] = useState(false)
  const [hasAnswered, setAnswered] = useState(false)
  const name = typed ?? offered.name
  // A ready-made name reveals nothing about its player.
  const asksYear = status?.age === undefined && (hasWords || !offered.isOffered(name))
  const type = (value: string | undefined) => {
    setTyped(value)
    setEmpty(false)
    if (change.error) change.reset()
  }
  const save = () =>
    change.run({ nickname: name }, (saved) => {
      const account = readAccount()
      if (account) showAccount({ ...account, nickname: saved.nickname, isNicknameFree: false })
      playSound('claim')
      toast(text('nickname.saved'), { kind: 'success' })
      close()
    })
  return {
    name,
    offered: offered.name,
    type,
    year,
    asksYear,
    hasAnswered,
    isPending: change.isPending || year.isPending,
    error: isEmpty ? text('nickname.required') : change.error ? refusal(change.error.refusal) : undefined,
    another() {
      type(undefined)
      offered.another()
    },
    /** False when the year is still missing. */
    send(): boolean {
      setEmpty(name.trim() === '')
      if (name.trim() === '' || change.isPending || year.isPending) return true
      if (!asksYear) {
        save()
        return true
      }
      return year.send((standing) => {
        setAnswered(true)
        if (standing !== 'guided') save()
      })
    },
  }
}
