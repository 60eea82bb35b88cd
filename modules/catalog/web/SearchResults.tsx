import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { useStore } from '#kit/ui/store.ts'
import type { CallError } from '#kit/web/api.ts'
import type { catalogCalls } from '../calls.ts'
import { furtherResults } from './further-results.ts'
import { GameWall } from './GameWall.tsx'
import { catalogTexts, type CatalogText } from './texts.ts'
import styles from './games.module.css'

interface SearchResultsProps {
  readonly found: ResultOf<typeof catalogCalls.searchGames> | undefined
  readonly error: Pick<CallError, 'refusal'> | undefined
  readonly keyword: string
}

/** Search results: named categories, players and cloud games, games; popular games when nothing matches. */
export function SearchResults({ found, error, keyword }: SearchResultsProps) {
  const text = useMessages(catalogTexts)
  const refusal = useRefusalText()
  const further = useStore(furtherResults)
  if (!found)
    return (
      <section aria-label={text('search.label')}>
        {error && <p role="alert">{refusal(error.refusal)}</p>}
        {further?.show(keyword)}
      </section>
    )
  const { games, tags, isFound } = found
  const isPlayer = further?.namesPlayer(keyword) ?? false
  const count = isFound ? games.length : 0
  const categories = tags.map((tag) => ({
    id: tag,
    label: text(`categoryTitle.${tag}` as CatalogText),
    href: `/games/${tag}`,
  }))
  const label = isFound ? text('search.results', { count }) : text('search.instead')
  return (
    <section aria-label={text('search.label')}>
      <p role="status" className="visually-hidden">
        {text('search.results', { count })}
      </p>
      {categories.length > 0 && (
        <PillNav label={text('category.label')} pills={categories} current={undefined} />
      )}
      {further?.show(keyword)}
      {!isFound && !isPlayer && (
        <EmptyState
          title={text('search.none', { keyword })}
          note={text('search.noneHint')}
          action={<ButtonLink href="/games">{text('games.title')}</ButtonLink>}
        />
      )}
      {!isFound && games.length > 0 && <h2 className={styles.wallTitle}>{label}</h2>}
      {games.length > 0 && <GameWall games={games} label={label} firstCount={games.length} />}
    </section>
  )
}
