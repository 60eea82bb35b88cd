import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { CaretUpIcon } from '#kit/ui/icons/lists.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '#modules/catalog/calls.ts'
import { catalogTexts, type CatalogText } from '#modules/catalog/web/index.ts'
import type { ListedGame } from '../calls.ts'
import { centreTexts } from './texts.ts'
import styles from './ranked-rows.module.css'

/** Lists that are shown with places. */
export type RankedList = 'week' | 'rank' | 'trend'

const NOTES = { week: 'note.week', rank: 'note.rank', trend: 'note.trend' } as const

/** Games with their places, the value behind them, and the change. */
export function RankedRows({ list, games }: { list: RankedList; games: readonly ListedGame[] }) {
  const text = useMessages(centreTexts)
  const genre = useMessages(catalogTexts)
  const number = useNumber()
  return (
    <ol className={styles.rows}>
      {games.map((game) => (
        <Row
          key={game.gameId}
          game={game}
          note={text(NOTES[list], {
            genre: genre(`category.${game.genre}` as CatalogText),
            count: game.count,
          })}
        >
          <span className={styles.place} data-first={game.place === 1 || undefined}>
            {number(game.place)}
          </span>
          <Climbed places={game.climbed ?? 0} />
        </Row>
      ))}
    </ol>
  )
}

/** The portal's own order, labelled as not a ranking. */
export function GamesInOrder({ games, note }: { games: readonly GameCard[]; note: string }) {
  const text = useMessages(centreTexts)
  const genre = useMessages(catalogTexts)
  return (
    <>
      <p className={styles.note}>{note}</p>
      <p className={styles.order}>{text('ourOrder')}</p>
      <ul className={styles.rows}>
        {games.map((game) => (
          <Row key={game.gameId} game={game} note={genre(`category.${game.genre}` as CatalogText)} />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  readonly game: GameCard
  readonly note: string
  /** The place, and how it changed. */
  readonly children?: readonly [React.ReactNode, React.ReactNode]
}

/** One link per row: its hit area covers all of it. */
function Row({
  game: { slug, title, cover, tone },
  note,
  children: [place, climbed] = [null, null],
}: RowProps) {
  const text = useMessages(centreTexts)
  return (
    <li className={styles.row}>
      {place}
      <span className={styles.cover} style={{ background: tone }}>
        <img src={assetUrl(cover)} alt="" width={400} height={400} loading="lazy" draggable={false} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
      {climbed}
      <IconLink
        className={styles.play}
        href={`/g/${slug}`}
        label={text('playTitle', { title })}
        icon={<PlayIcon />}
      />
    </li>
  )
}

function Climbed({ places }: { readonly places: number }) {
  const text = useMessages(centreTexts)
  if (places === 0) return <span className={styles.climbed} />
  const label = text(places > 0 ? 'up' : 'down', { count: Math.abs(places) })
  return (
    <span className={classNames(styles.climbed, places > 0 ? styles.up : styles.down)} title={label}>
      <CaretUpIcon />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** Reserves space for rows that are loading. */
export const RowsWaiting = ({ count }: { readonly count: number }) => (
  <div className={styles.waiting} style={{ '--count': count } as React.CSSProperties} />
)
