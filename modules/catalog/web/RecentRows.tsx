import { recordKey, recordOf } from '#kit/game/record.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { PLAYED_GAMES_KEY, playedGamesOf } from './recent-games.ts'
import { catalogTexts } from './texts.ts'
import styles from './home.module.css'

const MOST_RECENT = 10
/** With fewer unfinished runs they stay among the played games. */
const LEAST_LEFT = 4

const storage = browserStorage()
const isLeft = ({ slug }: GameCard) => recordOf(storage.read(recordKey(slug))).run !== undefined

/** Games of this browser, latest first, unfinished runs in a row of their own; nothing for a new visitor. */
export function RecentRows() {
  const text = useMessages(catalogTexts)
  const slugs = playedGamesOf(useStoredText(PLAYED_GAMES_KEY))
    .slice(0, MOST_RECENT)
    .map(({ slug }) => slug)
  const { data } = useRead(catalogCalls.listGames, { slugs }, { enabled: slugs.length > 0 })
  if (!data || slugs.length === 0) return null
  const bySlug = new Map(data.games.map((game) => [game.slug, game]))
  const games = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  const left = games.filter(isLeft)
  if (left.length < LEAST_LEFT) return <Row id="recent" title={text('home.recent')} games={games} />
  return (
    <>
      <Row id="continue" title={text('home.continue')} games={left} />
      <Row id="recent" title={text('home.recent')} games={games.filter((game) => !isLeft(game))} />
    </>
  )
}

interface RowProps {
  readonly id: string
  readonly title: string
  readonly games: readonly GameCard[]
}

function Row({ id, title, games }: RowProps) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      <ul className={styles.recent}>
        {games.map(({ slug, title: name, cover, tone }) => (
          <li key={slug}>
            <Tile href={`/g/${slug}`} title={name} cover={assetUrl(cover)} tint={tone} shape="square" />
          </li>
        ))}
      </ul>
    </section>
  )
}
