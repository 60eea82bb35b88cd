import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { useRead } from '#kit/web/use-call.ts'
import { useNavigation } from '#kit/web/navigation.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { catalogCalls, type GamePage } from '#modules/catalog/calls.ts'
import { GameInfo } from '#modules/catalog/web/game/GameInfo.tsx'
import { GameScreen } from '#modules/catalog/web/GameScreen.tsx'
import { catalogTexts } from '#modules/catalog/web/texts.ts'
import { useOpened } from '#modules/catalog/web/use-opened.ts'
import { ChatPeek, isChatOpen } from '#modules/chat/web/index.ts'
import { DUEL_FAMILIES } from '#modules/duels/model.ts'
import { pageServices } from './page-services.ts'

/** The page of a game; a game that asks for a card is behind its lock (spec 5.8). */
export default function GameRoute(props: ScreenProps) {
  const { data: game } = useRead(catalogCalls.readGame, { slug: props.params['slug'] ?? '' })
  const code = useDuelCode()
  if (!game) return null
  if (code !== undefined && hasDuels(game)) return <Late load={loadDuel} texts="duels" of={{ game, code }} />
  const screen = game.hosted ? (
    <Hosted game={{ ...game, hosted: game.hosted }} />
  ) : (
    <GameWithChat game={game} />
  )
  return game.neededLevel === undefined ? screen : <Locked game={game}>{screen}</Locked>
}

/** Neither the game nor the chat knows the other: they meet here. */
function GameWithChat({ game }: { readonly game: GamePage }) {
  return (
    <GameScreen
      game={game}
      belowStage={<Chat game={game} />}
      inMenu={hasDuels(game) && <Late load={loadDuelMenu} texts="duels" of={{ game }} isPart />}
      isCovered={useStore(isChatOpen)}
    />
  )
}

const hasDuels = ({ family }: GamePage) => DUEL_FAMILIES.includes(family)
const loadDuel = async () => (await import('./DuelPage.tsx')).DuelPage
const loadDuelMenu = async () => (await import('./DuelPage.tsx')).DuelsInMenu

/** The code of the duel in the address. The server makes one page for all of them and knows none. */
function useDuelCode(): string | undefined {
  const { subscribe, view } = useNavigation()
  const codeNow = () => /[?&]duel=([\w-]{16})(?:&|$)/.exec(view().address)?.[1]
  return useSyncExternalStore(subscribe, codeNow, () => undefined)
}

function Chat({ game }: { readonly game: GamePage }) {
  const text = useMessages(catalogTexts)
  return <ChatPeek gameId={game.gameId} label={text('game.chat')} more={text('games.more')} />
}

const loadLock = async () => (await import('#modules/coconut/web/index.ts')).LockedGame

/** The lock has no place in the first load of all other games. */
const Locked = (props: { readonly game: GamePage; readonly children: ReactNode }) => (
  <Late load={loadLock} texts="coconut" of={props} />
)

type GameOfOthers = GamePage & { readonly hosted: NonNullable<GamePage['hosted']> }
const loadHosted = async () => (await import('#modules/hosted/web/index.ts')).HostedGame

/** Nor has what only games of others need. */
function Hosted({ game }: { readonly game: GameOfOthers }) {
  useOpened(game)
  const of = { game, belowStage: <Chat game={game} />, children: <GameInfo game={game} level={1} /> }
  return <Late load={loadHosted} texts="hosted" of={of} />
}

interface LateProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** Its bundle of texts. */
  readonly texts: string
  readonly of: Props
  /** Something stands beside it: nothing has to be said until it comes. */
  readonly isPart?: boolean
}

/** A part of the page that comes late; until then there are the words of the game. */
function Late<Props extends { readonly game: GamePage }>({ load, texts, of, isPart }: LateProps<Props>) {
  const [Found, setFound] = useState<ComponentType<Props>>()
  useEffect(() => {
    Promise.all([load(), pageServices.loadTexts([texts])]).then(
      ([Part]) => setFound(() => Part),
      () => undefined,
    )
  }, [load, texts])
  if (Found) return <Found {...of} />
  if (isPart) return null
  const { title, pitch } = of.game
  return (
    <main id="content">
      <h1>{title}</h1>
      <p>{pitch}</p>
    </main>
  )
}
