import '#kit/ui/base.css'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { late } from '#kit/ui/late.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '#kit/i18n/languages.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor, FollowContext } from '#kit/ui/Anchor.tsx'
import { Footer } from '#kit/ui/Footer.tsx'
import {
  ChatsCircleIcon,
  CloudIcon,
  GearSixIcon,
  HouseIcon,
  SquaresFourIcon,
  UserIcon,
  UsersThreeIcon,
} from '#kit/ui/icons/shell.tsx'
import { IconButton, IconLink } from '#kit/ui/IconButton.tsx'
import { Rail } from '#kit/ui/Rail.tsx'
import { TabBar, type Place } from '#kit/ui/TabBar.tsx'
import { BarToolsContext } from '#kit/ui/TopBar.tsx'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import type { Route } from '#kit/web/route.ts'
import { isNicknameOpen } from '#modules/account/web/account-store.ts'
import { useBoxCount } from '#modules/cards/web/box-count.ts'
import { questions } from '#kit/ui/confirm.ts'
import { overlaysWanted } from '#kit/ui/overlays-wanted.ts'
import { useStore } from '#kit/ui/store.ts'
import { toastList } from '#kit/ui/toast.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { catalogTexts } from '#modules/catalog/web/texts.ts'
import { isChatAwake, openChat, unreadCounts } from '#modules/chat/web/chat-store.ts'
import { useWide } from '#modules/chat/web/use-wide.ts'
import { waitingRequests } from '#modules/friends/web/request-count.ts'
import { GIFT_FACTS } from '#modules/install/web/gift-facts.ts'
import { openInstallGuide } from '#modules/install/web/install-trigger.ts'
import { SharePageContext, type PageToShare } from '#kit/web/share-page.ts'
import { openShare } from '#modules/sharing/web/share-trigger.ts'
import { loadLate } from './load-late.ts'
import { pageServices } from './page-services.ts'
import { useUsed } from './use-used.ts'
import { whenIdle } from './when-idle.ts'
import styles from './shell.module.css'

interface ShellProps {
  readonly layout: Route['layout']
  readonly name: string
  readonly children: ReactNode
}

const COCONUT = '/coconut'
const COCONUT_RULES = '/rules/idle-rewards'
/** The badge of the boxes that the home-screen guide promises (spec 1.27). */
const HOME_SCREEN_BADGE = `x${GIFT_FACTS.boxes}`

/** The frame of every screen: navigation, footer, and the overlays for messages and questions. */
export function Shell({ layout, name, children }: ShellProps) {
  const navigation = useNavigation()
  const text = useMessages(catalogTexts)
  const following = {
    follow: (href: string) => void navigation.go(href).catch(ignoreLeft),
    prefetch: navigation.prefetch,
    localise: navigation.href,
  }
  return (
    <FollowContext value={following}>
      <a className="skip-link" href="#content">
        {text('nav.skip')}
      </a>
      <NavigationProgress />
      <div className={styles.frame} data-layout={layout}>
        {/* A game's own bar has no tools: the space is for the game, and its chat is beside or below the stage. */}
        <BarToolsContext value={layout === 'portal' && <BarTools name={name} />}>
          <SharePageContext value={shareGame}>{children}</SharePageContext>
        </BarToolsContext>
        {layout === 'portal' && <PageFoot />}
      </div>
      {layout === 'game' && <ChatBeside />}
      {layout !== 'bare' && <Navigation name={name} withTabs={layout === 'portal'} />}
      <LateOverlays />
    </FollowContext>
  )
}

const shareGame = (page: PageToShare) => openShare({ kind: 'game', ...page })

const ChatBesideGame = late(async () => {
  const chat = loadLate().then(({ chatParts }) => chatParts())
  const [parts] = await Promise.all([chat, pageServices.loadTexts(['chat'])])
  return { default: parts.ChatBesideGame }
})

const Bell = late(async () => {
  const [bell] = await Promise.all([
    import('#modules/notices/web/Bell.tsx'),
    pageServices.loadTexts(['notices']),
  ])
  return bell
})

/** The end of every bar. Reserves space for the bell, which is not in the first load of home, so the bar does not shift. */
function BarTools({ name }: { readonly name: string }) {
  const isAwake = useStore(isChatAwake)
  const [hasTime, setHasTime] = useState(false)
  useEffect(() => {
    if (name !== 'home') whenIdle(() => setHasTime(true))
  }, [name])
  return (
    <>
      <div className={styles.bell}>
        <Suspense>{(isAwake || hasTime) && <Bell />}</Suspense>
      </div>
      <ChatButton />
      {name === 'home' && <MeLink />}
    </>
  )
}

