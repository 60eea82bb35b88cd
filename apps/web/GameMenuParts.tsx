import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { DUEL_FAMILIES } from '#modules/duels/model.ts'
import { ListsMenu } from '#modules/lists/web/index.ts'
import { pageServices } from './page-services.ts'

const DuelMenu = late(async () => {
  const [{ DuelMenu: menu }] = await Promise.all([
    import('#modules/duels/web/index.ts'),
    pageServices.loadTexts(['duels']),
  ])
  return { default: menu }
})

/** What other modules have in the menu of a game: playing it against a friend, and lists of one's own. */
export function GameMenuParts({ game }: { readonly game: GamePage }) {
  const { family, gameId } = game
  return (
    <>
      <Suspense>{DUEL_FAMILIES.includes(family) && <DuelMenu game={game} />}</Suspense>
      <ListsMenu gameId={gameId} />
    </>
  )
}
