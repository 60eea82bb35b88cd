import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import type { PlayState } from '#kit/game/play.ts'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

const NO_SCORE = '–'

/** Score, best and what the game counts besides. The boot writes the first two until React has come. */
export function Counters({ state }: { readonly state: PlayState }) {
  const text = useMessages(catalogTexts)
  const number = useNumber()
  const best = state.best === undefined ? NO_SCORE : number(Math.max(state.best, state.score))
  return (
    <dl className={styles.counters}>
      <div>
        <dt>{text('game.score')}</dt>
        <dd data-counter="score" suppressHydrationWarning>
          {number(state.score)}
        </dd>
      </div>
      <div>
        <dt>{text('game.best')}</dt>
        <dd data-counter="best" suppressHydrationWarning>
          {best}
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
