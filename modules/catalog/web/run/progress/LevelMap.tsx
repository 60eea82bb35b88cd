import { useState } from 'react'
import type { PlayState } from '#kit/game/play.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { catalogTexts } from '../../texts.ts'
import { runTexts } from '../texts.ts'
import { chapterOf, chapters, placeOnWay } from './chapters.ts'
import styles from './progress.module.css'

interface MapProps {
  readonly levels: number
  readonly state: Pick<PlayState, 'level' | 'stars' | 'progress'>
  readonly onPick: (level: number) => void
}

/** The levels of a pack as a path that winds upwards; locked levels show a lock. */
export function LevelMap({ levels, state, onPick }: MapProps) {
  const text = useMessages(catalogTexts)
  const say = useMessages(runTexts)
  const number = useNumber()
  const [shown, setShown] = useState(chapterOf(state.level))
  const { from, to, count } = chapters(levels, shown)
  const isShut = (level: number) =>
    state.progress?.map !== undefined && level > state.progress.map.reached && !state.stars[level]
  return (
    <section>
      <h3>{count > 1 ? say('chapter', { from: number(from), to: number(to) }) : text('game.levels')}</h3>
      <ol className={styles.way}>
        {Array.from({ length: to - from + 1 }, (_, index) => {
          const level = from + index
          const stars = state.stars[level] ?? 0
          const shut = isShut(level)
          const { row, column } = placeOnWay(index)
          return (
            <li key={level} style={{ gridRow: row, gridColumn: column }} data-side={row % 2 ? 'on' : 'back'}>
              <button
                type="button"
                disabled={shut}
                aria-current={level === state.level}
                aria-label={shut ? say('lockedLevel', { level }) : text('game.levelStars', { level, stars })}
                onClick={() => onPick(level)}
              >
                {number(level)}
                <span className={styles.cellStars} aria-hidden="true">
                  {[1, 2, 3].map((star) => (
                    <i key={star} data-on={star <= stars} />
                  ))}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {count > 1 && (
        <div className={styles.turn}>
          <Button disabled={shown === 0} onClick={() => setShown(shown - 1)}>
            {say('earlier')}
          </Button>
          <Button disabled={shown === count - 1} onClick={() => setShown(shown + 1)}>
            {say('later')}
          </Button>
        </div>
      )}
    </section>
  )
}
