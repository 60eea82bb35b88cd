import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { MagnifyingGlassIcon } from '#kit/ui/icons/shell.tsx'
import { late } from '#kit/ui/late.ts'
import type { Pill } from '#kit/ui/PillNav.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { GAMES_PAGE_SIZE } from './categories.ts'
import { CategoryPills } from './CategoryPills.tsx'
import { GameWall } from './GameWall.tsx'
import { MoreGames } from './MoreGames.tsx'
import { SearchField } from './SearchField.tsx'
import { LateSearchResults } from './LateSearchResults.tsx'
import { catalogTexts, type CatalogText } from './texts.ts'
import { useSearch } from './use-search.ts'
import styles from './games.module.css'

const FIRST_COVERS = 4
/** Loaded late, because almost no list of games is empty. */
const EmptyState = late(async () => ({ default: (await import('#kit/ui/EmptyState.tsx')).EmptyState }))

export interface GamesPageProps {
  readonly tag: string | undefined
  /** Pills before the categories, and the selected one. */
  readonly lists: readonly Pill<string>[]
  readonly current: string
  /** Narrower kinds of games, below the categories. */
  readonly kinds?: ReactNode
  /** Shown below the title instead of the number of games. */
  readonly note?: string | undefined
  /** Buttons at the end of the bar. */
  readonly tools?: ReactNode
  /** Shown above or instead of the wall; called with the games of the portal's order. */
  readonly above?: ((games: readonly GameCard[], featured: GameCard) => ReactNode) | undefined
  readonly hasWall?: boolean
}

/** All games, or those of one category, with ways to find one. */
export function GamesPage(props: GamesPageProps) {
  const { tag, lists, current, kinds, note, tools, above, hasWall = true } = props
  const text = useMessages(catalogTexts)
  const { data } = useRead(
    catalogCalls.listGames,
    tag ? { tag, pageSize: GAMES_PAGE_SIZE } : { pageSize: GAMES_PAGE_SIZE },
  )
  const search = useSearch()
  const [isSearchOpen, setSearchOpen] = useState(false)
  if (!data) return null
  const label = tag ? text(`categoryTitle.${tag}` as CatalogText) : text('games.title')
  const isEmpty = data.games.length === 0
  const toggleSearch = () => {
    if (isSearchOpen) search.setTyped('')
    setSearchOpen(!isSearchOpen)
  }
  return (
    <main id="content" className={styles.page}>
      <TopBar
        title={tag ? label : text('nav.games')}
        note={note ?? text('games.count', { count: data.total })}
        isArea
      >
        <IconButton
          label={text('search.label')}
          icon={<MagnifyingGlassIcon />}
          aria-expanded={isSearchOpen}
          onClick={toggleSearch}
        />
        {tools}
      </TopBar>
      {isSearchOpen && <OpenSearch {...search} count={data.total} />}
      {search.isSearching ? (
        <LateSearchResults found={search.found} error={search.error} keyword={search.keyword} />
      ) : (
        <>
          <CategoryPills lists={lists} current={current} />
          {kinds}
          {above?.(data.games, data.featured)}
          {hasWall && above && <h2 className={styles.wallTitle}>{label}</h2>}
          {hasWall && isEmpty && (
            <Suspense>
              <EmptyState title={text('games.empty')} />
            </Suspense>
          )}
          {hasWall && !isEmpty && (
            <>
              <GameWall games={data.games} label={label} firstCount={above ? 0 : FIRST_COVERS} />
              {data.cursor && <MoreGames key={tag ?? 'all'} tag={tag} cursor={data.cursor} label={label} />}
            </>
          )}
        </>
      )}
    </main>
  )
}

/** Opens the search with the field focused. */
function OpenSearch({
  typed,
  setTyped,
  count,
}: {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly count: number
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place} className={styles.search}>
      <SearchField typed={typed} onType={setTyped} count={count} />
    </div>
  )
}
