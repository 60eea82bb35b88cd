import { useMessages } from '#kit/i18n/use-messages.ts'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { closeMarket, MARKET_PARTS, marketTrigger, openMarket } from './market-store.ts'
import { MarketPart } from './MarketPart.tsx'
import { marketTexts } from './texts.ts'

/** The market over any page (spec 2.16); `openMarket` opens it, and the shell shows it. */
export default function MarketOverlay() {
  const text = useMessages(marketTexts)
  const { isOpen, part } = useStore(marketTrigger)
  return (
    <Sheet isFull isOpen={isOpen} title={text(part === 'gift' ? 'part.gift' : 'title')} onClose={closeMarket}>
      {part !== 'gift' && (
        <PillNav
          label={text('parts')}
          pills={MARKET_PARTS.map((id) => ({ id, label: text(`part.${id}`) }))}
          current={part}
          onPick={openMarket}
        />
      )}
      <MarketPart part={part} />
    </Sheet>
  )
}
