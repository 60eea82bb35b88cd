import { useState } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import type { Card } from '#modules/cards/model.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import type { marketCalls } from '../calls.ts'
import { Codes } from './Codes.tsx'
import { ListCardForm } from './ListCardForm.tsx'
import { PasswordWarning } from './PasswordWarning.tsx'
import { marketTexts } from './texts.ts'
import { useShareListing } from './use-share-listing.ts'
import styles from './moment.module.css'

type Listed = ResultOf<typeof marketCalls.listCard>

interface ListCardSheetProps {
  /** The card to list; undefined closes the sheet. */
  readonly card: Card | undefined
  readonly onClose: () => void
}

/** Lists a card and shows the code and password for taking it (spec 7.35). */
export function ListCardSheet({ card, onClose }: ListCardSheetProps) {
  const text = useMessages(marketTexts)
  // The content stays mounted while the sheet animates out.
  const [latest, setLatest] = useState(card)
  if (card && card !== latest) setLatest(card)
  const shown = card ?? latest
  return (
    <Sheet isFull isOpen={card !== undefined} onClose={onClose} title={text('list.title')}>
      {shown && <ListCard key={shown.cardId} card={shown} onClose={onClose} />}
    </Sheet>
  )
}

function ListCard({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const [listed, setListed] = useState<Listed>()
  if (!listed) return <ListCardForm card={card} onListed={setListed} />
  return <Done kind={card.kind} listed={listed} onClose={onClose} />
}

interface DoneProps {
  readonly kind: number
  readonly listed: Listed
  readonly onClose: () => void
}

/** The card is listed: its code and password, and how to send them. */
export function Done({ kind, listed, onClose }: DoneProps) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  const share = useShareListing()
  const { listingId, code, password } = listed
  return (
    <div className={styles.listed}>
      <CardPicture kind={kind} size={120} />
      <div role="status">
        <h3>{text('list.done', { card: nameOf(kind) })}</h3>
      </div>
      <Codes code={code} password={password} />
      <PasswordWarning />
      <div className={styles.actions}>
        <Button icon={<ShareNetworkIcon />} onClick={() => share({ listingId, kind, code, password })}>
          {text('share.submit')}
        </Button>
        <Button look="act" data-first-focus onClick={onClose}>
          {text('done')}
        </Button>
      </div>
    </div>
  )
}
