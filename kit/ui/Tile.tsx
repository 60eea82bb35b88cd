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
  /** A second line; small tiles omit it. */
  readonly note?: string | undefined
  /** URL of the cover, which is decorative: the title is the accessible name. */
  readonly cover: string
  /** The cover's dark tone: tints the caption, and is the background until the cover has loaded. */
  readonly tint?: string | undefined
  readonly badge?: ReactNode
  /** What is needed to open it; greys the tile. */
  readonly lockedBy?: string | undefined
  /** Outside a wall: 1×1 and 2×2 are square, 2×1 wide, 1×2 tall. A wall sets the shape itself. */
  readonly shape?: TileShape | undefined
  /** For tiles on the first screen: loads immediately instead of when near. */
  readonly isFirst?: boolean | undefined
  /** -1 in a row with arrow key navigation. */
  readonly tabIndex?: number | undefined
  readonly className?: string | undefined
}

/** Class for the longest word, if a small tile would break it; scripts that break anywhere have none. */
const longWord = (title: string) =>
  title.match(/[A-\u06ff’]{11,}/g)?.reduce((most, { length }) => Math.max(most, length), 0)

/** The tile of a game: its cover and its name. */
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
    // The cover is the largest content of a first screen: it loads before the scripts.
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    draggable={false}
  />
)
