import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import { WISH_READS } from './stale-reads.ts'
import { marketTexts } from './texts.ts'
import styles from './wishes.module.css'

const CARD_SIZE = 40

/** The player's wish list with remove buttons; nothing while it is empty. */
export function WishList() {
  const text = useMessages(marketTexts)
  const number = useNumber()
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const { data } = useRead(marketCalls.listWishes, {}, { onFocus: true })
  const change = useChange(marketCalls.setWish, { stale: WISH_READS })
  if (!data || data.kinds.length === 0) return null
  return (
    <section aria-labelledby="wishes" className={styles.wishes}>
      <header>
        <h3 id="wishes">{text('wish.title')}</h3>
        <span>{text('mine.count', { count: number(data.kinds.length), max: number(data.max) })}</span>
      </header>
      <ul>
        {data.kinds.map((kind) => (
          <li key={kind} aria-busy={(change.isPending && change.params?.kind === kind) || undefined}>
            <CardPicture kind={kind} size={CARD_SIZE} />
            <span>{nameOf(kind)}</span>
            <IconButton
              look="clear"
              label={text('wish.dropCard', { card: nameOf(kind) })}
              icon={<XIcon />}
              onClick={() => !change.isPending && change.run({ kind, isWished: false })}
            />
          </li>
        ))}
      </ul>
      {change.error && <p role="alert">{refusal(change.error.refusal)}</p>}
    </section>
  )
}
