import { openShare } from '#modules/sharing/web/share-trigger.ts'
import { TileMenu } from '#modules/catalog/web/tile/TileMenu.tsx'
import { LikeButton } from '#modules/centre/web/LikeButton.tsx'
import { ListsMenu } from '#modules/lists/web/index.ts'

/** The menu of a tile, with what other modules do with a game: favourites, and lists of one's own. */
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
