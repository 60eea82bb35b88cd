import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import type { PlayState } from '#kit/game/play.ts'
import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

const NO_SCORE = '–'

/** Score, best and what the game counts besides. The boot writes the first two until React has come. */
export function Counters({ state, unit }: { readonly state: PlayState; readonly unit: ScoreUnit }) {
  const text = useMessages(catalogTexts)
  const number = useNumber()
  const written = (value: number) => scoreText(unit, value, number)
  // A run that is better already is the best; of times and moves nobody knows before the end.
  const best = unit === 'points' ? Math.max(state.best ?? 0, state.score) : (state.best ?? 0)
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{text('game.score')}</dt>
        <dd data-counter="score" suppressHydrationWarning>
          {written(state.score)}
        </dd>
      </div>
      <div>
        <dt>{text('game.best')}</dt>
        <dd data-counter="best" suppressHydrationWarning>
          {state.best === undefined ? NO_SCORE : written(best)}
        </dd>
      </div>
      {state.hud.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
