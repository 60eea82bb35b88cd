import { useMessages } from '#kit/i18n/use-messages.ts'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '../calls.ts'
import { catalogTexts } from './texts.ts'

/** Games as tiles show them. */
export function useGameTiles(games: readonly GameCard[]) {
  const text = useMessages(catalogTexts)
  return games.map(({ gameId, slug, title, pitch, cover, tone, neededLevel }) => ({
    id: gameId,
    href: `/g/${slug}`,
    title,
    note: pitch,
    cover: assetUrl(cover),
    tint: tone,
    lockedBy: neededLevel === undefined ? undefined : text('game.needsCard', { level: neededLevel }),
  }))
}
