import type { Play } from '#kit/game/play.ts'
import { recordKey, recordOf } from '#kit/game/record.ts'
import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { Crumbs } from '#kit/ui/Crumbs.tsx'
import { useStore } from '#kit/ui/store.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { Leaderboard } from '#modules/scores/web/index.ts'
import type { GamePage } from '../../calls.ts'
import { likeButton, type OpenGame } from '../open-game.ts'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

interface GameInfoProps {
  readonly game: GamePage
  readonly level: number
  readonly play?: Play | undefined
}

/** Below the stage: instructions, the player's results, related games. */
export function GameInfo({ game, level, play }: GameInfoProps) {
  const text = useMessages(catalogTexts)
  return (
    <div className={styles.info}>
      {game.kind && <WayHere kind={game.kind} title={game.title} />}
      <LikePlace gameId={game.gameId} />
      <section aria-labelledby="how">
        <h2 id="how">{text('game.how')}</h2>
        <ol className={styles.how}>
          {game.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {game.narrowNote && <li className={styles.narrow}>{game.narrowNote}</li>}
          {play?.hasArrows && <li className={styles.keys}>{text('game.arrows')}</li>}
        </ol>
      </section>
      {game.hosted === undefined && <Marks slug={game.slug} unit={game.scoreUnit} />}
      {game.isRanked && <Leaderboard game={game} level={level} play={play} friends={text('nav.friends')} />}
      <section aria-labelledby="related" className={styles.related}>
        <h2 id="related">{text('game.related')}</h2>
        <ul>
          {game.related.map(({ slug, title, cover, tone }) => (
            <li key={slug}>
              <Tile href={`/g/${slug}`} title={title} cover={assetUrl(cover)} tint={tone} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Breadcrumbs: the kind of this game and what is above it. */
function WayHere({ kind, title }: { readonly kind: NonNullable<GamePage['kind']>; readonly title: string }) {
  const text = useMessages(catalogTexts)
  const steps = [
    { href: '/games', title: text('nav.games') },
    { href: `/hub/${kind.slug}`, title: kind.title },
  ]
  return (
    <div className={styles.way}>
      <Crumbs label={text('category.label')} steps={steps} here={title} />
    </div>
  )
}

/** Reserves space for the button, which loads after the page. */
function LikePlace({ gameId }: OpenGame) {
  const draw = useStore(likeButton)
  return <div className={styles.like}>{draw?.({ gameId })}</div>
}

/** The player's results in this game, stored in the browser; rendered again when a run ends. */
function Marks({ slug, unit }: { readonly slug: string; readonly unit: ScoreUnit }) {
  const text = useMessages(catalogTexts)
  const number = useNumber()
  const record = recordOf(useStoredText(recordKey(slug)))
  const best = record.bests[record.level]
  return (
    <section aria-labelledby="marks">
      <h2 id="marks">{text('game.leaderboard')}</h2>
      {best === undefined ? (
        <p className={styles.quiet}>{text('game.leaderboardNone')}</p>
      ) : (
        <dl className={styles.marks}>
          <div>
            <dt>{text('game.leaderboardBest')}</dt>
            <dd>{scoreText(unit, best, number)}</dd>
          </div>
          {record.daily && (
            <div>
              <dt>{text('game.leaderboardToday')}</dt>
              <dd>{scoreText(unit, record.daily.best, number)}</dd>
            </div>
          )}
          <div>
            <dt>{text('game.leaderboardPlays')}</dt>
            <dd>{number(record.plays)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
