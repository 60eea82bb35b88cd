import { useEffect, type ReactNode } from 'react'
import { playMoment } from '#kit/ui/moments.ts'
import { CardPicture } from '#modules/cards/web/index.ts'
import { kindOf } from '#modules/cards/model.ts'
import styles from './moment.module.css'

interface GotCardProps {
  readonly kind: number
  readonly title: string
  readonly note: string
  /** Buttons. */
  readonly children: ReactNode
}

/** The arrival of a card: it rises in the light of its level. */
export function GotCard({ kind, title, note, children }: GotCardProps) {
  useEffect(() => playMoment('swapDone'), [])
  return (
    <div className={styles.got} data-level={kindOf(kind).level} role="status">
      <div className={styles.card}>
        <CardPicture kind={kind} size={200} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p>{note}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
