import { useId, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Tag } from '#kit/ui/Tag.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import type { Listing } from '../model.ts'
import { isolated } from './isolated.ts'
import { RowNameContext } from './row-name.ts'
import { marketTexts } from './texts.ts'
import { TimeTag } from './TimeTag.tsx'
import styles from './listing.module.css'

/** As many as fit beside a card of 72 px; the swap sheet shows all accepted kinds. */
const WANTS_SHOWN = 3
const CARD_SIZE = 72

interface ListingRowProps {
  readonly listing: Listing
  /** One button. */
  readonly action?: ReactNode
  /** Below the words. */
  readonly children?: ReactNode
}

/** A listing: its lister, what is wanted in return, time left (docs/look.md 9). */
export function ListingRow({ listing, action, children }: ListingRowProps) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  const playerName = usePlayerName()
  const id = useId()
  const { kind, isMine, seller, state } = listing
  return (
    <li className={styles.row} data-listing data-over={state !== 'on' || undefined}>
      <span className={styles.picture}>
        <CardPicture kind={kind} size={CARD_SIZE} />
      </span>
      <div className={styles.words}>
        <h3 id={id} className={styles.name}>
          {nameOf(kind)} {isMine && <Tag kind="plain">{text('row.mine')}</Tag>}
        </h3>
        {state === 'on' && (
          <p className={styles.who}>
            {isMine ? text('row.youWant') : text('row.wants', { name: isolated(playerName(seller)) })}
          </p>
        )}
        {state === 'on' && <Wants listing={listing} />}
        {children}
      </div>
      <div className={styles.end}>
        <TimeTag listing={listing} />
        <RowNameContext value={id}>{action}</RowNameContext>
      </div>
    </li>
  )
}

function Wants({ listing: { level, wants } }: { readonly listing: Listing }) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  if (wants.length === 0) return <p className={styles.any}>{text('row.any', { level })}</p>
  const more = wants.length - WANTS_SHOWN
  return (
    <ul className={styles.wants}>
      {wants.slice(0, WANTS_SHOWN).map((kind) => (
        <li key={kind}>{nameOf(kind)}</li>
      ))}
      {more > 0 && <li>{text('row.moreWants', { count: more })}</li>}
    </ul>
  )
}
