import { useState } from 'react'
import { UsersThreeIcon } from '#kit/ui/icons/shell.tsx'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { useAccount, usePlayerName } from '#modules/account/web/index.ts'
import { WornBadges } from '#modules/badges/web/index.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import type { ChatMessage } from '../model.ts'
import { copyText } from '#kit/ui/copy-text.ts'
import { ReportForm } from './ReportForm.tsx'
import { chatTexts } from './texts.ts'
import { useBlock } from './use-block.ts'
import styles from './menus.module.css'

interface PlayerSheetProps {
  /** The player's message that a report is about. */
  readonly message: ChatMessage
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The writer: their number, which tells players of one name apart, and the actions on them. */
export function PlayerSheet({ message, isOpen, onClose }: PlayerSheetProps) {
  const name = usePlayerName()(message.sender)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name}>
      {isOpen && <Player message={message} onClose={onClose} />}
    </Sheet>
  )
}

function Player({ message, onClose }: Omit<PlayerSheetProps, 'isOpen'>) {
  const text = useMessages(chatTexts)
  const [isReporting, setReporting] = useState(false)
  const block = useBlock()
  const { status } = useAccount()
  const { sender } = message
  if (isReporting) return <ReportForm message={message} onDone={onClose} />
  const copy = () =>
    void copyText(String(sender.userId), { done: text('copied'), failed: text('copyFailed') })
  return (
    <div className={styles.player}>
      <div className={styles.who}>
        <Avatar face={sender.avatar} size={56} />
        <p>
          {text('player.number')}
          <b dir="ltr">#{sender.userId}</b>
        </p>
        <IconButton label={text('player.copy')} icon={<CopyIcon />} onClick={copy} />
      </div>
      <WornBadges userId={sender.userId} />
      {status?.age !== 'guided' && <AddFriend userId={sender.userId} />}
      <div className={styles.pair}>
        <Button onClick={() => setReporting(true)}>{text('menu.report')}</Button>
        <Button look="danger" onClick={async () => (await block(sender)) && onClose()}>
          {text('menu.block')}
        </Button>
      </div>
    </div>
  )
}

function AddFriend({ userId }: { readonly userId: number }) {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  const [state, setState] = useState<'waiting' | 'accepted'>()
  const ask = useChange(friendsCalls.sendFriendRequest, {
    stale: [friendsCalls.listFriendRequests, friendsCalls.listFriends],
  })
  if (state)
    return (
      <p role="status" className={styles.asked}>
        <CheckIcon />
        {text(state === 'accepted' ? 'player.friends' : 'player.asked')}
      </p>
    )
  return (
    <>
      <Button
        look="act"
        isWide
        icon={<UsersThreeIcon />}
        isPending={ask.isPending}
        onClick={() => ask.run({ userId }, (answer) => setState(answer.state))}
      >
        {text('player.add')}
      </Button>
      {ask.error && (
        <p role="alert" className={styles.alert}>
          {refusal(ask.error.refusal)}
        </p>
      )}
    </>
  )
}
