import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { HashIcon, KeyIcon } from '#kit/ui/icons/trade.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { CodeField } from './CodeField.tsx'
import { GotCard } from './GotCard.tsx'
import { ListingRow } from './ListingRow.tsx'
import { useRedeemErrors } from './redeem-errors.ts'
import { MOVED_READS } from './stale-reads.ts'
import { SwapButton } from './SwapButton.tsx'
import { SwapSheet } from './SwapSheet.tsx'
import { marketTexts } from './texts.ts'
import { LOCK_FACTS } from './trade-lock.ts'
import { groupedCode, isWholeCode } from './typed-code.ts'
import styles from './redeem.module.css'

const neverChanges = () => () => undefined
/** A shared link contains the code, never the password. */
const codeOfAddress = () => groupedCode(new URLSearchParams(location.search).get('code') ?? '')

/** Takes a card by its item ID and its retrieval password (spec 2.38). */
export function RedeemForm() {
  const [got, setGot] = useState<number>()
  const [isAgain, setAgain] = useState(false)
  const shared = useSyncExternalStore(neverChanges, codeOfAddress, () => '')
  if (got === undefined) return <Form given={isAgain ? '' : shared} onGot={setGot} />
  const again = () => {
    setAgain(true)
    setGot(undefined)
  }
  return <Redeemed kind={got} onAgain={again} />
}

function Redeemed({ kind, onAgain }: { readonly kind: number; readonly onAgain: () => void }) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  return (
    <GotCard
      kind={kind}
      title={text('got.title', { card: nameOf(kind) })}
      note={text('swap.rest', LOCK_FACTS)}
    >
      <Button onClick={onAgain}>{text('redeem.again')}</Button>
    </GotCard>
  )
}

interface FormProps {
  /** The initial code. */
  readonly given: string
  readonly onGot: (kind: number) => void
}

function Form({ given, onGot }: FormProps) {
  const text = useMessages(marketTexts)
  const [typed, setTyped] = useState<string>()
  const code = typed ?? given
  const [password, setPassword] = useState('')
  /** Client-side errors: an incomplete password must not cost a try. */
  const [unfinished, setUnfinished] = useState<'code' | 'password'>()
  const [swapped, setSwapped] = useState<Listing>()
  const isWhole = isWholeCode(code)
  const search = useRead(marketCalls.findListing, { code }, { enabled: isWhole })
  const found = isWhole ? search : undefined
  const redeem = useChange(marketCalls.redeemListing, { stale: MOVED_READS })
  const errors = useRedeemErrors({ unfinished, found, redeem })

  const typing = (set: (value: string) => void) => (value: string) => {
    set(value)
    setUnfinished(undefined)
    redeem.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (redeem.isPending) return
    if (!isWhole) return setUnfinished('code')
    if (!isWholeCode(password)) return setUnfinished('password')
    redeem.run({ code, password }, ({ card }) => onGot(card.kind))
  }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lead}>{text('redeem.lead')}</p>
        <CodeField
          label={text('code')}
          icon={<HashIcon />}
          value={code}
          error={errors.code}
          onChange={typing(setTyped)}
        />
        {found?.data && found.data.can !== 'own' && (
          <Behind listing={found.data.listing} onSwap={found.data.can === 'swap' ? setSwapped : undefined} />
        )}
        <CodeField
          label={text('password')}
          icon={<KeyIcon />}
          value={password}
          error={errors.password}
          onChange={typing(setPassword)}
        />
        {errors.form && (
          <p role="alert" className={styles.alert}>
            {errors.form}
          </p>
        )}
        <Button type="submit" look="act" size="large" isWide isPending={redeem.isPending}>
          {text('redeem.submit')}
        </Button>
      </form>
      <SwapSheet listing={swapped} onClose={() => setSwapped(undefined)} />
    </>
  )
}

interface BehindProps {
  readonly listing: Listing
  /** Missing when the player has nothing that the owner accepts. */
  readonly onSwap: ((listing: Listing) => void) | undefined
}

/** The card behind a code, shown before anything is redeemed. */
function Behind({ listing, onSwap }: BehindProps) {
  return (
    <ul className={styles.behind}>
      <ListingRow listing={listing} action={onSwap && <SwapButton onPress={() => onSwap(listing)} />} />
    </ul>
  )
}
