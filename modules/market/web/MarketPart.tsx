import { useMessages } from '#kit/i18n/use-messages.ts'
import { GiftPart } from './GiftPart.tsx'
import { MarketList } from './MarketList.tsx'
import type { MarketPartName } from './market-store.ts'
import { MyListings } from './MyListings.tsx'
import { RedeemForm } from './RedeemForm.tsx'
import { SwapHall } from './SwapHall.tsx'
import { marketTexts } from './texts.ts'
import styles from './market.module.css'

const PARTS = {
  market: MarketList,
  mine: MyListings,
  swap: SwapHall,
  redeem: RedeemForm,
  gift: GiftPart,
} as const

/** One part of the market: all listings, one's own, affordable ones, or the form for a code (spec 2.35–2.38). */
export function MarketPart({ part }: { readonly part: MarketPartName }) {
  const text = useMessages(marketTexts)
  const Part = PARTS[part]
  return (
    <section className={styles.part} aria-labelledby="market-part">
      <h2 id="market-part" data-unseen>
        {text(`part.${part}`)}
      </h2>
      <Part />
    </section>
  )
}
