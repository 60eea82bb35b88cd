import { memo, useRef, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { useView } from '#kit/web/navigation.ts'
import { useRead } from '#kit/web/use-call.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { Failed } from './Failed.tsx'
import { ListingRow } from './ListingRow.tsx'
import { MarketFilter, type MarketWish } from './MarketFilter.tsx'
import { ToCards } from './ToCards.tsx'
import { SwapButton } from './SwapButton.tsx'
import { SwapSheet } from './SwapSheet.tsx'
import { TakeBackButton } from './TakeBackButton.tsx'
import { MARKET_REFRESH } from './market-refresh.ts'
import { marketTexts } from './texts.ts'
import { useTimeLeft } from './use-time-left.ts'
import { WishList } from './WishList.tsx'
import styles from './market.module.css'

/** The trade market: every open listing, newest first (spec 2.35). */
export function MarketList() {
  const { address } = useView()
  const isWished = new URL(address, 'http://portal').searchParams.has('wish')
  return <Listings key={String(isWished)} first={isWished ? { isWished: true } : {}} />
}

function Listings({ first }: { readonly first: MarketWish }) {
  const [wish, setWish] = useState(first)
  const [swapped, setSwapped] = useState<Listing>()
  return (
    <>
      <MarketFilter wish={wish} onChange={setWish} />
      {wish.isWished && <WishList />}
      <ul className={styles.list}>
        <Page key={JSON.stringify(wish)} wish={wish} onSwap={setSwapped} onWish={setWish} />
      </ul>
      <SwapSheet listing={swapped} onClose={() => setSwapped(undefined)} />
    </>
  )
}

interface PageProps {
  readonly wish: MarketWish
  readonly cursor?: string
  readonly onSwap: (listing: Listing) => void
  readonly onWish: (wish: MarketWish) => void
}

/**
 * One page and, near its end, the next: a page that is read again leads to its own successor. Memoised, so that opening a sheet
 * redraws no row.
 */
const Page = memo(function Page({ wish, cursor, onSwap, onWish }: PageProps) {
  const text = useMessages(marketTexts)
  const { data, error } = useRead(
    marketCalls.listMarket,
    { ...wish, ...(cursor ? { cursor } : {}) },
    MARKET_REFRESH,
  )
  if (!data) {
    return <li>{error ? <Failed refusal={error.refusal} call={marketCalls.listMarket} /> : <Loading />}</li>
  }
  if (data.listings.length === 0 && cursor === undefined) {
    const isFiltered = Object.keys(wish).length > 0
    return (
      <li>
        {wish.isWished ? (
          <NoWishes />
        ) : isFiltered ? (
          <EmptyState
            title={text('market.noMatch')}
            action={<Button onClick={() => onWish({})}>{text('market.showAll')}</Button>}
          />
        ) : (
          <EmptyState title={text('market.empty')} note={text('market.emptyNote')} action={<ToCards />} />
        )}
      </li>
    )
  }
  return (
    <>
      {data.listings.map((listing) => (
        <ListingRow
          key={listing.listingId}
          listing={listing}
          action={<RowAction listing={listing} onSwap={onSwap} />}
        />
      ))}
      {data.hasMore && data.cursor && (
        <Next key={data.cursor} wish={wish} cursor={data.cursor} onSwap={onSwap} onWish={onWish} />
      )}
    </>
  )
})

/** Nothing on the wish list is listed, or the wish list is empty. */
function NoWishes() {
  const text = useMessages(marketTexts)
  const { data } = useRead(marketCalls.listWishes, {})
  if (!data) return <Loading />
  return data.kinds.length === 0 ? (
    <EmptyState title={text('wish.empty')} note={text('wish.emptyNote')} />
  ) : (
    <EmptyState title={text('wish.noMatch')} note={text('wish.noMatchNote')} />
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

interface RowActionProps {
  readonly listing: Listing
  readonly onSwap: (listing: Listing) => void
}

function RowAction({ listing, onSwap }: RowActionProps) {
  const isOver = useTimeLeft(listing) <= 0
  if (isOver) return null
  if (listing.isMine) return <TakeBackButton listing={listing} />
  return <SwapButton onPress={() => onSwap(listing)} />
}
