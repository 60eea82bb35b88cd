import { memo, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { CountBadge } from '#kit/ui/CountBadge.tsx'
import { CardPicture } from './CardPicture.tsx'
import { useCardName } from './card-name.ts'
import { cardsTexts } from './texts.ts'
import styles from './backpack.module.css'

interface KindPlaceProps {
  readonly kind: number
  readonly count: number
  readonly onOpen: (kind: number) => void
  /** Marks upon the card. */
  readonly children?: ReactNode
}

/**
 * The place of a kind in the collection; it opens the card. Memoised: a collection has dozens, and opening one must not redraw them
 * all.
 */
export const KindPlace = memo(function KindPlace({ kind, count, onOpen, children }: KindPlaceProps) {
  const text = useMessages(cardsTexts)
  const nameOf = useCardName()
  return (
    <button type="button" className={styles.place} onClick={() => onOpen(kind)}>
      {children}
      <CardPicture kind={kind} owned={count > 0} label={text('bag.place', { name: nameOf(kind), count })} />
      {count > 1 && (
        <span aria-hidden="true">
          <CountBadge className={styles.count}>{`x${count}`}</CountBadge>
        </span>
      )}
    </button>
  )
})
