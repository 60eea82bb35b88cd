import type { ReactNode } from 'react'
import { IsletScene } from './IsletScene.tsx'
import styles from './ErrorScene.module.css'

export interface ErrorSceneProps {
  /** Above the title, such as `ERROR 404`. */
  readonly code?: string | undefined
  readonly title: string
  /** What was requested. */
  readonly note?: ReactNode
  /** The link home first, then the nearest alternative. */
  readonly actions?: ReactNode
  /** The logo, on pages without a frame. */
  readonly top?: ReactNode
  /** Content below; its upper part is visible without scrolling. */
  readonly below?: ReactNode
}

/** A page that does not exist, or a server that does not answer: the islet with its lighthouse dark. */
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
