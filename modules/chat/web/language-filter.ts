import { seconds, before, type Instant } from '#kit/time/time.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { createStore } from '#kit/ui/store.ts'
import type { ChatMessage } from '../model.ts'

const KEY = 'chat:own-language'
/** Above this rate per second a mix of languages cannot be followed (docs/contract.md A33). */
const TOO_FAST = 5
const MEASURED_OVER = seconds(4)

/** The player's choice; undefined until there is one. */
export const ownLanguageWish = createStore<boolean | undefined>(readWish())

function readWish(): boolean | undefined {
  const kept = browserStorage().read(KEY)
  return kept === undefined ? undefined : kept === 'on'
}

export function wishOwnLanguage(isOn: boolean) {
  browserStorage().write(KEY, isOn ? 'on' : 'off')
  ownLanguageWish.change(() => isOn)
}

/** Whether messages arrive faster than one can read. */
export function isRushing(messages: readonly ChatMessage[], now: Instant): boolean {
  const since = before(now, MEASURED_OVER)
  const recent = messages.filter(({ sentAt }) => sentAt > since).length
  return recent > (TOO_FAST * MEASURED_OVER) / seconds(1)
}

/** Messages in the reader's language, and their own in any; a phrase is in every language. */
export const inLanguage = (messages: readonly ChatMessage[], language: string) =>
  messages.filter(
    (message) => message.isMine || message.language === language || message.phrase !== undefined,
  )
