import { useMessages } from '#kit/i18n/use-messages.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { catalogCalls } from '../calls.ts'
import { GAMES_PAGE_SIZE } from './categories.ts'
import { CategoryPills } from './CategoryPills.tsx'
import { GameWall } from './GameWall.tsx'
import { MoreGames } from './MoreGames.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { catalogTexts, type CatalogText } from './texts.ts'
import { useSearch } from './use-search.ts'
import styles from './games.module.css'

const FIRST_COVERS = 8

/** All games, or those of one category. */
export default function GamesScreen({ params: { tag } }: ScreenProps) {
  const text = useMessages(catalogTexts)
  const { data } = useRead(
    catalogCalls.listGames,
    tag ? { tag, pageSize: GAMES_PAGE_SIZE } : { pageSize: GAMES_PAGE_SIZE },
  )
  const search = useSearch()
  if (!data) return null
  const title = tag ? text(`categoryTitle.${tag}` as CatalogText) : text('games.title')
  return (
    <main id="content" className={styles.page}>
      <TopBar title={title} note={text('games.count', { count: data.total })} isArea />
      <div className={styles.search}>
        <SearchField typed={search.typed} onType={search.setTyped} count={data.total} />
      </div>
      {search.isSearching ? (
        <SearchResults games={search.games} keyword={search.keyword} />
      ) : (
        <>
          <CategoryPills current={tag} />
          {data.games.length === 0 ? (
            <EmptyState title={text('games.empty')} />
          ) : (
            <>
              <GameWall games={data.games} label={title} firstCount={FIRST_COVERS} />
              {data.cursor && (
                <MoreGames
                  key={tag ?? 'all'}
                  tag={tag}
                  cursor={data.cursor}
                  pageSize={GAMES_PAGE_SIZE}
                  label={title}
                />
              )}
            </>
          )}
        </>
      )}
    </main>
  )
}
