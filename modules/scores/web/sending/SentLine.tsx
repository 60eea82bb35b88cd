import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { hasRanks } from '../rules/ranks.ts'
import { scoresTexts } from './texts.ts'
import type { SentScore } from './use-send-score.ts'

/** The place of the week, as the end of a run says it; or that the score has yet to be sent. */
export function Placed({ sent }: { readonly sent: SentScore }) {
  const text = useMessages(scoresTexts)
  const number = useNumber()
  if (sent === 'waits') return <p role="status">{text('unsent')}</p>
  return sent.rank > 0 && hasRanks(sent.players) && <p>{text('placed', { rank: number(sent.rank) })}</p>
}
