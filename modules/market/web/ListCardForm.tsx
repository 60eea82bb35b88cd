import { useState } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { kindsOf, type Card } from '#modules/cards/model.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import { LISTED_FOR_DAYS, USUAL_DAYS } from '../rules/listing.ts'
import { MOVED_READS } from './stale-reads.ts'
import { marketTexts } from './texts.ts'
import styles from './list-card.module.css'

/** Kinds that may be asked for (docs/contract.md 6.3). */
const MOST_WANTS = 10
const FACE_SIZE = 64

type Days = (typeof LISTED_FOR_DAYS)[number]

interface ListCardFormProps {
  readonly card: Card
  readonly onListed: (listed: ResultOf<typeof marketCalls.listCard>) => void
}

/** How long a card is listed, and what its owner accepts in return. */
export function ListCardForm({ card, onListed }: ListCardFormProps) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const [days, setDays] = useState<Days>(USUAL_DAYS)
  const [wants, setWants] = useState<readonly number[]>([])
  const list = useChange(marketCalls.listCard, { stale: MOVED_READS })
  return (
    <div className={styles.form}>
      <div className={styles.card}>
        <CardPicture kind={card.kind} size={96} />
        <div>
          <h3>{nameOf(card.kind)}</h3>
          <p>
            <bdi dir="ltr">{card.number}</bdi>
          </p>
        </div>
      </div>
      <section className={styles.part}>
        <h3>{text('list.days')}</h3>
        <Segments
          label={text('list.days')}
          segments={LISTED_FOR_DAYS.map((count) => ({
            id: String(count),
            label: text('list.dayCount', { count }),
          }))}
          current={String(days)}
          onPick={(id) => setDays(LISTED_FOR_DAYS.find((count) => String(count) === id) ?? USUAL_DAYS)}
        />
      </section>
      <Wants card={card} wants={wants} onChange={setWants} />
      {list.error && (
        <p role="alert" className={styles.alert}>
          {refusal(list.error.refusal)}
        </p>
      )}
      <div className={styles.submit}>
        <Button
          look="act"
          size="large"
          isWide
          isPending={list.isPending}
          onClick={() => list.run({ cardId: card.cardId, days, wants: [...wants] }, onListed)}
        >
          {text('list.title')}
        </Button>
      </div>
    </div>
  )
}

interface WantsProps {
  readonly card: Card
  readonly wants: readonly number[]
  readonly onChange: (wants: readonly number[]) => void
}

/** Only other kinds of the same level can be asked for (docs/contract.md A4). */
function Wants({ card: { level, kind: own }, wants, onChange }: WantsProps) {
  const text = useMessages(marketTexts)
  const number = useNumber()
  const nameOf = useCardName()
  const isFull = wants.length >= MOST_WANTS
  return (
    <fieldset className={styles.part}>
      <legend>{text('list.wants')}</legend>
      <p className={styles.note}>
        {wants.length === 0
          ? text('row.any', { level })
          : text('mine.count', { count: number(wants.length), max: number(MOST_WANTS) })}
      </p>
      <div className={styles.kinds}>
        {kindsOf(level).map(({ kind }) => {
          const isOn = wants.includes(kind)
          if (kind === own) return null
          return (
            <label key={kind} className={styles.kind}>
              <input
                type="checkbox"
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={() => onChange(isOn ? wants.filter((want) => want !== kind) : [...wants, kind])}
              />
              <span aria-hidden="true">
                <CardPicture kind={kind} size={FACE_SIZE} />
              </span>
              <span className={styles.kindName}>{nameOf(kind)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
