import { useEffect } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { openTileMenu } from './tile-menu-trigger.ts'
import { tileTexts } from './texts.ts'
import { watchTiles } from './watch-tiles.ts'

/** Enables the context menu on the tiles of every page. */
export function TileWatch() {
  const text = useMessages(tileTexts)
  useEffect(
    () => watchTiles(document, { open: openTileMenu, labelOf: (title) => text('more', { title }) }),
    [text],
  )
  return null
}
