import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { useChange, useExpire, useRead } from '#kit/web/use-call.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { isNicknameOpen, showAccount, useAccount } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import { ageTrigger } from './age-trigger.ts'
import { privacyTexts } from './texts.ts'
import styles from './name-overlay.module.css'

const close = () => isNicknameOpen.change(() => false)

/** The dialog for players who pick a name instead of typing it (docs/trust.md 4). */
export default function NameOverlay() {
  const text = useMessages(privacyTexts)
  const wasOpened = useStore(isNicknameOpen)
  const { isOpen: isAsked } = useStore(ageTrigger)
  // The dialog about age, which tells that names are picked, is read first.
  const isOpen = wasOpened && !isAsked
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text('name.title')} note={text('name.text')}>
      {isOpen && <Names />}
    </Dialog>
  )
}

function Names() {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const expire = useExpire()
  const { status } = useAccount()
  const { data, error, isLoading } = useRead(privacyCalls.offerNames, {})
  const change = useChange(accountCalls.setNickname)
  const [picked, setPicked] = useState<string>()
  const pick = (nickname: string) => {
    if (change.isPending) return
    setPicked(nickname)
    change.run({ nickname }, (saved) => {
      if (status) showAccount({ ...status, nickname: saved.nickname, isNicknameFree: false })
      playSound('claim')
      toast(text('name.saved', { name: saved.nickname }), { kind: 'success' })
      close()
    })
  }
  const fault = change.error ?? error
  return (
    <>
      {!data && isLoading && <Loading />}
      <ul className={styles.names}>
        {data?.names.map((name) => (
          <li key={name}>
            <Button isWide isPending={change.isPending && picked === name} onClick={() => pick(name)}>
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className={styles.error}>
          {refusal(fault.refusal)}
        </p>
      )}
      <Button look="ghost" isWide isPending={isLoading} onClick={() => expire(privacyCalls.offerNames)}>
        {text('name.others')}
      </Button>
    </>
  )
}
