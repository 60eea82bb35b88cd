import { useEffect, useRef } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

const STARS = [1, 2, 3] as const

/** How a run has ended, over the last picture of the board, with the next run one tap away. */
export function EndPanel({
  play,
  state,
  levels,
}: {
  readonly play: Play
  readonly state: PlayState
  readonly levels: boolean
}) {
  const text = useMessages(catalogTexts)
  const number = useNumber()
  const again = useRef<HTMLButtonElement>(null)
  const { result } = state
  useEffect(() => again.current?.focus({ preventScroll: true }), [])
  if (!result) return null
  const goesOn = levels && result.status === 'won' && !state.daily
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
      <p className={styles.endScore}>{number(result.score)}</p>
      {result.isBest && <p className={styles.newBest}>{text('game.newBest')}</p>}
      <Button look="act" ref={again} onClick={() => play.restart()}>
        {text(goesOn ? 'game.nextLevel' : 'game.again')}
      </Button>
    </section>
  )
}
