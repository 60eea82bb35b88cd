import { useMessages } from '#kit/i18n/use-messages.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '../calls.ts'
import { LateSearchResults } from './LateSearchResults.tsx'
import { SearchField } from './SearchField.tsx'
import { catalogTexts } from './texts.ts'
import { useSearch } from './use-search.ts'
import styles from './popular-games.module.css'

const SHOWN = 12

/** Games below a dead-end page: a search, and popular games. */
export function PopularGames() {
  const text = useMessages(catalogTexts)
  const { data } = useRead(catalogCalls.listGames, { pageSize: SHOWN })
  const search = useSearch()
  return (
    <div className={styles.popular}>
      {data && (
        <>
          <div className={styles.search}>
            <SearchField typed={search.typed} onType={search.setTyped} count={data.total} />
          </div>
          {search.isSearching ? (
            <LateSearchResults found={search.found} error={search.error} keyword={search.keyword} />
          ) : (
            <section aria-labelledby="popular">
              <h2 id="popular">{text('search.instead')}</h2>
              <ul>
                {data.games.map(({ slug, title, cover, tone }) => (
                  <li key={slug}>
                    <Tile
                      href={`/g/${slug}`}
                      title={title}
                      cover={assetUrl(cover)}
                      tint={tone}
                      shape="square"
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  )
}
