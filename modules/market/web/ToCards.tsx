import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { closeMarket } from './market-store.ts'
import { marketTexts } from './texts.ts'

/** A link from an empty market to one's own cards. */
export function ToCards() {
  const text = useMessages(marketTexts)
  return (
    <ButtonLink look="act" href="/coconut?part=backpack" onClick={closeMarket}>
      {text('empty.toCards')}
    </ButtonLink>
  )
}
