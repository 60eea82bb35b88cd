import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import { useCardName } from '#modules/cards/web/index.ts'
import type { Listing } from '../model.ts'
import { GotCard } from './GotCard.tsx'
import { isolated } from './isolated.ts'
import { SwapChoice } from './SwapChoice.tsx'
import { marketTexts } from './texts.ts'

interface SwapSheetProps {
  /** The listing to pay for; undefined closes the sheet. */
  readonly listing: Listing | undefined
  readonly onClose: () => void
}

/** Chooses a card to give for a listed one, and swaps them at once (docs/contract.md A4). */
export function SwapSheet({ listing, onClose }: SwapSheetProps) {
  const text = useMessages(marketTexts)
  const playerName = usePlayerName()
  // The content stays mounted while the sheet animates out.
  const [latest, setLatest] = useState(listing)
  if (listing && listing !== latest) setLatest(listing)
  const shown = listing ?? latest
  const name = shown ? isolated(playerName(shown.seller)) : ''
  return (
    <Sheet isOpen={listing !== undefined} onClose={onClose} title={text('swap.title', { name })}>
      {shown && <Swap key={shown.listingId} listing={shown} name={name} onClose={onClose} />}
    </Sheet>
  )
}

interface SwapProps {
  readonly listing: Listing
  readonly name: string
  readonly onClose: () => void
}

function Swap({ listing, name, onClose }: SwapProps) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  const [gave, setGave] = useState<number>()
  if (gave === undefined) return <SwapChoice listing={listing} name={name} onSwapped={setGave} />
  return (
    <GotCard
      kind={listing.kind}
      title={text('got.title', { card: nameOf(listing.kind) })}
      note={text('swap.done', { card: nameOf(gave), name })}
    >
      <Button look="act" isWide onClick={onClose}>
        {text('done')}
      </Button>
    </GotCard>
  )
}
