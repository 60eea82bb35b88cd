import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { LockSimpleIcon } from '#kit/ui/icons/shell.tsx'
import { ArrowsLeftRightIcon } from '#kit/ui/icons/trade.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { CountBadge } from '#kit/ui/CountBadge.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import type { Card } from '#modules/cards/model.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { Failed } from './Failed.tsx'
import { MOVED_READS } from './stale-reads.ts'
import { marketTexts } from './texts.ts'
import { LOCK_FACTS } from './trade-lock.ts'
import styles from './swap.module.css'

interface SwapChoiceProps {
  readonly listing: Listing
  readonly name: string
  /** Called with the kind that was given. */
  readonly onSwapped: (gave: number) => void
}

/** The player's cards that the owner of a listing accepts (spec 7.37). */
export function SwapChoice(props: SwapChoiceProps) {
  const text = useMessages(marketTexts)
  const { listing, name } = props
  const { data, error } = useRead(marketCalls.listOffers, { listingId: listing.listingId })
  if (!data) return error ? <Failed refusal={error.refusal} call={marketCalls.listOffers} /> : <Loading />
  if (data.cards.length > 0) return <Choice {...props} cards={data.cards} />
  return <EmptyState title={text('swap.none', { name })} note={text('swap.noneNote')} />
}

function Choice({ listing, name, onSwapped, cards }: SwapChoiceProps & { readonly cards: readonly Card[] }) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const swap = useChange(marketCalls.swapCard, { stale: MOVED_READS })
  // Copies of one kind are worth the same: the oldest is given first.
  const copies = Map.groupBy(cards, ({ kind }) => kind)
  const [picked, setPicked] = useState(cards[0]!.kind)
  const given = (copies.get(picked) ?? cards)[0]!
  const ask = async () => {
    const names = { gave: nameOf(given.kind), got: nameOf(listing.kind), name }
    const isSure = await confirm({
      title: text('swap.sureTitle'),
      note: text('swap.sureNote', names),
      yes: text('swap.submit'),
    })
    if (isSure) swap.run({ listingId: listing.listingId, cardId: given.cardId }, () => onSwapped(given.kind))
  }
  return (
    <div className={styles.swap}>
      <div className={styles.scale}>
        <Side label={text('swap.give')} kind={given.kind} />
        <span className={styles.arrows}>
          <ArrowsLeftRightIcon />
        </span>
        <Side label={text('swap.get')} kind={listing.kind} />
      </div>
      <fieldset className={styles.choice}>
        <legend>{text('swap.choose', { name })}</legend>
        <div className={styles.cards}>
          {[...copies].map(([kind, { length }]) => (
            <label key={kind} className={styles.card}>
              <input
                type="radio"
                name="given"
                aria-label={nameOf(kind)}
                checked={kind === given.kind}
                onChange={() => setPicked(kind)}
              />
              <CardPicture kind={kind} size={CHOICE_SIZE} />
              {length > 1 && (
                <CountBadge className={styles.count}>{text('times', { count: length })}</CountBadge>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.rest}>
        <LockSimpleIcon />
        {text('swap.rest', LOCK_FACTS)}
      </p>
      {swap.error && (
        <p role="alert" className={styles.alert}>
          {refusal(swap.error.refusal)}
        </p>
      )}
      <div className={styles.submit}>
        <Button look="act" size="large" isWide isPending={swap.isPending} onClick={() => void ask()}>
          {text('swap.submit')}
        </Button>
      </div>
    </div>
  )
}

const CHOICE_SIZE = 60

function Side({ label, kind }: { readonly label: string; readonly kind: number }) {
  return (
    <figure className={styles.side}>
      <figcaption>{label}</figcaption>
      <CardPicture kind={kind} size={132} />
    </figure>
  )
}
