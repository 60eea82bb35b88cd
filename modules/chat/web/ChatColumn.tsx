import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { closeChat, isChatOpen } from './chat-store.ts'
import { NicknameButton } from './NicknameButton.tsx'
import { chatTexts } from './texts.ts'
import styles from './chat.module.css'

/** The chat beside a running game on a wide screen. The game keeps keyboard focus until the player opens the chat or clicks its field. */
export function ChatColumn({ gameId }: { readonly gameId: number }) {
  const text = useMessages(chatTexts)
  const field = useRef<HTMLTextAreaElement>(null)
  const isWished = useStore(isChatOpen)
  useEffect(() => {
    if (!isWished) return
    closeChat()
    field.current?.focus()
  }, [isWished])
  return (
    <aside
      className={styles.column}
      aria-label={text('title')}
      onMouseDown={leaveFocus}
      onKeyDown={backToGame}
    >
      <div className={styles.tools}>
        <h2>{text('title')}</h2>
        <NicknameButton isShort />
      </div>
      <ChatPanel gameId={gameId} field={field} />
    </aside>
  )
}

/** A click here must not take the keyboard focus from the game; only the field may. */
function leaveFocus(event: MouseEvent) {
  const target = event.target as Element
  if (event.currentTarget.contains(target) && !target.closest('textarea, dialog')) event.preventDefault()
}

/** Escape returns the focus to the game. */
function backToGame(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) event.target.blur()
}
