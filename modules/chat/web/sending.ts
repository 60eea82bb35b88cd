import { seconds, type Instant } from '#kit/time/time.ts'
import { isNicknameOpen, readAccount } from '#modules/account/web/index.ts'

/** Whole seconds until the next message may go. */
export const secondsLeft = (readyAt: Instant, now: Instant) =>
  Math.max(0, Math.ceil((readyAt - now) / seconds(1)))

/** Sends own words at once, or once the player has chosen a name (spec 2.31); a closed question sends nothing. */
export function whenNamed(send: () => void) {
  // Whom the question of age gave ready-made phrases finds those in the place of the field.
  named('words', () => readAccount()?.age !== 'guided' && send())
}

/** The same for a ready-made phrase, which anybody may send. */
export const phraseWhenNamed = (send: () => void) => named(true, send)

function named(why: true | 'words', send: () => void) {
  if (readAccount()?.nickname !== '') return send()
  isNicknameOpen.change(() => why)
  const leave = isNicknameOpen.watch(() => {
    if (isNicknameOpen.read() !== false) return
    leave()
    if (readAccount()?.nickname) send()
  })
}
