import type { ReactNode } from 'react'
import { useStore } from '#kit/ui/store.ts'
import { CountBadge } from '#kit/ui/CountBadge.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import { unreadCounts } from './chat-store.ts'
import { useSaid } from './phrases.ts'
import { useConversation } from './use-conversation.ts'
import styles from './peek.module.css'

/** The last message beside this game, and the number of unread ones. */
export function PeekLine({ gameId, name }: { readonly gameId: number; readonly name: ReactNode }) {
  const { view } = useConversation({ channel: 'game', gameId })
  const nameOf = usePlayerName()
  const said = useSaid()
  const { game: unread } = useStore(unreadCounts)
  const last = view.messages.findLast(({ state }) => state === 'shown')
  return (
    <>
      <span className={styles.head}>
        {name}
        {unread > 0 && <CountBadge>{unread}</CountBadge>}
      </span>
      {last && (
        <span className={styles.last}>
          <bdi>{nameOf(last.sender)}</bdi>: <bdi>{said(last)}</bdi>
        </span>
      )}
    </>
  )
}
