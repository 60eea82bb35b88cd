import { useEffect, useRef, type ReactNode } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

const STARS = [1, 2, 3] as const

/** How a run has ended, over the last picture of the board, with the next run one tap away. */
export function EndPanel({
  play,
  state,
  unit,
  children,
}: {
  readonly play: Play
  readonly state: PlayState
  readonly unit: ScoreUnit
  readonly children?: ReactNode
}) {
  const text = useMessages(catalogTexts)
  const number = useNumber()
  const again = useRef<HTMLButtonElement>(null)
  const { result } = state
  useEffect(() => again.current?.focus({ preventScroll: true }), [])
  if (!result) return null
  const goesOn = play.levels > 0 && result.status === 'won' && !state.daily && !state.isRacing
  return (
    <section className={styles.end} aria-live="polite">
      <h2>{text(`game.${result.status}`)}</h2>
      {result.stars !== undefined && (
        <p
          className={styles.stars}
          aria-label={text('game.levelStars', { level: state.level, stars: result.stars })}
        >
          {STARS.map((star) => (
            <span key={star} data-on={star <= (result.stars ?? 0)} />
          ))}
        </p>
      )}
      <p className={styles.endScore}>{scoreText(unit, result.score, number)}</p>
      {result.isBest && !result.isFirst && <p className={styles.newBest}>{text('game.newBest')}</p>}
      {children}
      <Button look="act" ref={again} onClick={() => play.restart()}>
        {text(goesOn ? 'game.nextLevel' : 'game.again')}
      </Button>
    </section>
  )
}
