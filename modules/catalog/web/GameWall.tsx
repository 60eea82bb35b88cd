import { TileWall } from '#kit/ui/TileWall.tsx'
import type { GameCard } from '../calls.ts'
import { useGameTiles } from './use-game-tiles.ts'

interface GameWallProps {
  readonly games: readonly GameCard[]
  readonly label: string
  /** Covers in the first viewport, which load at once. */
  readonly firstCount?: number
}

/** Games as a wall of tiles, best first. */
export function GameWall({ games, label, firstCount = 0 }: GameWallProps) {
  return <TileWall tiles={useGameTiles(games)} label={label} firstCount={firstCount} />
}
