import { Suspense, useEffect, useRef } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { forgive } from '#kit/result/forgive.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { late } from '#kit/ui/late.ts'
import { useNear } from '#kit/ui/use-near.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { PLAYED_GAMES_KEY, playedGamesOf } from './recent-games.ts'
import { catalogTexts } from './texts.ts'
import styles from './home.module.css'

const loadRails = () => import('./HomeRails.tsx')
const HomeRails = late(loadRails)
/** What is kin of the last games is not among them. */
const MOST_TOLD = 10
/** Lists that every catalogue has: their pages are linked without a rail, too. */
const STANDING_LISTS = ['new', 'five-minutes'] as const

/** The rails below the first wall, with one call for whoever scrolls so far; without script the first ones as plain links. */
export function FurtherGames() {
  const text = useMessages(catalogTexts)
  const start = useRef<HTMLDivElement>(null)
  const isNear = useNear(start, false)
  const played = playedGamesOf(useStoredText(PLAYED_GAMES_KEY))
    .slice(0, MOST_TOLD)
    .map(({ slug }) => slug)
  const params = played.length > 0 ? { isWhole: true, played } : { isWhole: true }
  const { data, error } = useRead(catalogCalls.listRails, params, { enabled: isNear })
  useEffect(() => {
    // Beside the call, not after it.
    if (isNear) loadRails().catch(forgive('loaded again when it is shown'))
  }, [isNear])
  // Only the server has them, and React leaves alone what a page without script shows.
  const plain = useRead(catalogCalls.listRails, {}, { enabled: false }).data?.rails ?? []
  const room = <div ref={start} className={styles.waiting} aria-hidden="true" />
  return (
    <>
      {!data && (
        <noscript>
          {plain.map((rail) => (
            <PlainRail key={rail.kind} {...rail} />
          ))}
        </noscript>
      )}
      {data ? (
        <Suspense fallback={room}>
          <HomeRails rails={data.rails} />
        </Suspense>
      ) : (
        !error && room
      )}
      <div className={styles.end}>
        {STANDING_LISTS.map((list) => (
          <ButtonLink key={list} href={`/games/${list}`}>
            {text(`categoryTitle.${list}`)}
          </ButtonLink>
        ))}
        {data && <ButtonLink href="/games?list=all">{text('home.all')}</ButtonLink>}
      </div>
    </>
  )
}

function PlainRail({ title, path, games }: Rail) {
  return (
    <section>
      <h2>
        <Anchor href={path} className={styles.railTitle}>
          {title}
        </Anchor>
      </h2>
      <ul className={styles.plain}>
        {games.map((game) => (
          <li key={game.slug}>
            <Anchor href={`/g/${game.slug}`}>{game.title}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
