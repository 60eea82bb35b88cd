import { Suspense } from 'react'
import type { Play } from '#kit/game/play.ts'
import { late } from '#kit/ui/late.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { DUEL_ROOM_FAMILIES } from '#modules/arenas/model.ts'
import { hasDuels } from '#modules/duels/model.ts'
import { ListsMenu } from '#modules/lists/web/index.ts'
import { pageServices } from './page-services.ts'

const DuelMenu = late(async () => {
  const [{ DuelMenu: menu }] = await Promise.all([
    import('#modules/duels/web/index.ts'),
    pageServices.loadTexts(['duels']),
  ])
  return { default: menu }
})

const RoomMenu = late(async () => {
  const [{ RoomMenu: menu }] = await Promise.all([
    import('#modules/arenas/web/index.ts'),
    pageServices.loadTexts(['arenas', 'duels']),
  ])
  return { default: menu }
})

interface GameMenuPartsProps {
  readonly game: GamePage
  readonly play: Play | undefined
  /** Closes the menu, after a confirmation if a long run would be lost. */
  readonly leave: (then: () => void) => void
}

/** What other modules add to the menu of a game: duels with a friend, and one's own lists. */
export function GameMenuParts({ game, play, leave }: GameMenuPartsProps) {
  const { family, gameId } = game
  return (
    <>
      <Suspense>
        {hasDuels(game) && <DuelMenu game={game} play={play} leave={leave} />}
        {DUEL_ROOM_FAMILIES.includes(family) && <RoomMenu game={game} play={play} leave={leave} />}
      </Suspense>
      <ListsMenu gameId={gameId} />
    </>
  )
}
