import { Tile } from '#kit/ui/Tile.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '#modules/catalog/calls.ts'
import styles from './centre.module.css'

interface PicksWallProps {
  readonly label: string
  readonly games: readonly (GameCard & { readonly note: string })[]
}

/** Games of one size, each with a line of text. */
export function PicksWall({ label, games }: PicksWallProps) {
  return (
    <ul className={styles.picks} aria-label={label}>
      {games.map(({ gameId, slug, title, cover, tone, note }) => (
        <li key={gameId}>
          <Tile href={`/g/${slug}`} title={title} cover={assetUrl(cover)} tint={tone} shape="square" />
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
