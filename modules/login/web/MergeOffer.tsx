import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { loginCalls } from '../calls.ts'
import { forgetOffer, type Offer } from './pending-offer.ts'
import { loginTexts } from './texts.ts'
import styles from './landing.module.css'

interface MergeOfferProps {
  readonly offer: Offer
  readonly onDone: () => void
}

const OWN_GOODS = [cardsCalls.readCollection, cardsCalls.listBoxes]

/** Asks, once, whether to move the goods of this device's visitor (docs/contract.md 9). */
export function MergeOffer({ offer, onDone }: MergeOfferProps) {
  const text = useMessages(loginTexts)
  const refusal = useRefusalText()
  const [isOpen, setOpen] = useState(true)
  const take = useChange(loginCalls.moveGoods, { stale: OWN_GOODS })
  const leave = useChange(loginCalls.leaveGoods)
  const error = take.error ?? leave.error
  const isOver = error?.refusal === 'OfferGone'
  const end = () => {
    forgetOffer()
    setOpen(false)
    onDone()
  }
  const bring = () =>
    take.run({}, ({ leftBehind }) => {
      playSound('claim')
      toast(leftBehind > 0 ? text('offer.left', { count: leftBehind }) : text('offer.taken'), {
        kind: 'success',
      })
      end()
    })
  return (
    <Dialog
      isOpen={isOpen}
      // Closed without an answer: everything stays where it is.
      onClose={end}
      title={text('offer.title')}
      note={text('offer.lead')}
      actions={
        isOver ? (
          <Button look="act" onClick={end}>
            {text('offer.goOn')}
          </Button>
        ) : (
          <>
            <Button isPending={leave.isPending} onClick={() => leave.run({}, end)}>
              {text('offer.leave')}
            </Button>
            <Button look="act" isPending={take.isPending} onClick={bring}>
              {text('offer.take')}
            </Button>
          </>
        )
      }
    >
      <ul className={styles.goods}>
        {offer.cards > 0 && <li>{text('offer.cards', { count: offer.cards })}</li>}
        {offer.boxes > 0 && <li>{text('offer.boxes', { count: offer.boxes })}</li>}
      </ul>
      <p className={styles.note}>{text('offer.note')}</p>
      {error && (
        <p className={styles.error} role="alert">
          {refusal(error.refusal)}
        </p>
      )}
    </Dialog>
  )
}
