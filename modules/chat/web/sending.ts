import { seconds, type Instant } from '#kit/time/time.ts'
import { isNicknameOpen, openNickname, readAccount } from '#modules/account/web/index.ts'

/** Whole seconds until the next message may go. */
export const secondsLeft = (readyAt: Instant, now: Instant) =>
  Math.max(0, Math.ceil((readyAt - now) / seconds(1)))

/** Sends at once, or once the player has chosen a name (spec 2.31); a closed question sends nothing. */
export function whenNamed(send: () => void) {
  if (readAccount()?.nickname !== '') return send()
  openNickname()
  const leave = isNicknameOpen.watch(() => {
    if (isNicknameOpen.read()) return
    leave()
    if (readAccount()?.nickname) send()
  })
}
