import { forgive } from '#kit/result/forgive.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Instant } from '#kit/time/time.ts'
import { callApi } from '#kit/web/api.ts'
import { installCalls } from '../calls.ts'
import { mayOffer } from '../rules/offer.ts'
import { guideClosedAt, isGiftDone, isStandalone, launchCode, noteGiftDone, platformHere } from './display.ts'
import { installTrigger, openInstallGuide } from './install-trigger.ts'
import { personaliseManifest } from './personal-manifest.ts'

/** The page has come to rest before anything opens over it. */
const REST_MS = 900

export interface InstallSurroundings {
  hasPlayed(): boolean
  /** Calls back whenever another page is shown. */
  onPage(listener: () => void): void
  /** Whether the page that is shown is a game. */
  isGame(): boolean
}

/** Offers the guide where there is a home screen to add to; in the installed app the gift. */
export function startInstall(around: InstallSurroundings) {
  if (isStandalone()) return void offerGift().catch(forgive('offered at the next start'))
  if (!platformHere()) return
  const personalise = () => {
    // Without a code the app starts as a new visitor, as any browser does.
    if (around.hasPlayed()) void personaliseManifest().catch(forgive('starts as a new visitor'))
  }
  personalise()
  let wasGame = around.isGame()
  around.onPage(() => {
    const isGame = around.isGame()
    const hasLeftGame = wasGame && !isGame
    wasGame = isGame
    if (!hasLeftGame || !mayOffer(visitHere(around.hasPlayed()), systemClock())) return
    personalise()
    setTimeout(() => {
      if (!around.isGame()) openInstallGuide()
    }, REST_MS)
  })
}

const visitHere = (hasPlayed: boolean) => ({
  platform: platformHere(),
  isStandalone: isStandalone(),
  hasPlayed,
  closedAt: (guideClosedAt() || undefined) as Instant | undefined,
})

/** At the first start from the home screen; a start that the server cannot know of has no gift. */
async function offerGift(): Promise<void> {
  if (isGiftDone()) return
  const { state } = await callApi(installCalls.readHomeGift, {})
  if (state === 'taken') noteGiftDone()
  else if (state === 'ready' || launchCode()) installTrigger.change(() => 'gift')
}
