import { Suspense, useRef } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { IsletScene } from '#kit/ui/IsletScene.tsx'
import { Logo } from '#kit/ui/Logo.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { CaretRightIcon, PlayIcon } from '#kit/ui/icons/shell.tsx'
import { late } from '#kit/ui/late.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { BarTools } from '#kit/ui/TopBar.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { useRead } from '#kit/web/use-call.ts'
import { assetUrl } from '#kit/web/config.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { CategoryPills } from './CategoryPills.tsx'
import { HOME_GAMES } from './categories.ts'
import { GameWall } from './GameWall.tsx'
import { PLAYED_GAMES_KEY, playedGamesOf } from './recent-games.ts'
import { SearchField } from './SearchField.tsx'
import { LateSearchResults } from './LateSearchResults.tsx'
import { catalogTexts } from './texts.ts'
import { useSearch } from './use-search.ts'
import styles from './home.module.css'

const FIRST_COVERS = 4
const HomeRails = late(async () => ({ default: (await import('./HomeRails.tsx')).HomeRails }))
const MOST_RECENT = 10

export default function HomeScreen() {
  const text = useMessages(catalogTexts)
  const { data } = useRead(catalogCalls.listGames, { pageSize: HOME_GAMES })
  const search = useSearch()
  if (!data) return null
  const { games, featured, total } = data
  return (
    <main id="content" className={styles.page}>
      <Hero game={featured} />
      <div className={styles.search}>
        <SearchField typed={search.typed} onType={search.setTyped} count={total} />
      </div>
      {search.isSearching ? (
        <LateSearchResults found={search.found} error={search.error} keyword={search.keyword} />
      ) : (
        <>
          <Recent />
          <section aria-labelledby="wall">
            <div className={styles.head}>
              <h2 id="wall">{text('home.wall')}</h2>
              <Anchor href="/games" className={styles.all}>
                {text('home.all')}
                <CaretRightIcon />
              </Anchor>
            </div>
            <CategoryPills />
            <GameWall games={games} label={text('home.wall')} firstCount={FIRST_COVERS} />
          </section>
          <Further games={games} />
        </>
      )}
    </main>
  )
}

/** What comes below the first wall, for whoever scrolls so far. */
function Further({ games }: { readonly games: readonly GameCard[] }) {
  const start = useRef<HTMLDivElement>(null)
  const isNear = useNear(start, false)
  const room = <div ref={start} className={styles.waiting} aria-hidden="true" />
  if (!isNear) return room
  return (
    <Suspense fallback={room}>
      <HomeRails seen={new Set(games.map(({ slug }) => slug))} />
    </Suspense>
  )
}

/** The islet at night; its beam points at the game of the day. */
function Hero({ game }: { readonly game: GameCard }) {
  const text = useMessages(catalogTexts)
  return (
    <IsletScene place="end" className={styles.hero}>
      <div className={styles.top}>
        <Logo />
        <BarTools />
      </div>
      <h1 className="visually-hidden">{text('home.title')}</h1>
      <section className={styles.tonight} aria-labelledby="tonight">
        <Anchor href={`/g/${game.slug}`} className={styles.tonightCover} tabIndex={-1} aria-hidden="true">
          <img src={assetUrl(game.cover)} alt="" width={96} height={96} />
        </Anchor>
        <div className={styles.tonightWords}>
          <p className={styles.lead}>{text('home.tonight')}</p>
          <h2 id="tonight" className={styles.title}>
            {game.title}
          </h2>
          <p className={styles.pitch}>{game.pitch}</p>
        </div>
        <span className={styles.playSmall}>
          <IconLink
            href={`/g/${game.slug}`}
            look="act"
            isLarge
            label={text('home.play')}
            icon={<PlayIcon />}
          />
        </span>
        <ButtonLink
          className={styles.playLarge}
          look="act"
          size="large"
          href={`/g/${game.slug}`}
          icon={<PlayIcon />}
        >
          {text('home.play')}
        </ButtonLink>
      </section>
    </IsletScene>
  )
}

/** Games of this browser, the latest first; a new visitor has none and sees none. */
function Recent() {
  const text = useMessages(catalogTexts)
  const played = playedGamesOf(useStoredText(PLAYED_GAMES_KEY)).slice(0, MOST_RECENT)
  const slugs = played.map(({ slug }) => slug)
  const { data } = useRead(catalogCalls.listGames, { slugs }, { enabled: slugs.length > 0 })
  if (!data || slugs.length === 0) return null
  const bySlug = new Map(data.games.map((game) => [game.slug, game]))
  const games = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={styles.head}>
        {text('home.recent')}
      </h2>
      <ul className={styles.recent}>
        {games.map(({ slug, title, cover, tone }) => (
          <li key={slug}>
            <Tile href={`/g/${slug}`} title={title} cover={assetUrl(cover)} tint={tone} shape="square" />
          </li>
        ))}
      </ul>
    </section>
  )
}
