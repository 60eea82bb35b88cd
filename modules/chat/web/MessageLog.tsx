import { useState, type KeyboardEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { CaretUpIcon } from '#kit/ui/icons/lists.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { ChatMessage } from '../model.ts'
import { Bubble } from './Bubble.tsx'
import type { Conversation } from './conversation.ts'
import type { ConversationView } from './shown-chat.ts'
import { wishOwnLanguage } from './language-filter.ts'
import { OutgoingBubble } from './OutgoingBubble.tsx'
import { chatTexts } from './texts.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import styles from './chat.module.css'

interface MessageLogProps {
  readonly conversation: Conversation
  readonly view: ConversationView
  /** The messages that the reader wants to see. */
  readonly messages: readonly ChatMessage[]
  readonly onMenu: (message: ChatMessage) => void
  readonly onPlayer: (message: ChatMessage) => void
  readonly onEdit: (text: string) => void
}

const AGES_EVERY = seconds(20)

/** The list of messages: it sticks to its end unless one has scrolled up. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, view, messages, onMenu, onPlayer, onEdit } = props
  const text = useMessages(chatTexts)
  const now = useNow(AGES_EVERY)
  const { list, missed, toEnd, onScroll } = useStickToEnd(messages, view.outgoing)
  /** Roving tabindex: one Tab stop; arrow keys move through the messages. */
  const [stop, setStop] = useState<string>()
  const stopAt = messages.some(({ messageId }) => messageId === stop) ? stop : messages.at(-1)?.messageId
  const isEmpty = messages.length === 0 && view.outgoing.length === 0
  return (
    <div className={styles.conversation}>
      <div
        ref={list}
        role="log"
        aria-live="polite"
        aria-label={text('log')}
        aria-busy={view.phase === 'loading'}
        className={styles.log}
        onScroll={onScroll}
        onKeyDown={walk}
      >
        {isEmpty && (
          // Keyed by phase, so that the waiting picture does not animate into the empty one.
          <div key={view.phase} className={styles.nothing}>
            <Nothing conversation={conversation} view={view} />
          </div>
        )}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Bubble
              key={message.messageId}
              message={message}
              now={now}
              isStop={message.messageId === stopAt}
              onFocus={() => setStop(message.messageId)}
              onMenu={() => onMenu(message)}
              onPlayer={() => onPlayer(message)}
            />
          ))}
          {view.outgoing.map((one) => (
            <OutgoingBubble key={one.opId} outgoing={one} conversation={conversation} onEdit={onEdit} />
          ))}
        </ol>
      </div>
      {missed > 0 && (
        <button type="button" className={styles.pill} onClick={toEnd}>
          <CaretUpIcon />
          {text('newMessages', { count: missed })}
        </button>
      )}
    </div>
  )
}

/** Up and down move between messages; the game next to it must not receive the keys. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined || !(event.target as Element).matches('[data-message]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  all[all.indexOf(event.target as HTMLElement) + step]?.focus()
  event.preventDefault()
  event.stopPropagation()
}

function Nothing({
  conversation,
  view,
}: {
  readonly conversation: Conversation
  readonly view: ConversationView
}) {
  const text = useMessages(chatTexts)
  if (view.phase === 'loading') return <Loading />
  if (view.phase === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>{text('failed')}</p>
        <Button onClick={() => void conversation.refresh('whole')}>{text('retry')}</Button>
      </div>
    )
  // There are messages, but the reader filters by language.
  return view.messages.length > 0 ? (
    <EmptyState
      title={text('emptyLanguage')}
      action={<Button onClick={() => wishOwnLanguage(false)}>{text('emptyLanguageAll')}</Button>}
    />
  ) : (
    <EmptyState title={text('empty')} note={text('emptyNote')} />
  )
}
