import { TileWall } from '#kit/ui/TileWall.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '../calls.ts'

interface GameWallProps {
  readonly games: readonly GameCard[]
  readonly label: string
  /** Covers that stand on the first screen and load at once. */
  readonly firstCount?: number
}

/** Games as a wall of tiles, best first. */
export function GameWall({ games, label, firstCount = 0 }: GameWallProps) {
  const tiles = games.map(({ gameId, slug, title, pitch, cover, tone }) => ({
    id: gameId,
    href: `/g/${slug}`,
    title,
    note: pitch,
    cover: assetUrl(cover),
    tint: tone,
  }))
  return <TileWall tiles={tiles} label={label} firstCount={firstCount} />
}
