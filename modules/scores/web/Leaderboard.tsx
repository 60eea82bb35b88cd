import { useRef, useState } from 'react'
import type { Play } from '#kit/game/play.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { PlayIcon, UsersThreeIcon } from '#kit/ui/icons/shell.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls, type Period, type RankedScore } from '../calls.ts'
import { hasRanks } from '../rules/ranks.ts'
import { openRunOverlay, type RunGame } from './run-trigger.ts'
import { scoresTexts } from './texts.ts'
import styles from './leaderboard.module.css'

const PERIODS = ['week', 'ever', 'day'] as const satisfies readonly Period[]
type Shown = (typeof PERIODS)[number]

export interface LeaderboardProps {
  readonly game: RunGame
  readonly level: number
  /** The game running above the table. */
  readonly play: Play | undefined
  /** The navigation's word for friends: a game's first load has no room for another text. */
  readonly friends: string
}

/** The best of a game's level, loaded when scrolled near. */
export function Leaderboard(props: LeaderboardProps) {
  const text = useMessages(scoresTexts)
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place, false)
  const [period, setPeriod] = useState<Shown>('week')
  const [areFriends, setAreFriends] = useState(false)
  return (
    <section ref={place} aria-labelledby="leaderboard">
      <header className={styles.head}>
        <h2 id="leaderboard">{text('title')}</h2>
        <IconButton
          label={props.friends}
          icon={<UsersThreeIcon />}
          aria-pressed={areFriends}
          onClick={() => setAreFriends(!areFriends)}
        />
      </header>
      <Segments
        label={text('periods')}
        segments={PERIODS.map((id) => ({ id, label: text(id) }))}
        current={period}
        onPick={setPeriod}
      />
      <div className={styles.table}>
        {isNear && <Table {...props} period={period} areFriends={areFriends} />}
      </div>
      <p className={styles.note}>{text('proved')}</p>
    </section>
  )
}

interface TableProps extends LeaderboardProps {
  readonly period: Shown
  readonly areFriends: boolean
}

function Table({ game, level, play, period, areFriends }: TableProps) {
  const text = useMessages(scoresTexts)
  const { data, error } = useRead(
    scoresCalls.listScores,
    { gameId: game.gameId, level, period, ...(areFriends ? { areFriends } : {}) },
    { onFocus: true },
  )
  if (!data) return error ? <p className={styles.quiet}>{text('failed')}</p> : <Loading />
  if (data.scores.length === 0) return <p className={styles.quiet}>{text('none')}</p>
  const { mine, scores } = data
  const isListed = scores.some(({ userId }) => userId === mine?.userId)
  return (
    <ol className={styles.list}>
      {[...scores, ...(mine && !isListed ? [mine] : [])].map((line) => (
        <Line
          key={line.userId}
          line={line}
          hasRank={hasRanks(scores.length)}
          unit={game.scoreUnit}
          isMine={line.userId === mine?.userId}
          onWatch={() => {
            const { score, userId } = line
            openRunOverlay({ game, level, play, run: { score, player: line, from: { period, userId } } })
          }}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly line: RankedScore
  readonly hasRank: boolean
  readonly unit: RunGame['scoreUnit']
  readonly isMine: boolean
  readonly onWatch: () => void
}

function Line({ line, hasRank, unit, isMine, onWatch }: LineProps) {
  const text = useMessages(scoresTexts)
  const number = useNumber()
  const name = usePlayerName()(line)
  return (
    <li className={styles.line} aria-current={isMine || undefined}>
      {hasRank && <span className={styles.rank}>{number(line.rank)}</span>}
      <Avatar face={line.avatar} size={32} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        {isMine && <span className={styles.you}>{text('you')}</span>}
      </span>
      <strong className={styles.score}>{scoreText(unit, line.score, number)}</strong>
      <IconButton label={`${text('watch')}: ${name}`} icon={<PlayIcon />} onClick={onWatch} />
    </li>
  )
}
