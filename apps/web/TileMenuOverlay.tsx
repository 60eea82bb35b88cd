import { openShare } from '#modules/sharing/web/share-trigger.ts'
import { TileMenu } from '#modules/catalog/web/tile/TileMenu.tsx'
import { LikeButton } from '#modules/centre/web/LikeButton.tsx'
import { ListsMenu } from '#modules/lists/web/index.ts'

/** The menu of a tile, with the actions of other modules: favourites and one's own lists. */
export default function TileMenuOverlay() {
  return (
    <TileMenu
      onShare={(page) => openShare({ kind: 'game', ...page })}
      parts={({ gameId }) => (
        <>
          <LikeButton gameId={gameId} />
          <ListsMenu gameId={gameId} />
        </>
      )}
    />
  )
}
