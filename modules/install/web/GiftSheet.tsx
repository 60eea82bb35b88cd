import { useEffect } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/index.ts'
import { installCalls } from '../calls.ts'
import { HOME_GIFT_BOXES, STANDALONE } from '../rules/gift.ts'
import { forgetLaunchCode, launchCode, noteGiftDone } from './display.ts'
import { GIFT_FACTS } from './gift-facts.ts'
import styles from './guide.module.css'
import { installTexts } from './texts.ts'

interface GiftSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Gives boxes at the first start from the home screen (spec 9.8). */
export function GiftSheet({ isOpen, onClose }: GiftSheetProps) {
  const text = useMessages(installTexts)
  const refusal = useRefusalText()
  const take = useChange(installCalls.takeHomeGift, { stale: [cardsCalls.listBoxes] })
  const refused = take.error?.refusal
  useEffect(() => {
    if (refused === 'HomeGiftTaken') noteGiftDone()
    if (refused === 'NotInstalled') forgetLaunchCode()
  }, [refused])
  const isTaken = take.params !== undefined && !take.isPending && !take.error
  const ask = () => {
    const handCode = launchCode()
    take.run({ display: STANDALONE, ...(handCode ? { handCode } : {}) }, ({ boxes }) => {
      noteGiftDone()
      showBoxes(boxes)
    })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('gift.title')}
      foot={
        isTaken ? (
          <ButtonLink look="act" isWide href="/coconut?part=boxes" onClick={onClose}>
            {text('gift.open')}
          </ButtonLink>
        ) : (
          <Button look="act" isWide isPending={take.isPending} onClick={ask}>
            {text('gift.take', GIFT_FACTS)}
          </Button>
        )
      }
    >
      <div className={styles.gift}>
        <div className={styles.boxes}>
          {Array.from({ length: HOME_GIFT_BOXES }, (_, place) => (
            <Coconut key={place} isRipe={!isTaken} />
          ))}
        </div>
        <p role="status">{text(isTaken ? 'gift.done' : 'gift.note', GIFT_FACTS)}</p>
        {refused && <p role="alert">{refusal(refused)}</p>}
      </div>
    </Sheet>
  )
}
