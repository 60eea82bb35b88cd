import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { badgesCalls } from '../calls.ts'
import { MOST_WORN } from '../model.ts'
import { pointsFor, rankOf, worthOf } from '../rules/level.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { motifNameOf, useBadgeWords } from './badge-words.ts'
import { badgesTexts } from './texts.ts'
import type { ShownBadge, WallData } from './wall.ts'
import styles from './badges.module.css'

interface LevelCardProps {
  readonly data: WallData
  readonly wall: readonly ShownBadge[]
}

/** The player's level, progress to the next one, and what others see. */
export function LevelCard({ data: { level, points, worn, isShown }, wall }: LevelCardProps) {
  const text = useMessages(badgesTexts)
  const number = useNumber()
  const words = useBadgeWords()
  const refusal = useRefusalText()
  const { status } = useAccount()
  const show = useChange(badgesCalls.wearBadges, { stale: [badgesCalls.listBadges] })
  const rank = rankOf(level)
  const [from, to] = [pointsFor(level), pointsFor(level + 1)]
  const wornNow = worn.flatMap((badgeId) => wall.find(({ badge }) => badge.badgeId === badgeId) ?? [])
  const says = text('points', { points: number(points), next: number(to) })
  return (
    <section className={styles.level} aria-label={text('entry')}>
      <div className={styles.frame} data-rank={rank}>
        {status && <Avatar face={status.avatar} size={72} />}
      </div>
      <div className={styles.levelWords}>
        <h2>{text('level', { level })}</h2>
        <p>{text(`rank.${rank}`)}</p>
        <ProgressBar label={text('entry')} share={(points - from) / (to - from)} words={says} />
        <p className={styles.quiet}>{says}</p>
      </div>
      <div className={styles.wide}>
        <h3>{text('worn')}</h3>
        <p className={styles.quiet}>{text('wornNote', { count: MOST_WORN })}</p>
        {wornNow.length > 0 && (
          <ul className={styles.worn}>
            {wornNow.map(({ badge, game }) => (
              <li key={badge.badgeId}>
                <BadgeArt motif={motifNameOf(badge)} grade={badge.grade} size={44} />
                <span>{words(badge, game).name}</span>
              </li>
            ))}
          </ul>
        )}
        <Switch
          label={text('show')}
          isOn={show.isPending ? (show.params?.isShown ?? isShown) : isShown}
          onChange={(isOn) => show.run({ isShown: isOn })}
        />
        {show.error && <p role="alert">{refusal(show.error.refusal)}</p>}
        <details className={styles.rules}>
          <summary>{text('rules.title')}</summary>
          <p>
            {text('rules.text', {
              easy: worthOf({ grade: 'easy', group: 'across' }),
              medium: worthOf({ grade: 'medium', group: 'across' }),
              hard: worthOf({ grade: 'hard', group: 'across' }),
              gold: worthOf({ grade: 'gold', group: 'across' }),
              day: worthOf({ grade: 'easy', group: 'day' }),
            })}
          </p>
        </details>
      </div>
    </section>
  )
}
