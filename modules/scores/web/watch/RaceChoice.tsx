import { useState } from 'react'
import { ghostOf } from '#kit/game/ghost.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls, type Rival } from '../../calls.ts'
import type { RunWish } from '../run-trigger.ts'
import { watchTexts } from './texts.ts'
import { replayOf, whyNot, type NotShown } from './use-shown-run.ts'
import styles from './watch.module.css'

interface RaceChoiceProps {
  readonly wish: RunWish
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Whom to race before the start: nobody, the day's best, a friend. */
export function RaceChoice({ wish, isOpen, onClose }: RaceChoiceProps) {
  const text = useMessages(watchTexts)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text('raceTitle')}>
      <Rivals wish={wish} onClose={onClose} />
    </Sheet>
  )
}

function Rivals({ wish, onClose }: Omit<RaceChoiceProps, 'isOpen'>) {
  const text = useMessages(watchTexts)
  const { game, level, play } = wish
  const { data, error } = useRead(scoresCalls.listRivals, { gameId: game.gameId, level })
  const [notShown, setNotShown] = useState<NotShown>()
  if (!data) return error ? <p role="alert">{text('failed')}</p> : <Loading />
  const race = ({ period, userId }: Rival) =>
    replayOf(wish, { from: { period, userId } })
      .then((replay) => {
        onClose()
        play?.race(ghostOf(replay))
      })
      .catch((reason: unknown) => setNotShown(whyNot(reason)))
  return (
    <>
      <p className={styles.note}>{text(data.rivals.length > 0 ? 'raceNote' : 'noRivals')}</p>
      {notShown && <p role="alert">{text(notShown)}</p>}
      <ul className={styles.rivals}>
        <li>
          <button
            type="button"
            className={styles.rival}
            onClick={() => {
              onClose()
              play?.restart({ level })
            }}
          >
            {text('nobody')}
          </button>
        </li>
        {data.rivals.map((rival) => (
          <li key={`${rival.kind} ${rival.userId}`}>
            <RivalButton rival={rival} unit={game.scoreUnit} onPick={() => void race(rival)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface RivalButtonProps {
  readonly rival: Rival
  readonly unit: RunWish['game']['scoreUnit']
  readonly onPick: () => void
}

function RivalButton({ rival, unit, onPick }: RivalButtonProps) {
  const text = useMessages(watchTexts)
  const number = useNumber()
  const playerName = usePlayerName()
  return (
    <button type="button" className={styles.rival} onClick={onPick}>
      <Avatar face={rival.avatar} size={32} />
      <span className={styles.who}>
        <small>{text(rival.kind)}</small>
        <bdi className={styles.name}>{playerName(rival)}</bdi>
      </span>
      <strong className={styles.score}>{scoreText(unit, rival.score, number)}</strong>
    </button>
  )
}
