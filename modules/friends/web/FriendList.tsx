import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { seconds } from '#kit/time/time.ts'
import { useRead } from '#kit/web/use-call.ts'
import { useNow } from '#kit/web/use-now.ts'
import { openShare } from '#modules/sharing/web/index.ts'
import { friendsCalls, type Friend } from '../calls.ts'
import { AddFriend } from './AddFriend.tsx'
import { Failed } from './Failed.tsx'
import { FriendRow } from './FriendRow.tsx'
import { FriendSheet } from './FriendSheet.tsx'
import { InviteCard } from './InviteCard.tsx'
import { friendsTexts } from './texts.ts'
import { FRIENDS_NEWS } from './friends-reads.ts'
import { useTake } from './use-take.ts'
import styles from './friends.module.css'

/** Friends with something to take first, then those online. */
const byNeed = (one: Friend, other: Friend) => weight(other) - weight(one)
const weight = ({ steal, isOnline }: Friend) => (steal.state === 'ripe' ? 2 : 0) + (isOnline ? 1 : 0)

/** The player's friends: add one, take what is ripe, and ways to find more (spec 2.32, 4.20). */
export function FriendList() {
  const { data, error } = useRead(friendsCalls.listFriends, {}, FRIENDS_NEWS)
  return (
    <>
      <AddFriend />
      {data && <Friends friends={data.friends} />}
      {!data && (error ? <Failed refusal={error.refusal} call={friendsCalls.listFriends} /> : <Loading />)}
      {data?.friends.length !== 0 && <InviteCard />}
    </>
  )
}

function Friends({ friends }: { readonly friends: readonly Friend[] }) {
  const text = useMessages(friendsTexts)
  const now = useNow(seconds(10))
  const { taking, flying, take } = useTake()
  /** The last one stays mounted while the sheet animates out. */
  const [shown, setShown] = useState<{ readonly friend: Friend; readonly isOpen: boolean }>()
  if (friends.length === 0)
    return (
      <EmptyState
        title={text('list.empty')}
        note={text('list.emptyNote')}
        action={
          <Button look="act" aria-haspopup="dialog" onClick={() => openShare({ kind: 'invite' })}>
            {text('inviteOpen')}
          </Button>
        }
      />
    )
  return (
    <>
      <TakenToday />
      <ul className={styles.list} aria-label={text('part.friends')}>
        {friends.toSorted(byNeed).map((friend) => (
          <FriendRow
            key={friend.player.userId}
            friend={friend}
            now={now}
            isTaking={taking === friend.player.userId}
            isFlying={flying === friend.player.userId}
            onTake={() => take(friend)}
            onMore={() => setShown({ friend, isOpen: true })}
          />
        ))}
      </ul>
      {shown && <FriendSheet {...shown} onClose={() => setShown({ friend: shown.friend, isOpen: false })} />}
    </>
  )
}

/** How much of the daily limit is used; shown from the first on. */
function TakenToday() {
  const text = useMessages(friendsTexts)
  const { data } = useRead(friendsCalls.listStealable, {}, FRIENDS_NEWS)
  if (!data || data.takenToday === 0) return null
  return <p className={styles.counted}>{text('counted', { count: data.takenToday, max: data.mostADay })}</p>
}
