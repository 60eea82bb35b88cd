import { useEffect, useState } from 'react'
import { useView } from '#kit/web/navigation.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { ChatColumn } from '#modules/chat/web/ChatColumn.tsx'
import { ChatOverlay } from '#modules/chat/web/ChatOverlay.tsx'

/** The game whose page is open: it has a channel of its own. */
function usePageGame(): number | undefined {
  const { route, params } = useView()
  const isGame = route.name === 'game'
  const { data } = useRead(catalogCalls.readGame, { slug: params['slug'] ?? '' }, { enabled: isGame })
  return isGame ? data?.gameId : undefined
}

/** The chat over any page, beside the game that is open. */
export function ChatOverPage() {
  return <ChatOverlay gameId={usePageGame()} />
}

/** The chat beside a running game. */
export function ChatBesideGame() {
  const gameId = usePageGame()
  const isFree = useFreeColumn()
  return gameId === undefined || !isFree ? null : <ChatColumn key={gameId} gameId={gameId} />
}

const isColumnFree = () => !document.querySelector('[data-beside]')?.matches(':hover, :focus-within')

/** Whoever is about to press one of the games in the column must not press the chat instead: it waits until they leave. */
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
