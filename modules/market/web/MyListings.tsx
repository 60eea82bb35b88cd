import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { marketCalls } from '../calls.ts'
import { Failed } from './Failed.tsx'
import { ListingRow } from './ListingRow.tsx'
import { OwnListing } from './OwnListing.tsx'
import { PasswordWarning } from './PasswordWarning.tsx'
import { ToCards } from './ToCards.tsx'
import { MARKET_REFRESH } from './market-refresh.ts'
import { marketTexts } from './texts.ts'
import { useShareListing } from './use-share-listing.ts'
import styles from './market.module.css'
import own from './own.module.css'

/** The player's own listings with their codes and passwords, open ones first (spec 2.36). */
export function MyListings() {
  const text = useMessages(marketTexts)
  const number = useNumber()
  const share = useShareListing()
  const { data, error } = useRead(marketCalls.listMyListings, {}, MARKET_REFRESH)
  if (!data) {
    return error ? <Failed refusal={error.refusal} call={marketCalls.listMyListings} /> : <Loading />
  }
  return (
    <>
      <p className={own.count}>{text('mine.count', { count: number(data.count), max: number(data.max) })}</p>
      {data.count > 0 && <PasswordWarning />}
      {data.listings.length === 0 && (
        <EmptyState title={text('mine.empty')} note={text('market.emptyNote')} action={<ToCards />} />
      )}
      <ul className={styles.list}>
        {data.listings.map((listing) =>
          listing.state === 'on' ? (
            <OwnListing key={listing.listingId} listing={listing} onShare={share} />
          ) : (
            <ListingRow key={listing.listingId} listing={listing} />
          ),
        )}
      </ul>
    </>
  )
}
