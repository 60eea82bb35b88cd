import { useRef, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { useRead } from '#kit/web/use-call.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { CardPicture } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { Failed } from './Failed.tsx'
import { ListingRow } from './ListingRow.tsx'
import { SwapButton } from './SwapButton.tsx'
import { SwapSheet } from './SwapSheet.tsx'
import { ToCards } from './ToCards.tsx'
import { MARKET_REFRESH } from './market-refresh.ts'
import { marketTexts } from './texts.ts'
import { useOwnKinds } from './use-own-kinds.ts'
import styles from './market.module.css'

type Offer = ResultOf<typeof marketCalls.listPayable>['offers'][number]

/** The swap hall: listings the player can pay for now, and with which cards (spec 2.37). */
export function SwapHall() {
  const [swapped, setSwapped] = useState<Listing>()
  return (
    <>
      <ul className={styles.list}>
        <Page onSwap={setSwapped} />
      </ul>
      <SwapSheet listing={swapped} onClose={() => setSwapped(undefined)} />
    </>
  )
}

interface PageProps {
  readonly cursor?: string
  readonly onSwap: (listing: Listing) => void
}

function Page({ cursor, onSwap }: PageProps) {
  const text = useMessages(marketTexts)
  const { data, error } = useRead(marketCalls.listPayable, cursor ? { cursor } : {}, MARKET_REFRESH)
  if (!data) {
    return <li>{error ? <Failed refusal={error.refusal} call={marketCalls.listPayable} /> : <Loading />}</li>
  }
  if (data.offers.length === 0 && cursor === undefined) {
    return (
      <li>
        <EmptyState title={text('hall.empty')} note={text('hall.emptyNote')} action={<ToCards />} />
      </li>
    )
  }
  return (
    <>
      {data.offers.map((offer) => (
        <OfferRow key={offer.listing.listingId} offer={offer} onSwap={onSwap} />
      ))}
      {data.hasMore && data.cursor && <Next key={data.cursor} cursor={data.cursor} onSwap={onSwap} />}
    </>
  )
}

function Next(props: PageProps) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place, false)
  if (isNear) return <Page {...props} />
  return (
    <li ref={place}>
      <Loading />
    </li>
  )
}

function OfferRow({ offer, onSwap }: { readonly offer: Offer; readonly onSwap: PageProps['onSwap'] }) {
  const text = useMessages(marketTexts)
  const { listing, cardIds } = offer
  const kinds = useOwnKinds(cardIds)
  return (
    <ListingRow listing={listing} action={<SwapButton onPress={() => onSwap(listing)} />}>
      {kinds.length > 0 && (
        <div className={styles.pay}>
          <p>{text('hall.pay')}</p>
          <ul>
            {kinds.map((kind, index) => (
              <li key={cardIds[index]}>
                <CardPicture kind={kind} size={PAY_SIZE} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ListingRow>
  )
}

const PAY_SIZE = 36
