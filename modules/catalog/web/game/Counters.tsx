import type { CSSProperties } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import type { PlayState } from '#kit/game/play.ts'
import { lettersOf, scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

const NO_SCORE = '–'

const sized = (value: string) => ({ '--letters': lettersOf(value) }) as CSSProperties

/**
 * Score, best and the game's own counters. The boot script writes the first two before React, and their number: none is added before
 * that, since a third would shift the others.
 */
export function Counters({ state, unit }: { readonly state: PlayState; readonly unit: ScoreUnit }) {
  const text = useMessages(catalogTexts)
  const number = useNumber()
  const written = (value: number) => scoreText(unit, value, number)
  // A run that is already better is the best; times and moves are known only at the end.
  const mayGrow = unit === 'points' && !state.isAssisted
  const best = mayGrow ? Math.max(state.best ?? 0, state.score) : (state.best ?? 0)
  const bestText = state.best === undefined ? NO_SCORE : written(best)
  return (
    <dl
      className={styles.counters}
      data-counters={state.phase === 'loading' ? undefined : state.hud.length + 2}
      suppressHydrationWarning
    >
      <div>
        <dt>{text('game.score')}</dt>
        <dd data-counter="score" style={sized(written(state.score))} suppressHydrationWarning>
          {written(state.score)}
        </dd>
      </div>
      <div>
        <dt>{text('game.best')}</dt>
        <dd data-counter="best" style={sized(bestText)} suppressHydrationWarning>
          {bestText}
        </dd>
      </div>
      {state.hud.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd style={sized(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
