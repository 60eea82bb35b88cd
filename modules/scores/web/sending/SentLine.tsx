import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { hasRanks } from '../../rules/ranks.ts'
import type { SentScore } from './send-score.ts'
import { sendingTexts } from './texts.ts'

/** The week's place at the end of a run, or why there is none. */
export function SentLine({ sent }: { readonly sent: SentScore }) {
  const text = useMessages(sendingTexts)
  const refusal = useRefusalText()
  const number = useNumber()
  if (sent.state === 'placed')
    return sent.rank > 0 && hasRanks(sent.players) && <p>{text('placed', { rank: number(sent.rank) })}</p>
  if (sent.state === 'waits') return <p role="status">{text('unsent')}</p>
  if (sent.state === 'own') return <p role="status">{text(sent.why)}</p>
  if (sent.state === 'refused')
    return (
      <div role="status">
        <p>
          <strong>{text('notCounted')}</strong>
        </p>
        <p>{refusal(sent.why)}</p>
      </div>
    )
  return (
    <>
      <p role="status">{text('lost')}</p>
      <Button size="small" onClick={sent.again}>
        {text('again')}
      </Button>
    </>
  )
}
