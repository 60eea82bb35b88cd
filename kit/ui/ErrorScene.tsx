import type { ReactNode } from 'react'
import { IsletScene } from './IsletScene.tsx'
import styles from './ErrorScene.module.css'

export interface ErrorSceneProps {
  /** Above the title, for example `ERROR 404`. */
  readonly code?: string | undefined
  readonly title: string
  /** What was looked for. */
  readonly note?: ReactNode
  /** The way home first, then the nearest thing. */
  readonly actions?: ReactNode
  /** The logo, on pages without a frame. */
  readonly top?: ReactNode
  /** Stands below, and shows its upper part at once. */
  readonly below?: ReactNode
}

/** A page that is not there, or a server that does not answer: the islet without its light. */
export function ErrorScene({ code, title, note, actions, top, below }: ErrorSceneProps) {
  const scene = (
    <div className={styles.page} data-more={below ? true : undefined}>
      <IsletScene isLit={false} place="end" className={styles.scene}>
        <div className={styles.top}>{top}</div>
        <div className={styles.words}>
          {code && <p className={styles.code}>{code}</p>}
          <h1 className={styles.title}>{title}</h1>
          {note && <p className={styles.note}>{note}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </IsletScene>
    </div>
  )
  return (
    <>
      {scene}
      {below}
    </>
  )
}
