import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { insist } from '#kit/ui/late.ts'
import { useNear } from '#kit/ui/use-near.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { PLAYED_GAMES_KEY, playedGamesOf } from './recent-games.ts'
import { catalogTexts } from './texts.ts'
import styles from './home.module.css'

const loadRails = () => import('./HomeRails.tsx')
type Rails = Awaited<ReturnType<typeof loadRails>>['default']
/** Kin of the last games is not recommended from among them. */
const MOST_TOLD = 10
/** Lists of every catalogue: their pages are linked even without a rail. */
const STANDING_LISTS = ['new', 'five-minutes'] as const

/** The rails below the first wall, loaded by one call on scrolling; without scripts the first ones as plain links. */
export function FurtherGames() {
  const text = useMessages(catalogTexts)
  const start = useRef<HTMLDivElement>(null)
  const isNear = useNear(start, false)
  const hasScrolled = useScrolled()
  const isWanted = isNear || hasScrolled
  const [HomeRails, setHomeRails] = useState<Rails>()
  const played = playedGamesOf(useStoredText(PLAYED_GAMES_KEY))
    .slice(0, MOST_TOLD)
    .map(({ slug }) => slug)
  const params = played.length > 0 ? { isWhole: true, played } : { isWhole: true }
  const { data, error } = useRead(catalogCalls.listRails, params, { enabled: isWanted })
  useEffect(() => {
    // In parallel with the call. React.lazy would show its fallback for at least 300 ms.
    if (isWanted) void insist(loadRails).then((part) => setHomeRails(() => part.default))
  }, [isWanted])
  // Only the server fetches them, and hydration leaves the scriptless markup alone.
  const plain = useRead(catalogCalls.listRails, {}, { enabled: false }).data?.rails
  return (
    <>
      {!data && (
        <noscript>
          {plain?.map((rail) => rail.games.length > 0 && <PlainRail key={rail.kind} {...rail} />)}
        </noscript>
      )}
      {data && HomeRails ? (
        <HomeRails {...data} />
      ) : (
        !error && (
          <div
            ref={start}
            className={styles.waiting}
            style={plain && ({ '--rails': plain.length } as CSSProperties)}
            suppressHydrationWarning
            aria-hidden="true"
          />
        )
      )}
      <div className={styles.end}>
        {STANDING_LISTS.map((list) => (
          <ButtonLink key={list} href={`/games/${list}`}>
            {text(`categoryTitle.${list}`)}
          </ButtonLink>
        ))}
        <ButtonLink href="/games">{text('home.all')}</ButtonLink>
      </div>
    </>
  )
}

/** Whether the reader has begun to scroll; a slow link needs that second to load ahead. */
function useScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const note = () => setScrolled(true)
    // A reload or a return may begin further down.
    if (scrollY > 0) note()
    addEventListener('scroll', note, { once: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return hasScrolled
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
