import { useRef, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { useRead } from '#kit/web/use-call.ts'
import { cloudCalls } from '../calls.ts'
import { Failed } from './Failed.tsx'
import { GameFilter, type GameWish } from './GameFilter.tsx'
import { GameTile } from './GameTile.tsx'
import { cloudTexts } from './texts.ts'
import styles from './cloud-games.module.css'

const PAGE = 24
/** Covers of the first screen load at once. */
const FIRST_COVERS = 6

const HOT: GameWish = { sort: 'hot' }
const paramsOf = ({ keyword, tag, sort }: GameWish, cursor?: string) => ({
  sort,
  pageSize: PAGE,
  ...(keyword ? { keyword } : {}),
  ...(tag ? { tag } : {}),
  ...(cursor ? { cursor } : {}),
})

/** What the page shows first; nothing is served while it is empty. */
export const usePopularGames = () => useRead(cloudCalls.listCloudGames, paramsOf(HOT)).data

/** The cloud games, popular ones first, with search and filters (spec 2.23). */
export function GameGrid() {
  const text = useMessages(cloudTexts)
  const [wish, setWish] = useState<GameWish>(HOT)
  const popular = usePopularGames()
  // Then the page explains why.
  if (popular?.games.length === 0) return null
  return (
    <section className={styles.games} aria-labelledby="games">
      <h2 id="games">{text('games.title')}</h2>
      {popular && <p className={styles.count}>{text('games.count', { count: popular.total })}</p>}
      <GameFilter wish={wish} tags={popular?.tags ?? []} onChange={setWish} />
      <ul className={styles.grid}>
        <Page key={JSON.stringify(wish)} wish={wish} onShowAll={() => setWish(HOT)} />
      </ul>
    </section>
  )
}

interface PageProps {
  readonly wish: GameWish
  readonly cursor?: string
  readonly onShowAll: () => void
}

/** One page and, near its end, the next. */
function Page({ wish, cursor, onShowAll }: PageProps) {
  const { data, error } = useRead(cloudCalls.listCloudGames, paramsOf(wish, cursor))
  if (!data)
    return (
      <li className={styles.whole}>
        {error ? <Failed refusal={error.refusal} call={cloudCalls.listCloudGames} /> : <Loading />}
      </li>
    )
  const isFirst = cursor === undefined
  if (data.games.length === 0 && isFirst) return <NoGames onShowAll={onShowAll} />
  return (
    <>
      {data.games.map((game, index) => (
        <li key={game.gameKey}>
          <GameTile game={game} isFirst={isFirst && index < FIRST_COVERS} />
        </li>
      ))}
      {data.hasMore && data.cursor && (
        <Next key={data.cursor} wish={wish} cursor={data.cursor} onShowAll={onShowAll} />
      )}
    </>
  )
}

function Next(props: PageProps) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place, false)
  if (isNear) return <Page {...props} />
  return (
    <li ref={place} className={styles.whole}>
      <Loading />
    </li>
  )
}

function NoGames({ onShowAll }: Pick<PageProps, 'onShowAll'>) {
  const text = useMessages(cloudTexts)
  return (
    <li className={styles.whole}>
      <EmptyState
        title={text('games.none')}
        note={text('games.noneNote')}
        action={<Button onClick={onShowAll}>{text('games.showAll')}</Button>}
      />
    </li>
  )
}
