import { use } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { RowNameContext } from './row-name.ts'
import { MOVED_READS } from './stale-reads.ts'
import { marketTexts } from './texts.ts'

/** Withdraws one's own listing after a confirmation. */
export function TakeBackButton({ listing }: { readonly listing: Listing }) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const takeBack = useChange(marketCalls.takeBack, { stale: MOVED_READS })
  const ask = async () => {
    const isSure = await confirm({
      title: text('takeBack.title', { card: nameOf(listing.kind) }),
      note: text('takeBack.note'),
      yes: text('takeBack.submit'),
      isDangerous: true,
    })
    if (isSure)
      takeBack.run({ listingId: listing.listingId }, () => toast(text('takeBack.done'), { kind: 'success' }))
  }
  return (
    <>
      <Button
        size="small"
        look="danger"
        aria-describedby={use(RowNameContext)}
        isPending={takeBack.isPending}
        onClick={() => void ask()}
      >
        {text('takeBack.submit')}
      </Button>
      {takeBack.error && <p role="alert">{refusal(takeBack.error.refusal)}</p>}
    </>
  )
}
