import { useState, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { sayRemainingHours } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { between } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import { kindOf, type Card } from '../model.ts'
import { CardPicture } from './CardPicture.tsx'
import { useCardName } from './card-name.ts'
import { GameName } from './GameName.tsx'
import { Worth } from './Worth.tsx'
import { UseCardSheet } from './UseCardSheet.tsx'
import { useLevelCard } from './level-words.ts'
import { cardsTexts } from './texts.ts'
import styles from './backpack.module.css'

interface CardSheetProps {
  /** The kind shown; undefined closes the sheet. */
  readonly kind: number | undefined
  readonly onClose: () => void
  readonly onList: (card: Card) => void
  readonly onShare: (card: Card) => void
  /** What to offer for a kind that the player lacks. */
  readonly missing?: ((kind: number) => ReactNode) | undefined
}

/** A close look at one kind of card, with every copy and the actions for each. */
export function CardSheet({ kind, onClose, onList, onShare, missing }: CardSheetProps) {
  const nameOf = useCardName()
  const [used, setUsed] = useState<Card>()
  return (
    <>
      <Sheet isOpen={kind !== undefined} onClose={onClose} title={kind === undefined ? '' : nameOf(kind)}>
        {kind !== undefined && (
          <Copies
            kind={kind}
            onUse={setUsed}
            onList={(card) => {
              onClose()
              onList(card)
            }}
            onShare={onShare}
            missing={missing}
          />
        )}
      </Sheet>
      <UseCardSheet card={used} onClose={() => setUsed(undefined)} />
    </>
  )
}

interface CopiesProps {
  readonly kind: number
  readonly onUse: (card: Card) => void
  readonly onList: (card: Card) => void
  readonly onShare: (card: Card) => void
  readonly missing: ((kind: number) => ReactNode) | undefined
}

function Copies({ kind, onUse, onList, onShare, missing }: CopiesProps) {
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const levelCard = useLevelCard()
  const { data, error } = useRead(cardsCalls.listCards, { kind })
  const { level, number } = kindOf(kind)
  return (
    <div className={styles.sheet}>
      <div className={styles.big}>
        <CardPicture kind={kind} owned={data ? data.cards.length > 0 : true} isFirst isTilting />
      </div>
      <p>
        {levelCard(level)} · <bdi dir="ltr">{number}</bdi>
        <br />
        <Worth level={level} />
      </p>
      {error && <p role="alert">{refusal(error.refusal)}</p>}
      {!data && !error && <Loading />}
      {data?.cards[0] && (
        <Button size="small" icon={<ShareNetworkIcon />} onClick={() => onShare(data.cards[0]!)}>
          {text('card.share')}
        </Button>
      )}
      {data?.cards.length === 0 && (
        <>
          <p>{text('card.none')}</p>
          {missing?.(kind)}
        </>
      )}
      <ul className={styles.copies}>
        {data?.cards.map((card) => (
          <Copy key={card.cardId} card={card} onUse={onUse} onList={onList} />
        ))}
      </ul>
    </div>
  )
}

interface CopyProps extends Omit<CopiesProps, 'kind' | 'onShare' | 'missing'> {
  readonly card: Card
}

function Copy({ card, onUse, onList }: CopyProps) {
  const text = useMessages(cardsTexts)
  const isFree = card.state === 'bag'
  return (
    <li className={styles.copy}>
      <div>
        <CardPlace card={card} />
      </div>
      {isFree && (
        <>
          <Button size="small" onClick={() => onUse(card)}>
            {text('card.use')}
          </Button>
          <Button size="small" disabled={card.isLocked} onClick={() => onList(card)}>
            {text('card.list')}
          </Button>
        </>
      )}
    </li>
  )
}

/** Where a copy is, and how long it is trade-locked. */
function CardPlace({ card }: { readonly card: Card }) {
  const text = useMessages(cardsTexts)
  const { say } = useSpeech()
  const { state, usedBy, lockedUntil, isLocked } = card
  return (
    <>
      <strong>
        {state === 'used' && usedBy !== null ? (
          <>
            {text('card.used')} <GameName gameId={usedBy} />
          </>
        ) : (
          text(state === 'listed' ? 'card.listed' : 'card.bag')
        )}
      </strong>
      {isLocked && lockedUntil !== null && (
        <p>{text('card.locked', { time: sayRemainingHours(between(serverNow(), lockedUntil), say) })}</p>
      )}
    </>
  )
}
