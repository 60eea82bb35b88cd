import type { Values } from '#kit/i18n/texts.ts'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import type { ErrorName } from './catalogue.ts'

const texts = messagesOf<typeof import('./messages/en.json')>('errors')

/** The text of a refusal in the page's language; `facts` are the values of the rules that refuse. */
export function useRefusalText(facts?: Values): (refusal: ErrorName) => string {
  const text = useMessages(texts)
  return (refusal) => text(refusal, facts)
}
