import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { closeChat, isChatOpen } from './chat-store.ts'
import { NicknameButton } from './NicknameButton.tsx'
import { chatTexts } from './texts.ts'
import styles from './chat.module.css'

/** The chat beside a running game on a wide screen. The game keeps the keys until one presses into the field. */
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

/** A press here must not take the focus, and with it the keys, from the game; only the field may. */
function leaveFocus(event: MouseEvent) {
  const target = event.target as Element
  if (event.currentTarget.contains(target) && !target.closest('textarea, dialog')) event.preventDefault()
}

/** Escape leaves the field for the game. */
function backToGame(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) event.target.blur()
}
