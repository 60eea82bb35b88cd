import { useRef, type CSSProperties, type ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { classNames } from './class-names.ts'
import styles from './Tile.module.css'
import { LockSimpleIcon } from './icons/shell.tsx'
import { useNear } from './use-near.ts'

export type TileShape = 'square' | 'wide' | 'tall'

export interface TileProps {
  readonly href: string
  readonly title: string
  /** One more line; small tiles drop it. */
  readonly note?: string | undefined
  /** Address of the cover; it is decoration, the title is the name. */
  readonly cover: string
  /** The cover's own dark tone: it tints the caption and stands in until the cover is there. */
  readonly tint?: string | undefined
  readonly badge?: ReactNode
  /** What is needed to open it; the tile is greyed while it is given. */
  readonly lockedBy?: string | undefined
  /** Outside of a wall: 1×1 and 2×2 are square, 2×1 wide, 1×2 tall. A wall gives the place itself. */
  readonly shape?: TileShape | undefined
  /** For the tiles of the first screen: loads at once instead of when near. */
  readonly isFirst?: boolean | undefined
  /** -1 in a row that the arrow keys walk. */
  readonly tabIndex?: number | undefined
  readonly className?: string | undefined
}

/** How long the longest word is that a small tile would break; alphabets that break anywhere have none. */
const longWord = (title: string) =>
  title.match(/[A-\u06ff’]{11,}/g)?.reduce((most, { length }) => Math.max(most, length), 0)

/** A game that washed ashore: its cover with its name on it. */
export function Tile(props: TileProps) {
  const {
    href,
    title,
    note,
    cover,
    tint,
    badge,
    lockedBy,
    shape,
    isFirst = false,
    tabIndex,
    className,
  } = props
  const caption = useRef<HTMLSpanElement>(null)
  const isNear = useNear(caption, isFirst)
  const style = { '--tint': tint, '--word': longWord(title) } as CSSProperties
  return (
    <Anchor
      href={href}
      style={style}
      tabIndex={tabIndex}
      className={classNames(styles.tile, shape && styles[shape], lockedBy && styles.locked, className)}
    >
      {isNear ? (
        <Cover address={cover} isFirst={isFirst} />
      ) : (
        <noscript>
          <Cover address={cover} isFirst={isFirst} />
        </noscript>
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
      <span className={styles.caption} ref={caption}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {lockedBy && (
        <span className={styles.lock}>
          <LockSimpleIcon />
          {lockedBy}
        </span>
      )}
    </Anchor>
  )
}

const Cover = ({ address, isFirst }: { address: string; isFirst: boolean }) => (
  <img
    className={styles.art}
    src={address}
    alt=""
    width={400}
    height={400}
    // A cover is the largest thing of a first screen: it comes before the scripts.
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    draggable={false}
  />
)
