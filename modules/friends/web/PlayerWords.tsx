import type { ReactNode } from 'react'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { Player } from '../calls.ts'
import styles from './friends.module.css'

interface PlayerWordsProps {
  readonly player: Player
  /** The buttons of the row are described by it. */
  readonly id: string
  readonly children: ReactNode
}

/** The name of a player and one line about them. */
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
