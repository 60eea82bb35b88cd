import { Tile } from '#kit/ui/Tile.tsx'
import { useGameTiles } from '#modules/catalog/web/index.ts'
import type { EventGameCard } from '../calls.ts'
import styles from './event-games.module.css'

/** Games side by side from 768 px on. */
const ONE_ROW = 5

interface EventGamesProps {
  readonly id: string
  readonly title: string
  readonly games: readonly EventGameCard[]
}

/** Games of an event beside other parts of its page; rows are full at every width. */
export function EventGames({ id, title, games }: EventGamesProps) {
  const tiles = useGameTiles(games)
  if (games.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.tiles} data-rows={games.length > ONE_ROW ? 'many' : 'one'}>
        {tiles.map(({ id: gameId, ...tile }) => (
          <li key={gameId}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}
