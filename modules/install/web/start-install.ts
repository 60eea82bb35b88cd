import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { callApi } from '#kit/web/api.ts'
import { installCalls } from '../calls.ts'
import { mayOffer } from '../rules/offer.ts'
import {
  gamesLeft,
  isGiftDone,
  isStandalone,
  launchCode,
  noteGameLeft,
  noteGiftDone,
  platformHere,
  visitHere,
} from './display.ts'
import { installTrigger } from './install-trigger.ts'
import { personaliseManifest } from './personal-manifest.ts'

export interface InstallSurroundings {
  /** How many games were played in this browser. */
  gamesPlayed(): number
  /** Calls back on every navigation. */
  onPage(listener: () => void): void
  /** Whether the current page is a game. */
  isGame(): boolean
  /** Shows the card that offers the guide. */
  offer(gamesPlayed: number): void
}

/** Offers the guide where the portal can be installed; in the installed app the gift. */
export function startInstall(around: InstallSurroundings) {
  if (isStandalone()) return void offerGift().catch(ignoreFailure('offered at the next start'))
  if (!platformHere()) return
  const look = () => {
    const played = around.gamesPlayed()
    if (played === 0) return
    // Without a code the app starts as a new visitor, as any browser does.
    void personaliseManifest().catch(ignoreFailure('starts as a new visitor'))
    const gamesPlayed = Math.max(played, gamesLeft())
    if (mayOffer(visitHere(gamesPlayed), systemClock())) around.offer(gamesPlayed)
  }
  look()
  let wasGame = around.isGame()
  around.onPage(() => {
    const isGame = around.isGame()
    const hasLeftGame = wasGame && !isGame
    wasGame = isGame
    if (!hasLeftGame || around.gamesPlayed() === 0) return
    noteGameLeft()
    look()
  })
}

/** At the first start from the home screen; a start that the server cannot verify has no gift. */
async function offerGift(): Promise<void> {
  if (isGiftDone()) return
  const { state } = await callApi(installCalls.readHomeGift, {})
  if (state === 'taken') noteGiftDone()
  else if (state === 'ready' || launchCode()) installTrigger.change(() => 'gift')
}
