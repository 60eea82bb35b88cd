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
  return gameId === undefined ? null : <ChatColumn key={gameId} gameId={gameId} />
}
