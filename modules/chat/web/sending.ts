import { seconds, type Instant } from '#kit/time/time.ts'
import { isNicknameOpen, readAccount } from '#modules/account/web/index.ts'

/** Whole seconds until the next message may be sent. */
export const secondsLeft = (readyAt: Instant, now: Instant) =>
  Math.max(0, Math.ceil((readyAt - now) / seconds(1)))

/** Sends free text at once, or once the player has chosen a name (spec 2.31); closing the dialog sends nothing. */
export function whenNamed(send: () => void) {
  // A player whose age answer makes them guided finds phrases in place of the input.
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
