import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { PasswordWarning } from './PasswordWarning.tsx'
import { shareWords } from './share-words.ts'
import { marketTexts } from './texts.ts'
import styles from './moment.module.css'

interface ShareSheetProps {
  /** What is shared; nothing closes the sheet. */
  readonly listing: SharedListing | undefined
  readonly onClose: () => void
}

export type SharedListing = Pick<Listing, 'listingId' | 'kind' | 'code' | 'password'>

/** Sends somebody to a listing; the password goes along only when the owner says so. */
export function ShareSheet({ listing, onClose }: ShareSheetProps) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  const [latest, setLatest] = useState(listing)
  if (listing && listing !== latest) setLatest(listing)
  const shown = listing ?? latest
  return (
    <Sheet
      isOpen={listing !== undefined}
      onClose={onClose}
      title={shown ? text('share.title', { card: nameOf(shown.kind) }) : ''}
    >
      {shown && <Sharing listing={shown} onClose={onClose} />}
    </Sheet>
  )
}

function Sharing({ listing, onClose }: { readonly listing: SharedListing; readonly onClose: () => void }) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const [hasPassword, setHasPassword] = useState(false)
  const share = useChange(marketCalls.shareListing)
  const send = () =>
    share.run({ listingId: listing.listingId }, ({ url, code, kind }) => {
      const { password = '' } = listing
      const values = { card: nameOf(kind), code, password }
      const words = hasPassword ? text('share.wordsWithPassword', values) : text('share.words', values)
      // Without this page's language: whoever follows it reads in his own.
      shareWords(words, new URL(url, location.origin).href).then(
        (outcome) => {
          if (outcome === 'copied') toast(text('share.copied'), { kind: 'success' })
          if (outcome !== 'dismissed') onClose()
        },
        () => toast(text('copyFailed'), { kind: 'error' }),
      )
    })
  return (
    <div className={styles.share}>
      <CardPicture kind={listing.kind} size={120} />
      <div className={styles.choice}>
        <Switch label={text('share.withPassword')} isOn={hasPassword} onChange={setHasPassword} />
        {hasPassword && <PasswordWarning />}
      </div>
      {share.error && <p role="alert">{refusal(share.error.refusal)}</p>}
      <Button look="act" isWide icon={<ShareNetworkIcon />} isPending={share.isPending} onClick={send}>
        {text('share.submit')}
      </Button>
    </div>
  )
}
