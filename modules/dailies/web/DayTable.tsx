import { useState } from 'react'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { dailiesCalls, type DailyGame, type DayScore } from '../calls.ts'
import { dailyLink } from '../model.ts'
import { dailiesTexts } from './texts.ts'
import styles from './today.module.css'

/** Who has finished today's challenges: friends first, then everybody. */
export function DayTable({ games }: { readonly games: readonly DailyGame[] }) {
  const text = useMessages(dailiesTexts)
  const [picked, setPicked] = useState(games[0]?.slug)
  const game = games.find(({ slug }) => slug === picked) ?? games[0]
  if (!game) return null
  return (
    <section className={styles.part} aria-labelledby="day-table">
      <h2 id="day-table">{text('table')}</h2>
      <Segments
        label={text('tableGame')}
        segments={games.map(({ slug, kind }) => ({ id: slug, label: text(`kind.${kind}`) }))}
        current={game.slug}
        onPick={setPicked}
      />
      <Lines game={game} />
    </section>
  )
}

function Lines({ game }: { readonly game: DailyGame }) {
  const text = useMessages(dailiesTexts)
  const { gameId, title, slug } = game
  const { data, error } = useRead(dailiesCalls.listDayScores, { gameId }, { onOpen: true })
  if (!data && error)
    return (
      <FailedRead
        title={text('failed')}
        retry={text('retry')}
        refusal={error.refusal}
        call={dailiesCalls.listDayScores}
      />
    )
  if (!data) return <Loading />
  if (data.players === 0)
    return (
      <div className={styles.empty}>
        <p>{text('noScores', { title })}</p>
        <ButtonLink href={dailyLink(slug)}>{text('playGame', { title })}</ButtonLink>
      </div>
    )
  const { mine, friends, scores } = data
  const isListed = scores.some(({ userId }) => userId === mine?.userId)
  return (
    <div className={styles.tables}>
      {friends.length > 0 && <List game={game} label={text('friends')} lines={friends} own={mine} />}
      <List
        game={game}
        label={text('everybody', { players: data.players })}
        lines={mine && !isListed ? [...scores, mine] : scores}
        own={mine}
      />
    </div>
  )
}

interface ListProps {
  readonly game: DailyGame
  readonly label: string
  readonly lines: readonly DayScore[]
  readonly own: DayScore | null
}

function List({ game: { scoreUnit }, label, lines, own }: ListProps) {
  const text = useMessages(dailiesTexts)
  const number = useNumber()
  const nameOf = usePlayerName()
  return (
    <div>
      <h3>{label}</h3>
      <ol className={styles.list}>
        {lines.map((line) => (
          <li
            key={line.userId}
            className={styles.line}
            aria-current={line.userId === own?.userId || undefined}
          >
            <span className={styles.rank}>{number(line.rank)}</span>
            <Avatar face={line.avatar} size={32} />
            <bdi className={styles.name}>{nameOf(line)}</bdi>
            {line.userId === own?.userId && <span className={styles.you}>{text('you')}</span>}
            <strong>{scoreText(scoreUnit, line.score, number)}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
