import type { Call } from '#kit/contract/call.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { friendsTexts } from './texts.ts'

/** A list that failed to load, in this module's words. */
export function Failed(read: { readonly refusal: ErrorName; readonly call: Call }) {
  const text = useMessages(friendsTexts)
  return <FailedRead title={text('failed')} retry={text('retry')} {...read} />
}
