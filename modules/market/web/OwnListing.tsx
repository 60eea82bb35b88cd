import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { KeyIcon } from '#kit/ui/icons/trade.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { Codes } from './Codes.tsx'
import { ListingRow } from './ListingRow.tsx'
import { TakeBackButton } from './TakeBackButton.tsx'
import { marketTexts } from './texts.ts'
import styles from './own.module.css'

interface OwnListingProps {
  readonly listing: Listing
  readonly onShare: (listing: Listing) => void
}

/** One of the player's open listings and its actions. */
export function OwnListing({ listing, onShare }: OwnListingProps) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const renew = useChange(marketCalls.renewPassword, { stale: [marketCalls.listMyListings] })
  const { listingId, code, password = '', wrongGuesses = 0 } = listing
  const askForNew = async () => {
    const isSure = await confirm({
      title: text('renew.title'),
      note: text('renew.note'),
      yes: text('renew.submit'),
    })
    if (isSure) renew.run({ listingId }, () => toast(text('renew.done'), { kind: 'success' }))
  }
  return (
    <ListingRow listing={listing} action={<TakeBackButton listing={listing} />}>
      <Codes code={code} password={password} />
      <WrongGuesses count={wrongGuesses} />
      <div className={styles.actions}>
        <Button size="small" icon={<ShareNetworkIcon />} onClick={() => onShare(listing)}>
          {text('share.submit')}
        </Button>
        <Button size="small" icon={<KeyIcon />} isPending={renew.isPending} onClick={() => void askForNew()}>
          {text('renew.submit')}
        </Button>
      </div>
      {renew.error && <p role="alert">{refusal(renew.error.refusal)}</p>}
    </ListingRow>
  )
}

function WrongGuesses({ count }: { readonly count: number }) {
  const text = useMessages(marketTexts)
  if (count === 0) return null
  return <p className={styles.guesses}>{text('mine.wrong', { count })}</p>
}
