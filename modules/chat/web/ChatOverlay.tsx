import { useRef } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { closeChat, isChatOpen } from './chat-store.ts'
import { NicknameButton } from './NicknameButton.tsx'
import { chatTexts } from './texts.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useWide } from './use-wide.ts'

/** The chat over any page (spec 2.20); beside a game on a wide screen the column shows it already. */
export function ChatOverlay({ gameId }: { readonly gameId: number | undefined }) {
  const text = useMessages(chatTexts)
  const isWide = useWide()
  const isOpen = useStore(isChatOpen) && !(gameId !== undefined && isWide)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeyboardInset(isOpen)
  return (
    <Sheet isFull isOpen={isOpen} title={text('title')} tools={<NicknameButton />} onClose={closeChat}>
      <ChatPanel gameId={gameId} field={field} />
    </Sheet>
  )
}
