import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { HashIcon } from '#kit/ui/icons/trade.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { friendsCalls } from '../calls.ts'
import { friendsTexts } from './texts.ts'
import { FRIENDS_READS } from './friends-reads.ts'
import styles from './friends.module.css'

/** Adds a friend by user ID (spec 2.32, 5.3). Errors are shown below the field, with the texts of the spec. */
export function AddFriend() {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const { status } = useAccount()
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const send = useChange(friendsCalls.sendFriendRequest, { stale: FRIENDS_READS })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    const userId = typed.trim()
    setEmpty(userId === '')
    if (userId === '') return send.reset()
    send.run({ userId }, ({ state }) => {
      setTyped('')
      toast(text(state === 'accepted' ? 'add.friends' : 'add.sent'), { kind: 'success' })
    })
  }
  const change = (value: string) => {
    setTyped(value)
    setEmpty(false)
    send.reset()
  }
  if (status?.age === 'guided') return <p className={styles.guided}>{text('add.guided')}</p>
  const error = isEmpty ? text('add.empty') : send.error && refusal(send.error.refusal)
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Field
        label={text('add.label')}
        isLabelHidden
        placeholder={text('add.label')}
        value={typed}
        error={error}
        icon={<HashIcon />}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={24}
        dir="ltr"
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" isPending={send.isPending}>
        {text('add.submit')}
      </Button>
    </form>
  )
}