/** The chat beside a game, loaded when the page is idle. */
function ChatBeside() {
  const isAwake = useStore(isChatAwake)
  const isWide = useWide()
  return (
    isAwake &&
    isWide && (
      <Suspense>
        <ChatBesideGame />
      </Suspense>
    )
  )
}

/** Label, icon and unread dot of the chat button. */
function useChatAction() {
  const text = useMessages(catalogTexts)
  const { world, game } = useStore(unreadCounts)
  const hasDot = world + game > 0
  return { label: text(hasDot ? 'nav.chatNew' : 'nav.chat'), icon: <ChatsCircleIcon />, hasDot }
}

/** Without a rail, the chat button is at the end of the bar. */
function ChatButton() {
  return <IconButton {...useChatAction()} className={styles.chat} aria-haspopup="dialog" onClick={openChat} />
}

/** Without a rail, one's own page is reached from home. */
function MeLink() {
  const text = useMessages(catalogTexts)
  return <IconLink href="/me" className={styles.chat} label={text('nav.me')} icon={<UserIcon />} />
}

const Overlays = late(async () => (await loadLate()).overlays())

/** Loads dialogs and toasts after the first gesture, or as soon as one is needed. */
function LateOverlays() {
  const isAwake = useStore(isChatAwake)
  const isNaming = useStore(isNicknameOpen)
  const isAsking = useStore(questions).length > 0
  const isSaying = useStore(toastList).length > 0
  const isCalled = useStore(overlaysWanted)
  const isWanted = useUsed(isAwake || isNaming || isAsking || isSaying || isCalled)
  return <Suspense>{isWanted && <Overlays />}</Suspense>
}

function Navigation({ name, withTabs }: { readonly name: string; readonly withTabs: boolean }) {
  const text = useMessages(catalogTexts)
  const place = (href: string, label: string, icon: ReactNode, names: readonly string[]): Place => ({
    href,
    label,
    icon,
    isCurrent: names.includes(name),
  })
  const home = place('/', text('nav.home'), <HouseIcon />, ['home'])
  const games = place('/games', text('nav.games'), <SquaresFourIcon />, ['games', 'category', 'game'])
  const friends = {
    ...place('/friends', text('nav.friends'), <UsersThreeIcon />, ['friends']),
    news: useStore(waitingRequests) > 0 ? text('nav.friendsNew') : undefined,
  }
  const cloud = place('/cloud', text('nav.cloud'), <CloudIcon />, ['cloud'])
  const me = place('/me', text('nav.me'), <UserIcon />, ['me'])
  const settings = place('/settings', text('nav.settings'), <GearSixIcon />, ['settings'])
  const chat = useChatAction()
  const boxes = useBoxCount()
  const coconut = {
    href: COCONUT,
    label: text('nav.coconut'),
    count: boxes > 0 ? `x${boxes}` : undefined,
    isCurrent: name === 'coconut',
  }
  return (
    <>
      <Rail
        label={text('nav.label')}
        home={{ href: '/', label: text('nav.home') }}
        places={[home, games, friends, cloud]}
        coconut={coconut}
        actions={[{ ...chat, onPress: openChat }]}
        lastPlaces={[me, settings]}
      />
      {withTabs && (
        <TabBar label={text('nav.label')} places={[home, games, friends, cloud]} coconut={coconut} />
      )}
    </>
  )
}

function PageFoot() {
  const text = useMessages(catalogTexts)
  const language = useLanguage()
  const navigation = useNavigation()
  const path = navigation.view().path
  return (
    <Footer
      slogan={text('footer.slogan')}
      gift={{
        label: text('footer.box', GIFT_FACTS),
        count: HOME_SCREEN_BADGE,
        onPress: openInstallGuide,
      }}
    >
      <Anchor href={COCONUT_RULES}>{text('footer.idleRules')}</Anchor>
      <Anchor href="/rules/cloud-time">{text('footer.cloudRules')}</Anchor>
      <Anchor href="/privacy">{text('footer.privacy')}</Anchor>
      <Anchor href="/terms">{text('footer.terms')}</Anchor>
      <Anchor href="/contact">{text('footer.contact')}</Anchor>
      <Anchor href="/credits">{text('footer.credits')}</Anchor>
      <details className={styles.languages}>
        <summary>
          {text('footer.language')}: {LANGUAGE_NAMES[language]}
        </summary>
        <ul>
          {LANGUAGES.map((other) => (
            <li key={other}>
              {/* A plain link: changing the language loads the whole page. */}
              <a
                href={`${path}?lang=${other}`}
                lang={other}
                hrefLang={other}
                aria-current={other === language ? 'true' : undefined}
              >
                {LANGUAGE_NAMES[other]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </Footer>
  )
}
