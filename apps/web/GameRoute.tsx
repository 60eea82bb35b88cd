import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { useRead } from '#kit/web/use-call.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { catalogCalls, type GamePage } from '#modules/catalog/calls.ts'
import { GameScreen } from '#modules/catalog/web/GameScreen.tsx'
import { catalogTexts } from '#modules/catalog/web/texts.ts'
import { ChatPeek, isChatOpen } from '#modules/chat/web/index.ts'
import { pageServices } from './page-services.ts'

type Lock = ComponentType<{ readonly game: GamePage; readonly children: ReactNode }>

/** The page of a game; a game that asks for a card stands behind its lock (spec 5.8). */
export default function GameRoute(props: ScreenProps) {
  const { data: game } = useRead(catalogCalls.readGame, { slug: props.params['slug'] ?? '' })
  if (!game) return null
  const screen = <GameWithChat game={game} />
  return game.neededLevel === undefined ? screen : <Locked game={game}>{screen}</Locked>
}

/** Neither the game nor the chat knows the other: they meet here. */
function GameWithChat({ game }: { readonly game: GamePage }) {
  const text = useMessages(catalogTexts)
  const chat = <ChatPeek gameId={game.gameId} label={text('game.chat')} more={text('games.more')} />
  return <GameScreen game={game} belowStage={chat} isCovered={useStore(isChatOpen)} />
}

/** The lock has no place in the first load of all other games. */
function Locked({ game, children }: { readonly game: GamePage; readonly children: ReactNode }) {
  const [Found, setFound] = useState<Lock>()
  useEffect(() => {
    const come = Promise.all([import('#modules/coconut/web/index.ts'), pageServices.loadTexts(['coconut'])])
    come.then(([{ LockedGame }]) => setFound(() => LockedGame)).catch(() => undefined)
  }, [])
  if (Found) return <Found game={game}>{children}</Found>
  return (
    <main id="content">
      <h1>{game.title}</h1>
      <p>{game.pitch}</p>
    </main>
  )
}
