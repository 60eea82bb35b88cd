import { useId } from 'react'
import { sayDuration } from '#kit/i18n/durations.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { hours, type Instant } from '#kit/time/time.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { DotsThreeIcon } from '#kit/ui/icons/stage.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { ClockCountdownIcon, HandGrabbingIcon } from '#kit/ui/icons/trade.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { Friend } from '../calls.ts'
import { stealView, type StealView } from './steal-view.ts'
import { playAlong } from './play-along.ts'
import { PlayerWords } from './PlayerWords.tsx'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

interface FriendRowProps {
  readonly friend: Friend
  readonly now: Instant
  readonly isTaking: boolean
  readonly isFlying: boolean
  readonly onTake: () => void
  readonly onMore: () => void
}

/** A friend: the ring shows the ripeness of their coconut, the end what can be done (spec 4.20). */
export function FriendRow({ friend, now, isTaking, isFlying, onTake, onMore }: FriendRowProps) {
  const text = useMessages(friendsTexts)
  const playerName = usePlayerName()
  const id = useId()
  const steal = stealView(friend, now)
  const along = friend.playing && steal.state !== 'ripe' ? playAlong(friend.playing, friend.player) : null
  return (
    <li className={styles.row}>
      <span className={styles.face}>
        <Avatar face={friend.player.avatar} size={56} ring={steal.ring} />
        {friend.isOnline && (
          <span className={styles.here} role="img" aria-label={text('online')} title={text('online')} />
        )}
      </span>
      <PlayerWords player={friend.player} id={id}>
        <Note friend={friend} steal={steal} now={now} />
      </PlayerWords>
      <div className={styles.end}>
        {isFlying ? (
          <span className={styles.flight}>
            <Coconut />
          </span>
        ) : along ? (
          <ButtonLink size="small" icon={<PlayIcon />} href={along.href} aria-describedby={id}>
            {text(`row.${along.way}`)}
          </ButtonLink>
        ) : (
          <StealEnd steal={steal} nameId={id} isTaking={isTaking} onTake={onTake} />
        )}
        <IconButton
          label={text('row.more', { name: playerName(friend.player) })}
          icon={<DotsThreeIcon />}
          look="clear"
          aria-haspopup="dialog"
          className={styles.more}
          onClick={onMore}
        />
      </div>
    </li>
  )
}

interface NoteProps {
  readonly friend: Friend
  readonly steal: StealView
  readonly now: Instant
}

function Note({ friend, steal, now }: NoteProps) {
  const text = useMessages(friendsTexts)
  const { language, say } = useSpeech()
  if (friend.playing && steal.state !== 'ripe') return text('row.playing', { game: friend.playing.title })
  switch (steal.state) {
    case 'ripe':
      return text('row.ripe')
    case 'taken':
      return text('row.taken')
    case 'limit':
      return text('row.limit')
    case 'growing':
      return (
        steal.left !== undefined && (
          <span data-counter>{text('row.ripeIn', { time: sayDuration(steal.left, say) })}</span>
        )
      )
    case 'still':
      if (friend.isOnline) return text('row.online')
      return friend.seenAt === null
        ? text('row.away')
        : text('row.seen', { time: relativeTime(friend.seenAt, now, language, say) })
  }
}

interface StealEndProps {
  readonly steal: StealView
  readonly nameId: string
  readonly isTaking: boolean
  readonly onTake: () => void
}

function StealEnd({ steal, nameId, isTaking, onTake }: StealEndProps) {
  const text = useMessages(friendsTexts)
  const { say } = useSpeech()
  if (steal.state === 'ripe')
    return (
      <Button
        look="act"
        icon={<HandGrabbingIcon />}
        isPending={isTaking}
        aria-describedby={nameId}
        onClick={onTake}
      >
        {text('row.take')}
      </Button>
    )
  if (steal.left === undefined || steal.state === 'growing')
    return (
      <span className={styles.dim}>
        <Coconut />
      </span>
    )
  // At most a day, in hours: "24h" is the mark of a theft (spec 9.6).
  const time =
    steal.left < hours(1)
      ? sayDuration(steal.left, say)
      : say('i18n.durationHours', { hours: Math.ceil(steal.left / hours(1)) })
  return (
    <span className={styles.mark} role="img" aria-label={text('row.again', { time })}>
      {steal.state === 'taken' ? <CheckIcon /> : <ClockCountdownIcon />}
      <span aria-hidden="true">{time}</span>
    </span>
  )
}
