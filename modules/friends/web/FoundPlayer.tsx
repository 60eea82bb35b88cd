import { useId, useState } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { friendsCalls } from '../calls.ts'
import { FRIENDS_READS } from './friends-reads.ts'
import { PlayerWords } from './PlayerWords.tsx'
import { friendsTexts } from './texts.ts'
import styles from './found-player.module.css'

/** The player with the searched number: oneself, a friend, or somebody to ask, of whom only the number is shown. */
export default function FoundPlayer({ userId }: { readonly userId: number }) {
  const text = useMessages(friendsTexts)
  const { status } = useAccount()
  const { data } = useRead(friendsCalls.listFriends, {})
  const id = useId()
  const isOwn = status?.userId === userId
  const friend = data?.friends.find(({ player }) => player.userId === userId)
  return (
    <section aria-label={text('found.title')} className={styles.row}>
      {friend && <Avatar face={friend.player.avatar} size={48} />}
      {friend ? (
        <PlayerWords player={friend.player} id={id}>
          {text('found.friend')}
        </PlayerWords>
      ) : (
        <p id={id} className={styles.words}>
          {isOwn ? text('found.own') : text('found.player', { number: String(userId) })}
        </p>
      )}
      {friend || isOwn ? (
        <ButtonLink href={isOwn ? '/me' : '/friends'} aria-describedby={id}>
          {text('found.see')}
        </ButtonLink>
      ) : (
        <Ask key={userId} userId={userId} nameId={id} />
      )}
    </section>
  )
}

/** The same request as on the friends page, with its limits; only the answer tells whether the number exists. */
function Ask({ userId, nameId }: { readonly userId: number; readonly nameId: string }) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const { status } = useAccount()
  const [answer, setAnswer] = useState<ResultOf<typeof friendsCalls.sendFriendRequest>>()
  const send = useChange(friendsCalls.sendFriendRequest, { stale: FRIENDS_READS })
  if (status?.age === 'guided') return <p className={styles.note}>{text('add.guided')}</p>
  if (answer)
    return (
      <p role="status" className={styles.note}>
        {text(answer.state === 'accepted' ? 'add.friends' : 'add.sent')}
      </p>
    )
  return (
    <>
      <Button
        isPending={send.isPending}
        aria-describedby={nameId}
        onClick={() => send.run({ userId }, setAnswer)}
      >
        {text('found.add')}
      </Button>
      {send.error && (
        <p role="alert" className={styles.error}>
          {refusal(send.error.refusal)}
        </p>
      )}
    </>
  )
}
