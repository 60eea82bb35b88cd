import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { CaretRightIcon } from '#kit/ui/icons/shell.tsx'
import type { GameCard } from '#modules/catalog/calls.ts'
import { FEWEST_FOR_TREND } from '../rules/lists.ts'
import { Failed } from './Failed.tsx'
import { Hero, HeroWaiting } from './Hero.tsx'
import { JumpBack, RowWaiting } from './JumpBack.tsx'
import { GamesInOrder, RankedRows, RowsWaiting } from './RankedRows.tsx'
import { listHref } from './centre-lists.ts'
import { centreTexts } from './texts.ts'
import type { Centre } from './use-centre.ts'
import styles from './centre.module.css'

const SHOWN = 5

interface OverviewProps {
  readonly centre: Centre
  /** The portal's own order, for lists without data yet. */
  readonly games: readonly GameCard[]
  readonly featured: GameCard
}

/** The top of all lists. Heights are reserved before anything has loaded, so that nothing shifts. */
export function Overview({ centre: { lists, error, refresh }, games, featured }: OverviewProps) {
  const text = useMessages(centreTexts)
  if (error && !lists) return <Failed refusal={error.refusal} onRetry={refresh} />
  return (
    <div className={styles.overview} aria-busy={lists ? undefined : true}>
      {lists ? <Hero live={lists.live[0]} featured={featured} /> : <HeroWaiting />}
      {lists ? <JumpBack recent={lists.recent} games={games} /> : <RowWaiting />}
      <section aria-labelledby="ranking">
        <div className={styles.head}>
          <h2 id="ranking">{text('list.rank')}</h2>
          <Anchor href={listHref('week')} className={styles.more}>
            {text('thisWeek')}
            <CaretRightIcon />
          </Anchor>
        </div>
        {!lists && <RowsWaiting count={SHOWN} />}
        {lists && lists.rank.length > 0 && <RankedRows list="rank" games={lists.rank.slice(0, SHOWN)} />}
        {lists && lists.rank.length === 0 && (
          <GamesInOrder games={games.slice(0, SHOWN)} note={text('noVotes')} />
        )}
      </section>
      <section aria-labelledby="trending">
        <h2 id="trending" className={styles.head}>
          {text('list.trend')}
        </h2>
        {lists && lists.trend.length > 0 ? (
          <RankedRows list="trend" games={lists.trend.slice(0, SHOWN)} />
        ) : (
          <p className={styles.quiet}>{text('noTrend', { count: FEWEST_FOR_TREND })}</p>
        )}
      </section>
    </div>
  )
}
