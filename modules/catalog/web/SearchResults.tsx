import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import type { GameCard } from '../calls.ts'
import { GameWall } from './GameWall.tsx'
import { catalogTexts } from './texts.ts'

/** What was found; the old results stay until the new ones have come. */
export function SearchResults({
  games,
  keyword,
}: {
  readonly games: readonly GameCard[] | undefined
  readonly keyword: string
}) {
  const text = useMessages(catalogTexts)
  const count = games?.length ?? 0
  return (
    <section aria-label={text('search.label')}>
      <p role="status" className="visually-hidden">
        {games && text('search.results', { count })}
      </p>
      {games && count > 0 && (
        <GameWall games={games} label={text('search.results', { count })} firstCount={count} />
      )}
      {games && count === 0 && (
        <EmptyState
          title={text('search.none', { keyword })}
          note={text('search.noneHint')}
          action={<ButtonLink href="/games">{text('games.title')}</ButtonLink>}
        />
      )}
    </section>
  )
}
