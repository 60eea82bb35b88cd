import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '#modules/catalog/calls.ts'
import {
  catalogTexts,
  PLAYED_GAMES_KEY,
  playedGamesOf,
  type CatalogText,
} from '#modules/catalog/web/index.ts'
import type { RecentGame } from '../calls.ts'
import { centreTexts } from './texts.ts'
import styles from './jump-back.module.css'

const SHOWN = 10

interface JumpBackProps {
  readonly recent: readonly RecentGame[]
  /** The portal's own order, for players who have not played yet. */
  readonly games: readonly GameCard[]
}

/** The player's games, latest first; for a newcomer good games to start with. */
export function JumpBack({ recent, games }: JumpBackProps) {
  const text = useMessages(centreTexts)
  const { language, say } = useSpeech()
  const kept = playedGamesOf(useStoredText(PLAYED_GAMES_KEY))
  const now = serverNow()
  if (recent.length > 0)
    return (
      <GameRow title={text('jumpBack')}>
        {recent.slice(0, SHOWN).map(({ playedAt, ...game }) => (
          <Played key={game.slug} {...game} note={relativeTime(playedAt, now, language, say)} />
        ))}
      </GameRow>
    )
  // The browser's own list has no dates, but is available before the account.
  if (kept.length > 0)
    return (
      <GameRow title={text('jumpBack')}>
        {kept.slice(0, SHOWN).map((game) => (
          <Played key={game.slug} {...game} />
        ))}
      </GameRow>
    )
  return (
    <GameRow title={text('begin')}>
      {games.slice(0, SHOWN).map((game) => (
        <Beginning key={game.slug} game={game} />
      ))}
    </GameRow>
  )
}

function Beginning({ game }: { readonly game: GameCard }) {
  const text = useMessages(catalogTexts)
  return <Played {...game} note={text(`category.${game.genre}` as CatalogText)} />
}

function GameRow({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section aria-labelledby="jump-back">
      <h2 id="jump-back" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.row}>{children}</ul>
    </section>
  )
}

interface PlayedProps {
  readonly slug: string
  readonly title: string
  readonly cover: string
  readonly tone: string
  readonly note?: string
}

function Played({ slug, title, cover, tone, note }: PlayedProps) {
  return (
    <li>
      <Anchor href={`/g/${slug}`} className={styles.game}>
        <span className={styles.cover} style={{ background: tone }}>
          <img src={assetUrl(cover)} alt="" width={400} height={400} loading="lazy" draggable={false} />
        </span>
        <strong>{title}</strong>
        {note && <small>{note}</small>}
      </Anchor>
    </li>
  )
}

/** Reserves space for the row. */
export const RowWaiting = () => <div className={styles.waiting} />
