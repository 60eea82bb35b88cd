import type { ReactNode } from 'react'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { Player } from '../calls.ts'
import styles from './friends.module.css'

interface PlayerWordsProps {
  readonly player: Player
  /** Id for `aria-describedby` of the row's buttons. */
  readonly id: string
  readonly children: ReactNode
}

/** A player's name and one line about them. */
export function PlayerWords({ player, id, children }: PlayerWordsProps) {
  const playerName = usePlayerName()
  return (
    <div className={styles.words}>
      <strong id={id} dir="auto">
        {playerName(player)}
      </strong>
      <p>{children}</p>
    </div>
  )
}
