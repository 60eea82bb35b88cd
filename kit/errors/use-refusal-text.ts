import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import type { ErrorName } from './catalogue.ts'

const texts = messagesOf<typeof import('./messages/en.json')>('errors')

/** What a refusal says to the player, in the language of the page. */
export function useRefusalText(): (refusal: ErrorName) => string {
  return useMessages(texts)
}
