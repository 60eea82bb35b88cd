import { useState } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import type { Card } from '#modules/cards/model.ts'
import { CardPicture, useCardName } from '#modules/cards/web/index.ts'
import { marketCalls } from '../calls.ts'
import { LISTED_FOR_DAYS } from '../rules/listing.ts'
import { Failed } from './Failed.tsx'
import { Done } from './ListCardSheet.tsx'
import { closeMarket } from './market-store.ts'
import { MOVED_READS } from './stale-reads.ts'
import { marketTexts } from './texts.ts'
import styles from './gift.module.css'

type Listed = ResultOf<typeof marketCalls.listCard>

/** Gives a card away: lists it and shares its code and password with the recipient. */
export function GiftPart() {
  const [given, setGiven] = useState<{ readonly kind: number; readonly listed: Listed }>()
  const { data, error } = useRead(cardsCalls.listCards, { state: 'bag' })
  if (given) return <Done {...given} onClose={closeMarket} />
  if (!data) return error ? <Failed refusal={error.refusal} call={cardsCalls.listCards} /> : <Loading />
  return <Choice cards={data.cards.filter(({ isLocked }) => !isLocked)} onGiven={setGiven} />
}

interface ChoiceProps {
  readonly cards: readonly Card[]
  readonly onGiven: (given: { readonly kind: number; readonly listed: Listed }) => void
}

function Choice({ cards, onGiven }: ChoiceProps) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const list = useChange(marketCalls.listCard, { stale: MOVED_READS })
  const give = async ({ cardId, kind }: Card) => {
    const isSure = await confirm({
      title: nameOf(kind),
      note: text('passwordWarning'),
      yes: text('part.gift'),
    })
    if (isSure)
      list.run({ cardId, days: LISTED_FOR_DAYS[0], wants: [] }, (listed) => onGiven({ kind, listed }))
  }
  if (cards.length === 0)
    return (
      <EmptyState
        title={text('gift.none')}
        note={text('swap.noneNote')}
        action={
          <ButtonLink href="/coconut" onClick={closeMarket}>
            {text('gift.toPalm')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      {list.error && <p role="alert">{refusal(list.error.refusal)}</p>}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <button
              type="button"
              aria-busy={(list.isPending && list.params?.cardId === card.cardId) || undefined}
              disabled={list.isPending}
              onClick={() => void give(card)}
            >
              <CardPicture kind={card.kind} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
