import { useEffect, useState } from 'react'
import { useView } from '#kit/web/navigation.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { ChatColumn } from '#modules/chat/web/ChatColumn.tsx'
import { ChatOverlay } from '#modules/chat/web/ChatOverlay.tsx'

/** Id of the game whose page is open, which has its own channel. */
function usePageGame(): number | undefined {
  const { route, params } = useView()
  const isGame = route.name === 'game'
  const { data } = useRead(catalogCalls.readGame, { slug: params['slug'] ?? '' }, { enabled: isGame })
  return isGame ? data?.gameId : undefined
}

/** The chat dialog, with the channel of the open game. */
export function ChatOverPage() {
  return <ChatOverlay gameId={usePageGame()} />
}

export function ChatBesideGame() {
  const gameId = usePageGame()
  const isFree = useFreeColumn()
  return gameId === undefined || !isFree ? null : <ChatColumn key={gameId} gameId={gameId} />
}

const isColumnFree = () => !document.querySelector('[data-beside]')?.matches(':hover, :focus-within')

/** Keeps the chat out of the column while somebody points at a game there, so that they do not press the chat instead. */
function useFreeColumn(): boolean {
  const [isFree, setFree] = useState(isColumnFree)
  useEffect(() => {
    if (isFree) return
    const look = () => setFree(isColumnFree())
    const events = ['pointermove', 'focusin'] as const
    for (const event of events) addEventListener(event, look)
    return () => {
      for (const event of events) removeEventListener(event, look)
    }
  }, [isFree])
  return isFree
}
