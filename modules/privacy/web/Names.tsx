import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange, useExpire, useRead } from '#kit/web/use-call.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { showAccount, useAccount } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import { privacyTexts } from './texts.ts'
import styles from './name-overlay.module.css'

/** Ready-made names; one tap takes a name. */
export function Names({ onPicked }: { readonly onPicked: () => void }) {
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
      onPicked()
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
