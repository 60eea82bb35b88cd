import type { Gains } from '#kit/game/progress/shown.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { runTexts } from '../texts.ts'
import styles from './progress.module.css'

const MEDALS = ['medal1', 'medal2', 'medal3'] as const

/** What a run earned, and what to aim for next. */
export function GainsLines({ gains }: { readonly gains: Gains }) {
  const say = useMessages(runTexts)
  const number = useNumber()
  const { coins, missions, medals, next } = gains
  return (
    <ul className={styles.gains}>
      {coins > 0 && <li className={styles.gained}>{say('gained', { coins: number(coins) })}</li>}
      {missions.map((mission) => (
        <li key={mission} className={styles.done}>
          {say('missionDone', { mission })}
        </li>
      ))}
      {medals.map(({ name, grade }) => (
        <li key={name} className={styles.done}>
          {say(MEDALS[grade - 1] ?? 'medal1', { medal: name })}
        </li>
      ))}
      {next !== undefined && <li>{say('nextGoal', { mission: next })}</li>}
    </ul>
  )
}
