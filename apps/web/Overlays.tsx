import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { questions } from '#kit/ui/confirm.ts'
import { useStore } from '#kit/ui/store.ts'
import { ToastHost } from '#kit/ui/ToastHost.tsx'
import { isNicknameOpen, useAccount } from '#modules/account/web/account-store.ts'
import { isChatOpen } from '#modules/chat/web/chat-store.ts'
import { tileMenuTrigger } from '#modules/catalog/web/tile/tile-menu-trigger.ts'
import { cloudTrigger } from '#modules/cloud/web/cloud-trigger.ts'
import { isInAppOpen } from '#modules/inapp/web/index.ts'
import { installTrigger } from '#modules/install/web/install-trigger.ts'
import { isLoginOpen } from '#modules/login/web/login-trigger.ts'
import { marketTrigger } from '#modules/market/web/market-store.ts'
import { ageTrigger } from '#modules/privacy/web/age-trigger.ts'
import { choiceTrigger } from '#modules/saves/web/choice-trigger.ts'
import { runTrigger } from '#modules/scores/web/run-trigger.ts'
import { shareTrigger } from '#modules/sharing/web/share-trigger.ts'
import { inviterHere } from '#modules/sharing/web/inviter.ts'
import './ask-age.ts'
import { pageServices } from './page-services.ts'
import { webConfig } from '#kit/web/config.ts'
import { useAtOpening } from './use-at-opening.ts'
import { useUsed } from './use-used.ts'

const NicknameOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/account/web/NicknameOverlay.tsx'),
    pageServices.loadTexts(['account']),
  ])
  return overlay
})
const HelloOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/privacy/web/HelloOverlay.tsx'),
    pageServices.loadTexts(['account', 'privacy']),
  ])
  return overlay
})
const NameOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/privacy/web/NameOverlay.tsx'),
    pageServices.loadTexts(['privacy']),
  ])
  return overlay
})
const AgeOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/privacy/web/AgeOverlay.tsx'),
    pageServices.loadTexts(['privacy']),
  ])
  return overlay
})
const LeavingNotice = late(async () => {
  const [notice] = await Promise.all([
    import('#modules/privacy/web/LeavingNotice.tsx'),
    pageServices.loadTexts(['privacy']),
  ])
  return notice
})
const ConfirmHost = late(() =>
  import('#kit/ui/ConfirmHost.tsx').then((module) => ({ default: module.ConfirmHost })),
)

const ShareOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/sharing/web/ShareOverlay.tsx'),
    pageServices.loadTexts(['sharing']),
  ])
  return overlay
})
const Welcome = late(async () => {
  const [welcome] = await Promise.all([import('./Welcome.tsx'), pageServices.loadTexts(['sharing'])])
  return welcome
})

const ChatOverPage = late(async () => {
  const [parts] = await Promise.all([import('./ChatParts.tsx'), pageServices.loadTexts(['chat', 'badges'])])
  return { default: parts.ChatOverPage }
})
const InstallOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/install/web/InstallOverlay.tsx'),
    pageServices.loadTexts(['install']),
  ])
  return overlay
})
const LoginOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/login/web/LoginOverlay.tsx'),
    // The names on the cards are in the bundle `coconut`.
    pageServices.loadTexts(['login', 'coconut']),
  ])
  return overlay
})
const InAppOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/inapp/web/InAppOverlay.tsx'),
    pageServices.loadTexts(['inapp']),
  ])
  return overlay
})
const CloudOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/cloud/web/CloudOverlay.tsx'),
    pageServices.loadTexts(['cloud']),
  ])
  return overlay
})

const MarketOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/market/web/MarketOverlay.tsx'),
    pageServices.loadTexts(['coconut', 'sharing']),
  ])
  return overlay
})

const RunOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/scores/web/watch/RunOverlay.tsx'),
    pageServices.loadTexts(['watch']),
  ])
  return overlay
})

const TileMenuOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('./TileMenuOverlay.tsx'),
    pageServices.loadTexts(['tile', 'centre', 'lists']),
  ])
  return overlay
})

const TileWatch = late(async () => {
  const [{ TileWatch: watch }] = await Promise.all([
    import('#modules/catalog/web/tile/TileWatch.tsx'),
    pageServices.loadTexts(['tile']),
  ])
  return { default: watch }
})

const ChoiceOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/saves/web/ChoiceOverlay.tsx'),
    pageServices.loadTexts(['saves']),
  ])
  return overlay
})

const Consent = late(async () => {
  const [consent] = await Promise.all([import('./Consent.tsx'), pageServices.loadTexts(['preferences'])])
  return consent
})

/**
 * Dialogs that most visits never open. Each loads at its first use and then stays mounted so that it can animate out. Each
 * has its own Suspense, so that one that is loading does not hide those that are open.
 */
export default function Overlays() {
  const isNameOpen = useStore(isNicknameOpen) !== false
  const isNaming = useUsed(isNameOpen)
  const { status } = useAccount()
  const isFirstName = useAtOpening(isNameOpen, status?.nickname === '')
  const isGuided = status?.age === 'guided'
  const isAgeAsked = useUsed(useStore(ageTrigger).isOpen)
  const isLeaving = useUsed(status?.erasesAt !== undefined)
  const isAsking = useUsed(useStore(questions).length > 0)
  const isChatting = useUsed(useStore(isChatOpen))
  const isSharing = useUsed(useStore(shareTrigger).isOpen)
  const isInvited = useStore(inviterHere) !== undefined
  const hasCloud = useStore(cloudTrigger)
  const isSigningIn = useUsed(useStore(isLoginOpen))
  const isInApp = useUsed(useStore(isInAppOpen))
  const isInstalling = useUsed(useStore(installTrigger) !== undefined)
  const isTrading = useUsed(useStore(marketTrigger).isOpen)
  const isChoosing = useUsed(useStore(choiceTrigger).isOpen)
  const isAskingTile = useUsed(useStore(tileMenuTrigger).isOpen)
  const isWatching = useUsed(useStore(runTrigger).isOpen)
  return (
    <>
      <Suspense>{isChatting && <ChatOverPage />}</Suspense>
      <Suspense>{isNaming && isFirstName && <HelloOverlay />}</Suspense>
      <Suspense>{isNaming && !isFirstName && <NicknameOverlay />}</Suspense>
      <Suspense>{isNaming && !isFirstName && isGuided && <NameOverlay />}</Suspense>
      <Suspense>{isAgeAsked && <AgeOverlay />}</Suspense>
      <Suspense>{isLeaving && <LeavingNotice />}</Suspense>
      <Suspense>{isAsking && <ConfirmHost onTap={() => playSound('tap')} />}</Suspense>
      <Suspense>{isTrading && <MarketOverlay />}</Suspense>
      <Suspense>{isSharing && <ShareOverlay />}</Suspense>
      <Suspense>{isInvited && <Welcome />}</Suspense>
      <Suspense>{hasCloud && <CloudOverlay />}</Suspense>
      <Suspense>{isInstalling && <InstallOverlay />}</Suspense>
      <Suspense>{isSigningIn && <LoginOverlay />}</Suspense>
      <Suspense>{isInApp && <InAppOverlay />}</Suspense>
      <Suspense>{isWatching && <RunOverlay />}</Suspense>
      <Suspense>
        <TileWatch />
      </Suspense>
      <Suspense>{isAskingTile && <TileMenuOverlay />}</Suspense>
      <Suspense>{isChoosing && <ChoiceOverlay />}</Suspense>
      <Suspense>{webConfig().tags && <Consent />}</Suspense>
      <ToastHost />
    </>
  )
}
