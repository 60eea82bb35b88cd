import { Tile, type TileProps } from './Tile.tsx'
import styles from './TileWall.module.css'

export interface WallTile extends Omit<TileProps, 'shape' | 'className' | 'isFirst'> {
  readonly id: string | number
}

export interface TileWallProps {
  /** Best rank first: the position determines the size of a tile. */
  readonly tiles: readonly WallTile[]
  readonly label: string
  /** Number of covers that load immediately; the others wait until they are near. */
  readonly firstCount?: number
}

/** The wall of games. Sizes are pure CSS, so that the server's markup fits any width. */
export function TileWall({ tiles, label, firstCount = 0 }: TileWallProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.wall} aria-label={label}>
        {tiles.map(({ id, ...tile }, index) => (
          <li key={id}>
            <Tile {...tile} isFirst={index < firstCount} className={styles.tile} />
          </li>
        ))}
      </ul>
    </div>
  )
}
