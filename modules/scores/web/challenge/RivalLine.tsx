import type { CSSProperties } from 'react'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import type { RunGame } from '../run-trigger.ts'
import type { RivalState } from './followed-ghost.ts'
import { challengeTexts } from './texts.ts'
import styles from './rival.module.css'

interface RivalLineProps {
  readonly unit: RunGame['scoreUnit']
  readonly name: string
  readonly rival: RivalState
  readonly own: number
}

/** Beside the board: progress of the other run and one's own. */
export function RivalLine({ unit, name, rival: { score, percent, isDone }, own }: RivalLineProps) {
  const text = useMessages(challengeTexts)
  const number = useNumber()
  const theirs = scoreText(unit, score, number)
  return (
    <div className={styles.rival} data-rival role="group" aria-label={text('rivalLabel', { name })}>
      <p className={styles.words}>
        <span>{text(isDone ? 'rivalDone' : 'rival', { name, score: theirs })}</span>
        <span>{text('you', { score: scoreText(unit, own, number) })}</span>
      </p>
      <div className={styles.track}>
        <div className={styles.done} style={{ '--done': percent / 100 } as CSSProperties} />
      </div>
    </div>
  )
}
