import { useId } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { seconds, type Instant } from '#kit/time/time.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { useNow } from '#kit/web/use-now.ts'
import { friendsCalls, type Player } from '../calls.ts'
import { Failed } from './Failed.tsx'
import { PlayerWords } from './PlayerWords.tsx'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

/** Blocked players, with a way to unblock them. */
export function BlockedList() {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(friendsCalls.listBlocked, {})
  const unblock = useChange(friendsCalls.unblockPlayer, { stale: [friendsCalls.listBlocked] })
  if (!data) return error ? <Failed refusal={error.refusal} call={friendsCalls.listBlocked} /> : <Loading />
  if (data.blocked.length === 0) return <EmptyState title={text('blockedEmpty')} />
  return (
    <>
      {unblock.error && (
        <p className={styles.error} role="alert">
          {refusal(unblock.error.refusal)}
        </p>
      )}
      <ul className={styles.list} aria-label={text('part.blocked')}>
        {data.blocked.map(({ player, blockedAt }) => (
          <BlockedRow
            key={player.userId}
            player={player}
            blockedAt={blockedAt}
            isPending={unblock.isPending && unblock.params?.userId === player.userId}
            onUnblock={() => unblock.run({ userId: player.userId })}
          />
        ))}
      </ul>
    </>
  )
}

interface BlockedRowProps {
  readonly player: Player
  readonly blockedAt: Instant
  readonly isPending: boolean
  readonly onUnblock: () => void
}

function BlockedRow({ player, blockedAt, isPending, onUnblock }: BlockedRowProps) {
  const text = useMessages(friendsTexts)
  const { language, say } = useSpeech()
  const now = useNow(seconds(10))
  const id = useId()
  return (
    <li className={styles.row}>
      <Avatar face={player.avatar} size={48} />
      <PlayerWords player={player} id={id}>
        {relativeTime(blockedAt, now, language, say)}
      </PlayerWords>
      <div className={styles.end}>
        <Button isPending={isPending} aria-describedby={id} onClick={onUnblock}>
          {text('unblock')}
        </Button>
      </div>
    </li>
  )
}
