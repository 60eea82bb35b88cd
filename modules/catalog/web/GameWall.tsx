import { useMessages } from '#kit/i18n/use-messages.ts'
import { TileWall } from '#kit/ui/TileWall.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '../calls.ts'
import { catalogTexts } from './texts.ts'

interface GameWallProps {
  readonly games: readonly GameCard[]
  readonly label: string
  /** Covers that stand on the first screen and load at once. */
  readonly firstCount?: number
}

/** Games as a wall of tiles, best first. */
export function GameWall({ games, label, firstCount = 0 }: GameWallProps) {
  const text = useMessages(catalogTexts)
  const tiles = games.map(({ gameId, slug, title, pitch, cover, tone, neededLevel }) => ({
    id: gameId,
    href: `/g/${slug}`,
    title,
    note: pitch,
    cover: assetUrl(cover),
    tint: tone,
    lockedBy: neededLevel === undefined ? undefined : text('game.needsCard', { level: neededLevel }),
  }))
  return <TileWall tiles={tiles} label={label} firstCount={firstCount} />
}
