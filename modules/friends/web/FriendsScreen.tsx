import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { liveState } from '#kit/web/live.ts'
import { useView } from '#kit/web/navigation.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { friendsCalls } from '../calls.ts'
import { BlockedList } from './BlockedList.tsx'
import { copyText } from '#kit/ui/copy-text.ts'
import { FriendList } from './FriendList.tsx'
import { RequestList } from './RequestList.tsx'
import { showRequests } from './request-count.ts'
import { friendsTexts } from './texts.ts'
import { FRIENDS_NEWS, FRIENDS_READS } from './friends-reads.ts'
import styles from './friends.module.css'

const PARTS = { friends: FriendList, requests: RequestList, blocked: BlockedList } as const
type Part = keyof typeof PARTS

/** The notification bell links to the requests. */
const partIn = (address: string): Part => {
  const wanted = new URL(address, 'http://portal').searchParams.get('part')
  return wanted === 'requests' || wanted === 'blocked' ? wanted : 'friends'
}

/** Friends, requests and blocked players (spec 1.15, 2.32). */
export default function FriendsScreen() {
  const text = useMessages(friendsTexts)
  const { address } = useView()
  /** The part selected since the address led here. */
  const [picked, setPicked] = useState<{ readonly address: string; readonly part: Part }>()
  // On the server every address has one page.
  const wanted = useInBrowser() ? partIn(address) : 'friends'
  const part = picked?.address === address ? picked.part : wanted
  const expire = useExpire()
  useOnSocket(() => expire(...FRIENDS_READS))
  const { data } = useRead(friendsCalls.listFriendRequests, {}, FRIENDS_NEWS)
  const waiting = data?.received.length
  useEffect(() => {
    if (waiting !== undefined) showRequests(waiting)
  }, [waiting])
  const Shown = PARTS[part]
  return (
    <main id="content" className={styles.page}>
      <TopBar title={text('title')} isArea />
      <OwnNumber />
      <Segments
        label={text('parts')}
        segments={[
          { id: 'friends', label: text('part.friends') },
          { id: 'requests', label: text('part.requests'), count: waiting },
          { id: 'blocked', label: text('part.blocked') },
        ]}
        current={part}
        onPick={(id) => {
          setPicked({ address, part: id })
          expire(...FRIENDS_READS)
        }}
      />
      <Shown />
    </main>
  )
}

/** Messages sent before the socket was open were missed. */
function useOnSocket(readAgain: () => void) {
  const look = useEffectEvent(() => {
    if (liveState.read()) readAgain()
  })
  useEffect(() => liveState.watch(() => look()), [])
}

const still = () => () => undefined
const useInBrowser = () =>
  useSyncExternalStore(
    still,
    () => true,
    () => false,
  )

/** The number by which others add one. Its space is reserved until it is known. */
function OwnNumber() {
  const text = useMessages(friendsTexts)
  const { status } = useAccount()
  return (
    <p className={styles.own}>
      {status && (
        <>
          {text('yourId')} <bdi dir="ltr">#{status.userId}</bdi>
          <IconButton
            label={text('copyId')}
            icon={<CopyIcon />}
            look="clear"
            onClick={() =>
              void copyText(String(status.userId), { done: text('copied'), failed: text('copyFailed') })
            }
          />
        </>
      )}
    </p>
  )
}
