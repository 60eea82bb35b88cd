import { useEffect, useState, type RefObject } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { GameControllerIcon } from '#kit/ui/icons/areas.tsx'
import { GlobeHemisphereWestIcon } from '#kit/ui/icons/people.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { useStore } from '#kit/ui/store.ts'
import type { ChatChannel } from '../model.ts'
import { unreadCounts, watchedChannel } from './chat-store.ts'
import { Conversation } from './Conversation.tsx'
import { chatTexts } from './texts.ts'
import styles from './chat.module.css'

interface ChatPanelProps {
  /** The game whose page is open: it has a channel of its own. */
  readonly gameId: number | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** The channels and the selected one (spec 2.31). On a game's page its channel comes first. */
export function ChatPanel({ gameId, field }: ChatPanelProps) {
  const text = useMessages(chatTexts)
  const [picked, setPicked] = useState<ChatChannel>('game')
  const channel = gameId === undefined ? 'world' : picked
  const unread = useStore(unreadCounts)
  useEffect(() => {
    watchedChannel.change(() => channel)
    unreadCounts.change((counts) => ({ ...counts, [channel]: 0 }))
    return () => watchedChannel.change(() => undefined)
  }, [channel])
  return (
    <div className={styles.panel}>
      {gameId !== undefined && (
        <Segments
          label={text('channels')}
          segments={[
            {
              id: 'world',
              label: text('channel.world'),
              icon: <GlobeHemisphereWestIcon />,
              count: unread.world,
            },
            { id: 'game', label: text('channel.game'), icon: <GameControllerIcon />, count: unread.game },
          ]}
          current={channel}
          onPick={setPicked}
        />
      )}
      <Conversation
        key={channel}
        place={channel === 'game' && gameId !== undefined ? { channel, gameId } : { channel: 'world' }}
        field={field}
      />
    </div>
  )
}
