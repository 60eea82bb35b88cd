import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { insist } from '#kit/ui/late.ts'
import { useStore } from '#kit/ui/store.ts'
import { useRead } from '#kit/web/use-call.ts'
import { useNavigation } from '#kit/web/navigation.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { catalogCalls, type GamePage } from '#modules/catalog/calls.ts'
import { GameInfo } from '#modules/catalog/web/game/GameInfo.tsx'
import { GameScreen } from '#modules/catalog/web/GameScreen.tsx'
import { catalogTexts } from '#modules/catalog/web/texts.ts'
import { reopened } from '#modules/catalog/web/open-game.ts'
import { useOpened } from '#modules/catalog/web/use-opened.ts'
import { ChatPeek, isChatOpen } from '#modules/chat/web/index.ts'
import type { DailyBarProps } from '#modules/dailies/web/DailyBar.tsx'
import { hasDuels } from '#modules/duels/model.ts'
import { choiceTrigger } from '#modules/saves/web/choice-trigger.ts'
import type { ChallengeBarProps } from '#modules/scores/web/challenge/ChallengeBar.tsx'
import { BesideGame } from './BesideGame.tsx'
import { pageServices } from './page-services.ts'
import { openPortal } from './portal.ts'

/** The page of a game, with related games beside it. */
export default function GameRoute(props: ScreenProps) {
  const { data: game } = useRead(catalogCalls.readGame, { slug: props.params['slug'] ?? '' })
  const times = useStore(reopened)
  if (!game) return null
  return (
    <>
      <Page key={times} game={game} />
      <BesideGame related={game.related} />
    </>
  )
}

/** A game that needs a card is shown behind its lock (spec 5.8). */
function Page({ game }: { readonly game: GamePage }) {
  const code = useParameter(DUEL_CODE)
  if (code !== undefined && hasDuels(game)) return <Late load={loadDuel} texts="duels" of={{ game, code }} />
  const screen = game.hosted ? (
    <Hosted game={{ ...game, hosted: game.hosted }} />
  ) : (
    <GameWithChat game={game} />
  )
  return game.neededLevel === undefined ? screen : <Locked game={game}>{screen}</Locked>
}

/** Joins the game and the chat, which do not know each other. */
function GameWithChat({ game }: { readonly game: GamePage }) {
  const speech = useSpeech()
  const refusal = useRefusalText()
  const shareKey = useParameter(SHARE_KEY)
  const daily = useParameter(DAILY)
  const isTouched = useTouched()
  const isChoosing = useStore(choiceTrigger).isOpen
  const isCovered = useStore(isChatOpen) || isChoosing
  const onShare = (play: Play, state: PlayState) =>
    loadSharing()
      .then(({ shareEnd }) => shareEnd({ game, play, state, raced: shareKey, speech }))
      .catch(() => pageServices.toast(refusal('Unreachable')))
  return (
    <GameScreen
      game={game}
      belowStage={(play) => (
        <>
          <Chat game={game} />
          {hasDuels(game) && <Late load={loadQuick} texts="duels" of={{ game, play }} isPart />}
        </>
      )}
      overStage={(play, state) => (
        <>
          {(isTouched || isUnderWay(state)) && (
            <Late load={loadEnded} texts="run" of={{ game, play, state, onShare }} isPart />
          )}
          {shareKey !== undefined ? (
            <Late<Challenged>
              load={loadChallenge}
              texts="challenge"
              of={{ game, play, state, shareKey }}
              isPart
            />
          ) : (
            (state.daily || daily) && (
              <Late<Daily> load={loadDaily} texts="dailies" of={{ game, play, state, daily }} isPart />
            )
          )}
        </>
      )}
      inMenu={(play, leave) => (
        <>
          <Late load={loadMenu} texts="lists" of={{ game, play, leave }} isPart />
          <Late
            load={loadMenuRun}
            texts="run"
            of={{ game, play, onNew: (level) => leave(() => play?.restart(level)) }}
            isPart
          />
        </>
      )}
      isCovered={isCovered}
    />
  )
}

