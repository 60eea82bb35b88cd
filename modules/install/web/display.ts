import { browserStorage } from '#kit/storage/text-storage.ts'
import { installPlatform } from '../rules/platform.ts'

/** Whether the portal runs as an app of the home screen. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true

export const platformHere = () => installPlatform(navigator.userAgent, navigator.maxTouchPoints)

const CLOSED_AT = 'install-closed'
const LAUNCH_CODE = 'launch-code'
const GIFT_DONE = 'home-gift'
const storage = browserStorage()

export const guideClosedAt = (): number => Number(storage.read(CLOSED_AT) ?? 0)
export const noteGuideClosed = (now: number) => storage.write(CLOSED_AT, String(now))

/** The code with which the manifest started the app; the request for the gift sends it along. */
export const launchCode = (): string | undefined => storage.read(LAUNCH_CODE) || undefined
export const keepLaunchCode = (code: string) => storage.write(LAUNCH_CODE, code)

export const isGiftDone = (): boolean => storage.read(GIFT_DONE) === 'done'
/** A code that proves no start of this visitor is not brought again. */
export const forgetLaunchCode = () => storage.remove(LAUNCH_CODE)
export function noteGiftDone() {
  storage.write(GIFT_DONE, 'done')
  forgetLaunchCode()
}
