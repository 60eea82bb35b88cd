import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { minutes } from '#kit/time/time.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useNow } from '#kit/web/use-now.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { Wording } from './duel-words.ts'
import { duelsTexts } from './texts.ts'

/** The values of texts about a duel; updated every minute. */
export function useWording(): Wording {
  const text = useMessages(duelsTexts)
  const { say } = useSpeech()
  const nameOf = usePlayerName()
  useNow(minutes(1))
  return { text, say, nameOf, now: serverNow() }
}
