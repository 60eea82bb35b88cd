import { Tile, type TileProps } from './Tile.tsx'
import styles from './TileWall.module.css'

export interface WallTile extends Omit<TileProps, 'shape' | 'className' | 'isFirst'> {
  readonly id: string | number
}

export interface TileWallProps {
  /** Best rank first: the size of a tile comes from its place, never by chance. */
  readonly tiles: readonly WallTile[]
  readonly label: string
  /** How many covers load at once; the others wait until they are near. */
  readonly firstCount?: number
}

/** The wall of games. Sizes are pure CSS, so that the server's page is the final one at any width. */
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
