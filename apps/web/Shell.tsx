import '#kit/ui/base.css'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { LANGUAGES, LANGUAGE_NAMES } from '#kit/i18n/languages.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { Anchor, FollowContext } from '#kit/ui/Anchor.tsx'
import { Footer } from '#kit/ui/Footer.tsx'
import { GearSixIcon, HouseIcon, SquaresFourIcon, UserIcon } from '#kit/ui/icons/shell.tsx'
import { Rail } from '#kit/ui/Rail.tsx'
import { TabBar, type Place } from '#kit/ui/TabBar.tsx'
import { ToastHost } from '#kit/ui/ToastHost.tsx'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import type { Route } from '#kit/web/route.ts'
import { isNicknameOpen } from '#modules/account/web/account-store.ts'
import { useBoxCount } from '#modules/cards/web/box-count.ts'
import { questions } from '#kit/ui/confirm.ts'
import { useStore } from '#kit/ui/store.ts'
import { catalogTexts } from '#modules/catalog/web/texts.ts'
import styles from './shell.module.css'

interface ShellProps {
  readonly layout: Route['layout']
  readonly name: string
  readonly children: ReactNode
}

const COCONUT = '/coconut'
const COCONUT_RULES = '/rules/idle-rewards'
/** The badge of the box that the home-screen guide promises (spec 1.27). */
const HOME_SCREEN_BADGE = 'x2'

/** What stands around every screen: navigation, footer, and the places where messages and questions appear. */
export function Shell({ layout, name, children }: ShellProps) {
  const navigation = useNavigation()
  const text = useMessages(catalogTexts)
  usePageMusic(layout, name)
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
      <div className={styles.frame} data-layout={layout}>
        {children}
        {layout === 'portal' && <PageFoot />}
      </div>
      {layout !== 'bare' && <Navigation name={name} withTabs={layout === 'portal'} />}
      <Overlays />
      <ToastHost />
    </FollowContext>
  )
}

const NicknameOverlay = lazy(() => import('#modules/account/web/NicknameOverlay.tsx'))
const ConfirmHost = lazy(() =>
  import('#kit/ui/ConfirmHost.tsx').then((module) => ({ default: module.ConfirmHost })),
)

/** Dialogs that most visits never open: each comes with its first use and then stays, for its closing motion. */
function Overlays() {
  const isNaming = useStore(isNicknameOpen)
  const isAsking = useStore(questions).length > 0
  const [used, setUsed] = useState({ naming: false, asking: false })
  if ((isNaming && !used.naming) || (isAsking && !used.asking)) {
    setUsed({ naming: used.naming || isNaming, asking: used.asking || isAsking })
  }
  return (
    <Suspense>
      {used.naming && <NicknameOverlay />}
      {used.asking && <ConfirmHost onTap={() => playSound('tap')} />}
    </Suspense>
  )
}

/** Game pages have the game's own tune, the coconuts theirs (spec 4.25); everywhere else the main theme plays. */
function usePageMusic(layout: Route['layout'], name: string) {
  useEffect(() => {
    if (layout !== 'game') portalSound()?.setScene({ page: name === 'coconut' ? 'coconut' : 'portal' })
  }, [layout, name])
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
  const me = place('/me', text('nav.me'), <UserIcon />, ['me'])
  const settings = place('/settings', text('nav.settings'), <GearSixIcon />, ['settings'])
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
        places={[home, games, me]}
        coconut={coconut}
        lastPlaces={[settings]}
      />
      {withTabs && (
        <TabBar label={text('nav.label')} places={[home, games, me, settings]} coconut={coconut} />
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
        label: text('footer.box'),
        count: HOME_SCREEN_BADGE,
        onPress: () => void navigation.go(COCONUT_RULES).catch(ignoreLeft),
      }}
    >
      <Anchor href={COCONUT_RULES}>{text('footer.idleRules')}</Anchor>
      <Anchor href="/rules/cloud-time">{text('footer.cloudRules')}</Anchor>
      <Anchor href="/privacy">{text('footer.privacy')}</Anchor>
      <Anchor href="/terms">{text('footer.terms')}</Anchor>
      <Anchor href="/credits">{text('footer.credits')}</Anchor>
      <details className={styles.languages}>
        <summary>
          {text('footer.language')}: {LANGUAGE_NAMES[language]}
        </summary>
        <ul>
          {LANGUAGES.map((other) => (
            <li key={other}>
              {/* A plain link: another language is another page, loaded whole. */}
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
