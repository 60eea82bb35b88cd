import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { scoresTexts } from './texts.ts'

/** The place of the week, as the end of a run says it. */
export function Placed({ rank }: { readonly rank: number }) {
  const text = useMessages(scoresTexts)
  const number = useNumber()
  return <p>{text('placed', { rank: number(rank) })}</p>
}
