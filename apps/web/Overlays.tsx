import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { questions } from '#kit/ui/confirm.ts'
import { useStore } from '#kit/ui/store.ts'
import { ToastHost } from '#kit/ui/ToastHost.tsx'
import { isNicknameOpen } from '#modules/account/web/account-store.ts'
import { isChatOpen } from '#modules/chat/web/chat-store.ts'
import { cloudDoor } from '#modules/cloud/web/cloud-door.ts'
import { installDoor } from '#modules/install/web/install-door.ts'
import { shareDoor } from '#modules/sharing/web/share-door.ts'
import { inviterHere } from '#modules/sharing/web/welcome-door.ts'
import { pageServices } from './page-services.ts'
import { useUsed } from './use-used.ts'

const NicknameOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/account/web/NicknameOverlay.tsx'),
    pageServices.loadTexts(['account']),
  ])
  return overlay
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
  const [parts] = await Promise.all([import('./ChatParts.tsx'), pageServices.loadTexts(['chat'])])
  return { default: parts.ChatOverPage }
})
const InstallOverlay = late(async () => {
  const [overlay] = await Promise.all([
    import('#modules/install/web/InstallOverlay.tsx'),
    pageServices.loadTexts(['install']),
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

/**
 * Dialogs that most visits never open: each comes with its first use and then stays, for its closing motion. One that is
 * still on its way must not hide those that are open.
 */
export default function Overlays() {
  const isNaming = useUsed(useStore(isNicknameOpen))
  const isAsking = useUsed(useStore(questions).length > 0)
  const isChatting = useUsed(useStore(isChatOpen))
  const isSharing = useUsed(useStore(shareDoor).isOpen)
  const isInvited = useStore(inviterHere) !== undefined
  const hasCloud = useStore(cloudDoor)
  const isInstalling = useUsed(useStore(installDoor) !== undefined)
  return (
    <>
      <Suspense>{isChatting && <ChatOverPage />}</Suspense>
      <Suspense>{isNaming && <NicknameOverlay />}</Suspense>
      <Suspense>{isAsking && <ConfirmHost onTap={() => playSound('tap')} />}</Suspense>
      <Suspense>{isSharing && <ShareOverlay />}</Suspense>
      <Suspense>{isInvited && <Welcome />}</Suspense>
      <Suspense>{hasCloud && <CloudOverlay />}</Suspense>
      <Suspense>{isInstalling && <InstallOverlay />}</Suspense>
      <ToastHost />
    </>
  )
}
