import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import type { Card } from '../model.ts'
import { CardPicture } from './CardPicture.tsx'
import { useCardName } from './card-name.ts'
import { FirstCard } from './FirstCard.tsx'
import { GameName } from './GameName.tsx'
import { UseCardSheet } from './UseCardSheet.tsx'
import { cardsTexts } from './texts.ts'
import styles from './backpack.module.css'

type Usable = ResultOf<typeof cardsCalls.listUsableCards>

/** Cards in use at games, three at most, and those that could be (spec 3.17). */
export function UsePart() {
  const refusal = useRefusalText()
  const { data, error } = useRead(cardsCalls.listUsableCards, {})
  if (!data) return error ? <EmptyState title={refusal(error.refusal)} /> : <Loading />
  return <Use {...data} />
}

function Use({ usable, usedCount, mostInUse }: Usable) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const [chosen, setChosen] = useState<Card>()
  const inUse = usable.filter(({ card }) => card.state === 'used')
  const free = usable.filter(({ card }) => card.state === 'bag')
  return (
    <div className={styles.use}>
      <section aria-labelledby="in-use">
        <h2 id="in-use">{text('use.count', { used: number(usedCount), most: number(mostInUse) })}</h2>
        <p>{text('use.note')}</p>
        <ul className={styles.free}>
          {inUse.map(({ card, gameId }) => (
            <UsedCard key={card.cardId} card={card} gameId={gameId ?? card.usedBy} />
          ))}
          {Array.from({ length: Math.max(0, mostInUse - inUse.length) }, (_, place) => (
            <li key={place} className={`${styles.row} ${styles.slot}`}>
              <span />
              {text('use.slot')}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="usable">
        <h2 id="usable">{text('use.free')}</h2>
        {free.length === 0 && (
          <EmptyState title={text('use.none')} note={text('bag.noneNote')} action={<FirstCard />} />
        )}
        <ul className={styles.usable}>
          {free.map(({ card }) => (
            <li key={card.cardId} className={styles.free}>
              <CardPicture kind={card.kind} />
              <Button size="small" onClick={() => setChosen(card)}>
                {text('card.use')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <UseCardSheet card={chosen} onClose={() => setChosen(undefined)} />
    </div>
  )
}

function UsedCard({ card, gameId }: { readonly card: Card; readonly gameId: number | null }) {
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const { readCollection, listCards, listUsableCards, listCardEvents } = cardsCalls
  const stop = useChange(cardsCalls.stopUsingCard, {
    stale: [readCollection, listCards, listUsableCards, listCardEvents],
  })
  const ask = async () => {
    const isSure = await confirm({
      title: text('use.stopSure', { name: nameOf(card.kind) }),
      yes: text('use.stop'),
      isDangerous: true,
    })
    if (isSure) stop.run({ cardId: card.cardId }, () => toast(text('card.bag'), { kind: 'success' }))
  }
  return (
    <li className={styles.row}>
      <CardPicture kind={card.kind} />
      <div>
        <strong>{nameOf(card.kind)}</strong>
        <p>{gameId === null ? null : <GameName gameId={gameId} />}</p>
        {stop.error && <p role="alert">{refusal(stop.error.refusal)}</p>}
      </div>
      <Button size="small" look="danger" isPending={stop.isPending} onClick={() => void ask()}>
        {text('use.stop')}
      </Button>
    </li>
  )
}
