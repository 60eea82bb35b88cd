import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { readAccount, followAccount } from '#modules/account/web/index.ts'
import { mayBeProfiled } from '../model.ts'
import { declaredMinor } from './age-trigger.ts'

export { declaredMinor } from './age-trigger.ts'

/** Whether advertisers may learn of this player, once they agree: never for a declared minor. */
export const mayProfile = (): boolean => !declaredMinor.read() && mayBeProfiled(readAccount()?.age)

/** Loads the dialogs when the account is marked for erasure. Returns a function that stops it. */
export function followLeaving(): () => void {
  const look = () => {
    if (readAccount()?.erasesAt !== undefined) wakeOverlays()
  }
  look()
  return followAccount(look)
}
