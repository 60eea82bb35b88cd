import { useEffect } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { between, minutes } from '#kit/time/time.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { Chip } from '#kit/ui/Chip.tsx'
import { CheckCircleIcon, PlayIcon } from '#kit/ui/icons/shell.tsx'
import { ClockCountdownIcon } from '#kit/ui/icons/trade.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { useNow } from '#kit/web/use-now.ts'
import { dailiesCalls, type DailyGame } from '../calls.ts'
import { dailyLink } from '../model.ts'
import { dailiesTexts } from './texts.ts'
import styles from './today.module.css'

type Today = ResultOf<typeof dailiesCalls.readToday>
type Mark = ResultOf<typeof dailiesCalls.readOwnDays>['done'][number]

/** Today's three, each with the player's result. */
export function ThreeCards({ today: { games, nextAt } }: { readonly today: Today }) {
  const { say } = useSpeech()
  const text = useMessages(dailiesTexts)
  const { data: own } = useRead(dailiesCalls.readOwnDays, {}, { onOpen: true })
  const now = useNow(minutes(1))
  const expire = useExpire()
  const isOver = now >= nextAt
  const markOf = (game: DailyGame) => own?.done.find(({ gameId }) => gameId === game.gameId)
  const next = games.find((game) => !markOf(game))
  useEffect(() => {
    if (isOver) expire(dailiesCalls.readToday, dailiesCalls.readOwnDays, dailiesCalls.listPastDays)
  }, [isOver, expire])
  return (
    <>
      <ol className={styles.three}>
        {games.map((game) => (
          <Card key={game.slug} game={game} mark={markOf(game)} isNext={game === next} />
        ))}
      </ol>
      {/* The server's page is cached: only the browser knows the time. */}
      <p className={styles.next}>
        {now > 0 && (
          <Chip icon={<ClockCountdownIcon />}>
            {text('next', { time: sayDuration(between(now, nextAt), say) })}
          </Chip>
        )}
      </p>
    </>
  )
}

interface CardProps {
  readonly game: DailyGame
  readonly mark: Mark | undefined
  /** The first that is not done; the page has one thing to act on. */
  readonly isNext: boolean
}

function Card({ game, mark, isNext }: CardProps) {
  const text = useMessages(dailiesTexts)
  const number = useNumber()
  const { slug, title, kind, cover, tone, scoreUnit } = game
  return (
    <li className={styles.card} data-kind={kind} data-done={mark !== undefined}>
      <img src={assetUrl(cover)} alt="" width={400} height={400} style={{ background: tone }} />
      <div className={styles.words}>
        <p className={styles.kind}>{text(`kind.${kind}`)}</p>
        <h2>{title}</h2>
        <p className={styles.mark} data-mark={slug}>
          {mark && (
            <>
              <CheckCircleIcon />
              <strong>{text('done')}</strong>
              {mark.score !== null && <span>{scoreText(scoreUnit, mark.score, number)}</span>}
              {mark.rank !== null && (
                <span>{text('place', { rank: number(mark.rank), players: number(mark.players) })}</span>
              )}
            </>
          )}
        </p>
        <ButtonLink href={dailyLink(slug)} look={isNext ? 'act' : 'quiet'} icon={<PlayIcon />} isWide>
          {text(mark ? 'again' : 'play')} <span className="visually-hidden">{title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
