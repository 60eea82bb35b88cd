import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { IsletScene } from '#kit/ui/IsletScene.tsx'
import { Logo } from '#kit/ui/Logo.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { CaretRightIcon, PlayIcon } from '#kit/ui/icons/shell.tsx'
import { BarTools } from '#kit/ui/TopBar.tsx'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { useRead } from '#kit/web/use-call.ts'
import { assetUrl } from '#kit/web/config.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { LESS_OF_KEY } from './categories.ts'
import { CategoryPills } from './CategoryPills.tsx'
import { HOME_GAMES } from '../rules/categories.ts'
import { GameWall } from './GameWall.tsx'
import { FurtherGames } from './FurtherGames.tsx'
import { RecentRows } from './RecentRows.tsx'
import { SearchField } from './SearchField.tsx'
import { LateSearchResults } from './LateSearchResults.tsx'
import { catalogTexts } from './texts.ts'
import { useSearch } from './use-search.ts'
import styles from './home.module.css'

const FIRST_COVERS = 4

export default function HomeScreen() {
  const text = useMessages(catalogTexts)
  const everybodys = useRead(catalogCalls.listGames, { pageSize: HOME_GAMES })
  const hasLess = useStoredText(LESS_OF_KEY) !== undefined
  const own = useRead(catalogCalls.listGames, { pageSize: HOME_GAMES, isOffer: true }, { enabled: hasLess })
  const data = (hasLess && own.data) || everybodys.data
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
          <RecentRows />
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
          <FurtherGames />
        </>
      )}
    </main>
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