/** Whether the page was touched: a run that shows no score until its end may have begun. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touch = () => setTouched(true)
    const gestures = ['pointerdown', 'keydown']
    for (const gesture of gestures) addEventListener(gesture, touch, { once: true })
    return () => gestures.forEach((gesture) => removeEventListener(gesture, touch))
  }, [])
  return isTouched
}

/** Loads the end panel during the run, so that it appears without delay. */
const isUnderWay = ({ phase, score, canUndo }: PlayState) => phase === 'ended' || score > 0 || canUndo
const loadEnded = async () => (await import('./EndedGame.tsx')).Ended
const loadMenuRun = async () => (await import('#modules/catalog/web/run/index.ts')).MenuRun

const loadDuel = async () => (await import('./DuelPage.tsx')).DuelPage
const loadQuick = async () => (await import('#modules/duels/web/QuickMatch.tsx')).QuickMatch
const loadMenu = async () => (await import('./GameMenuParts.tsx')).GameMenuParts

/** The code of the duel in the address. */
const DUEL_CODE = /[?&]duel=([\w-]{16})(?:&|$)/
/** The parameter of a shared run, valid or not. */
const SHARE_KEY = /[?&]beat=([^&]*)/

/** The day of the challenge that the address asks for. */
const DAILY = /[?&]daily=([\w-]+)/

/** A query parameter; undefined during hydration, since the server renders the same page for every query. */
function useParameter(pattern: RegExp): string | undefined {
  const { subscribe, view } = useNavigation()
  const now = () => pattern.exec(view().address)?.[1]
  return useSyncExternalStore(subscribe, now, () => undefined)
}

type Challenged = ChallengeBarProps & { readonly game: GamePage }
const loadChallenge = async () =>
  (await import('#modules/scores/web/challenge/ChallengeBar.tsx')).ChallengeBar

type Daily = DailyBarProps & { readonly game: GamePage }
const loadDaily = async () => (await import('#modules/dailies/web/DailyBar.tsx')).DailyBar

async function loadSharing() {
  const [sharing] = await Promise.all([import('./share-end.ts'), pageServices.loadTexts(['challenge'])])
  return sharing
}

function Chat({ game }: { readonly game: GamePage }) {
  const text = useMessages(catalogTexts)
  return <ChatPeek gameId={game.gameId} label={text('game.chat')} more={text('games.more')} />
}

const loadLock = async () => (await import('#modules/coconut/web/index.ts')).LockedGame

/** Loaded late: the first load of other games must not include the lock. */
const Locked = (props: { readonly game: GamePage; readonly children: ReactNode }) => (
  <Late load={loadLock} texts="coconut" of={props} />
)

type GameOfOthers = GamePage & { readonly hosted: NonNullable<GamePage['hosted']> }
const loadHosted = async () => (await import('./HostedPage.tsx')).HostedPage

const openStorage = () => openPortal().storage

/** Loaded late: only external and uploaded games need it. */
function Hosted({ game }: { readonly game: GameOfOthers }) {
  useOpened(game)
  const of = {
    game,
    openStorage,
    belowStage: <Chat game={game} />,
    children: <GameInfo game={game} level={1} />,
  }
  return <Late load={loadHosted} texts="hosted" of={of} />
}

interface LateProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  /** Its text bundle. */
  readonly texts: string
  readonly of: Props
  /** True for a part of a page: nothing is shown until it has loaded. */
  readonly isPart?: boolean
}

/** A lazily loaded part of the page; until then the game's description is shown. */
function Late<Props extends { readonly game: GamePage }>({ load, texts, of, isPart }: LateProps<Props>) {
  const [Found, setFound] = useState<ComponentType<Props>>()
  useEffect(() => {
    let isHere = true
    void insist(() => Promise.all([load(), pageServices.loadTexts([texts])])).then(
      ([Part]) => isHere && setFound(() => Part),
    )
    return () => {
      isHere = false
    }
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
