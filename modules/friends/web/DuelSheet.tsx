import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { duelPath } from '#modules/duels/model.ts'
import { DUEL_FACTS } from '#modules/duels/web/index.ts'
import type { Player } from '../calls.ts'
import { DUEL_PICKS } from './duel-picks.ts'
import { Failed } from './Failed.tsx'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

interface DuelSheetProps {
  readonly player: Player
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Invites a friend to a duel: one tap opens the board and notifies the friend. */
export function DuelSheet({ player, isOpen, onClose }: DuelSheetProps) {
  const text = useMessages(friendsTexts)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text('duel.pick')}>
      {isOpen && <Picks player={player} onClose={onClose} />}
    </Sheet>
  )
}

function Picks({ player, onClose }: Omit<DuelSheetProps, 'isOpen'>) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText(DUEL_FACTS)
  const navigation = useNavigation()
  const name = usePlayerName()(player)
  const games = useRead(catalogCalls.listGames, { slugs: [...DUEL_PICKS] })
  const open = useChange(duelsCalls.openDuel, { stale: [duelsCalls.listDuels] })
  // The invited friend moves first.
  const ask = (gameId: number) =>
    open.run({ gameId, begins: 'friend', friendId: player.userId }, ({ duel }) => {
      onClose()
      void navigation.go(duelPath(duel.slug, duel.code)).catch(ignoreLeft)
    })
  return (
    <>
      <p className={styles.note}>{text('duel.note', { name })}</p>
      {open.error && (
        <p role="alert" className={styles.error}>
          {refusal(open.error.refusal)}
        </p>
      )}
      {!games.data && games.error && <Failed refusal={games.error.refusal} call={catalogCalls.listGames} />}
      {!games.data && !games.error && <Loading />}
      <ul className={styles.picks}>
        {games.data?.games.map(({ gameId, cover, title }) => (
          <li key={gameId}>
            <button
              type="button"
              aria-busy={(open.isPending && open.params?.gameId === gameId) || undefined}
              disabled={open.isPending}
              onClick={() => ask(gameId)}
            >
              <img src={assetUrl(cover)} alt="" width="56" height="56" loading="lazy" />
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
