import { browserStorage } from '#kit/storage/text-storage.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Visit } from '../rules/offer.ts'
import { installPlatform } from '../rules/platform.ts'

/** Whether the portal runs as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true

export const platformHere = () => installPlatform(navigator.userAgent, navigator.maxTouchPoints)

const GAMES_LEFT = 'games-left'
const CLOSED_AT = 'install-closed'
const LAUNCH_CODE = 'launch-code'
const GIFT_DONE = 'home-gift'
const storage = browserStorage()

export const guideClosedAt = (): number => Number(storage.read(CLOSED_AT) ?? 0)
export const noteGuideClosed = (now: number) => storage.write(CLOSED_AT, String(now))

/** How often a game was left, replays included: replaying a game is coming back too. */
export const gamesLeft = (): number => Number(storage.read(GAMES_LEFT) ?? 0)
export const noteGameLeft = () => storage.write(GAMES_LEFT, String(gamesLeft() + 1))

/** The facts that decide whether the guide is offered here. */
export const visitHere = (gamesPlayed: number): Visit => ({
  platform: platformHere(),
  isStandalone: isStandalone(),
  gamesPlayed,
  closedAt: (guideClosedAt() || undefined) as Instant | undefined,
})

/** The code with which the manifest started the app; sent with the request for the gift. */
export const launchCode = (): string | undefined => storage.read(LAUNCH_CODE) || undefined
export const keepLaunchCode = (code: string) => storage.write(LAUNCH_CODE, code)

export const isGiftDone = (): boolean => storage.read(GIFT_DONE) === 'done'
/** A code that proves no start of this visitor is not sent again. */
export const forgetLaunchCode = () => storage.remove(LAUNCH_CODE)
export function noteGiftDone() {
  storage.write(GIFT_DONE, 'done')
  forgetLaunchCode()
}
