import type { ResultOf } from '#kit/contract/call.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { dailiesCalls, DailyGame, DayScore } from '../calls.ts'
import { dailiesTexts } from './texts.ts'
import styles from './today.module.css'

type Line = ResultOf<typeof dailiesCalls.readToday>['yesterday'][number]

/** Shows the best run of a game. */
export type OnWatch = (wish: { readonly game: DailyGame; readonly best: DayScore }) => void

interface YesterdayProps {
  readonly lines: readonly Line[]
  readonly onWatch: OnWatch
}

/** The best runs of yesterday's three, to watch. */
export function Yesterday({ lines, onWatch }: YesterdayProps) {
  const text = useMessages(dailiesTexts)
  if (lines.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="yesterday">
      <h2 id="yesterday">{text('yesterday')}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <Solved key={line.game.slug} {...line} onWatch={onWatch} />
        ))}
      </ul>
    </section>
  )
}

function Solved({ game, best, onWatch }: Line & Pick<YesterdayProps, 'onWatch'>) {
  const text = useMessages(dailiesTexts)
  const number = useNumber()
  const nameOf = usePlayerName()
  const { title, scoreUnit } = game
  return (
    <li className={styles.line}>
      <span className={styles.name}>{title}</span>
      {best ? (
        <>
          <Avatar face={best.avatar} size={32} />
          <bdi className={styles.name}>{nameOf(best)}</bdi>
          <strong>{scoreText(scoreUnit, best.score, number)}</strong>
          <Button size="small" icon={<PlayIcon />} onClick={() => onWatch({ game, best })}>
            {text('watch')} <span className="visually-hidden">{title}</span>
          </Button>
        </>
      ) : (
        <span className={styles.quiet}>{text('noBest')}</span>
      )}
    </li>
  )
}
