import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import { cardsTexts } from './texts.ts'

/** The way to a first card: unopened coconuts, or else the palm on which they ripen. */
export function FirstCard() {
  const text = useMessages(cardsTexts)
  const { data } = useRead(cardsCalls.listBoxes, {})
  const isWaiting = data?.boxes.some(({ count }) => count > 0) ?? false
  return (
    <ButtonLink look="act" href={isWaiting ? '/coconut?part=boxes' : '/coconut'}>
      {text(isWaiting ? 'bag.open' : 'boxes.toPalm')}
    </ButtonLink>
  )
}
