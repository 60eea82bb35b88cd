import { useEffect, useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Field } from '#kit/ui/Field.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import type { Card } from '../model.ts'
import { cardsTexts, uiTexts } from './texts.ts'
import { useCardAt } from './use-card-at.ts'
import styles from './backpack.module.css'

/** Games offered before anything is typed. */
const FIRST_GAMES = 12
const TYPING_PAUSE_MS = 200

interface UseCardSheetProps {
  readonly card: Card | undefined
  readonly onClose: () => void
}

/** Chooses the game at which a card is put to use (spec 3.17). */
export function UseCardSheet({ card, onClose }: UseCardSheetProps) {
  const text = useMessages(cardsTexts)
  return (
    <Sheet isOpen={card !== undefined} onClose={onClose} title={text('use.choose')} isFull>
      {card && <Games card={card} onDone={onClose} />}
    </Sheet>
  )
}

function Games({ card, onDone }: { readonly card: Card; readonly onDone: () => void }) {
  const uiText = useMessages(uiTexts)
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const { typed, setTyped, games } = useGames()
  const { change: use, ask } = useCardAt()
  const done = () => {
    toast(uiText('successful'), { kind: 'success' })
    onDone()
  }
  return (
    <>
      <Field
        label={text('use.search')}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {use.error && <p role="alert">{refusal(use.error.refusal)}</p>}
      {!games && <Loading />}
      <ul className={styles.games}>
        {games?.map((game) => (
          <li key={game.gameId}>
            <button
              type="button"
              className={styles.game}
              aria-busy={(use.isPending && use.params?.gameId === game.gameId) || undefined}
              disabled={use.isPending}
              onClick={() => void ask(card, game, done)}
            >
              <img src={assetUrl(game.cover)} alt="" width="48" height="48" loading="lazy" />
              <bdi>{game.title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The portal's first games, or those that match what is typed. */
function useGames() {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearching = keyword !== ''
  const first = useRead(catalogCalls.listGames, { pageSize: FIRST_GAMES }, { enabled: !isSearching })
  const found = useRead(catalogCalls.searchGames, { keyword }, { enabled: isSearching })
  return { typed, setTyped, games: isSearching ? found.data?.games : first.data?.games }
}
