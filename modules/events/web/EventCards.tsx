import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { CardPicture, COLLECTION_MAY_BE_OLD } from '#modules/cards/web/index.ts'
import styles from './event.module.css'
import { eventsTexts } from './texts.ts'

interface EventCardsProps {
  readonly kinds: readonly number[]
  readonly oddsVersion: number | undefined
}

/** The cards of an event; the reader's own shine. */
export function EventCards({ kinds, oddsVersion }: EventCardsProps) {
  const text = useMessages(eventsTexts)
  const number = useNumber()
  const { data } = useRead(cardsCalls.readCollection, {}, { onFocus: COLLECTION_MAY_BE_OLD })
  const owned = new Set(data?.kinds.filter(({ count }) => count > 0).map(({ kind }) => kind))
  const have = kinds.filter((kind) => owned.has(kind)).length
  return (
    <section className={styles.panel} aria-labelledby="cards">
      <header className={styles.head}>
        <h2 id="cards">{text('cards')}</h2>
        {data && (
          <p className={styles.note}>
            {text('cards.have', { have: number(have), all: number(kinds.length) })}
          </p>
        )}
      </header>
      <ul className={styles.cards}>
        {kinds.map((kind) => (
          <li key={kind}>
            <CardPicture kind={kind} owned={!data || owned.has(kind)} />
          </li>
        ))}
      </ul>
      {oddsVersion !== undefined && (
        <p className={styles.note}>{text('odds', { version: number(oddsVersion) })}</p>
      )}
      <ButtonLink href="/coconut?part=boxes">{text('cards.open')}</ButtonLink>
    </section>
  )
}
