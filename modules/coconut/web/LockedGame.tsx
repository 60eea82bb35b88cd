import { useState, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { ArrowLeftIcon } from '#kit/ui/icons/stage.tsx'
import { LockSimpleIcon } from '#kit/ui/icons/shell.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { CARD_LEVELS, compareLevels, type Card, type CardLevel } from '#modules/cards/model.ts'
import { cardsTexts, CardPicture, useCardAt, useCardName } from '#modules/cards/web/index.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { visitMarket } from './visit-market.ts'
import styles from './locked-game.module.css'

interface LockedGameProps {
  readonly game: GamePage
  /** The game, for players who have put a card to use here. */
  readonly children: ReactNode
}

/** A game that requires a card of at least this level in use (spec 5.8, docs/contract.md A19). */
export function LockedGame({ game, children }: LockedGameProps) {
  const refusal = useRefusalText()
  const { data, error } = useRead(cardsCalls.listUsableCards, {})
  if (!data)
    return <Frame game={game}>{error ? <EmptyState title={refusal(error.refusal)} /> : <Loading />}</Frame>
  const needs = CARD_LEVELS[game.neededLevel ?? 0]!
  const isEnough = ({ level }: Card) => compareLevels(level, needs) >= 0
  const { gameId } = game
  const isOpen = data.usable.some(({ card, gameId: usedAt }) => usedAt === gameId && isEnough(card))
  if (isOpen) return children
  const cards = data.usable.map(({ card }) => card).filter((card) => card.state === 'bag' && isEnough(card))
  return (
    <Frame game={game}>
      <Lock game={game} needs={needs} cards={cards} />
    </Frame>
  )
}

function Frame({ game, children }: LockedGameProps) {
  const text = useMessages(cardsTexts)
  return (
    <main id="content" className={styles.page}>
      <TopBar
        start={<IconLink href="/games" label={text('lock.back')} icon={<ArrowLeftIcon />} />}
        title={game.title}
      />
      <img className={styles.cover} src={assetUrl(game.cover)} alt="" width="400" height="400" />
      {children}
    </main>
  )
}

interface LockProps {
  readonly game: GamePage
  readonly needs: CardLevel
  /** The player's cards that qualify. */
  readonly cards: readonly Card[]
}

function Lock({ game, needs, cards }: LockProps) {
  const text = useMessages(cardsTexts)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className={styles.lock} aria-labelledby="lock">
      <h2 id="lock">
        <LockSimpleIcon /> {text('lock.title', { level: needs })}
      </h2>
      <p>{text(cards.length > 0 ? 'lock.ready' : 'lock.hint')}</p>
      <div className={styles.ways}>
        {cards.length > 0 && (
          <Button look="act" onClick={() => setChoosing(true)}>
            {text('lock.use')}
          </Button>
        )}
        <ButtonLink href="/coconut">{text('boxes.toPalm')}</ButtonLink>
        <Button onClick={() => void visitMarket()}>{text('part.market')}</Button>
      </div>
      <Sheet isOpen={isChoosing} onClose={() => setChoosing(false)} title={text('lock.choose')} isFull>
        <Choice game={game} cards={cards} />
      </Sheet>
    </section>
  )
}

/** Three cards may be in use at once: which one this game gets is the player's choice. */
function Choice({ game, cards }: { readonly game: GamePage; readonly cards: readonly Card[] }) {
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const nameOf = useCardName()
  const { change: use, ask } = useCardAt()
  return (
    <>
      <p>{text('use.note')}</p>
      {use.error && <p role="alert">{refusal(use.error.refusal)}</p>}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <button
              type="button"
              aria-busy={(use.isPending && use.params?.cardId === card.cardId) || undefined}
              disabled={use.isPending}
              onClick={() => void ask(card, game)}
            >
              <CardPicture kind={card.kind} label={text('lock.useCard', { name: nameOf(card.kind) })} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
