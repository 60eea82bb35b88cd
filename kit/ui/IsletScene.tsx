import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { useAmbientMotion } from './ambient.ts'
import { classNames } from './class-names.ts'
import styles from './IsletScene.module.css'

const drawArt = import.meta.env.SSR ? (await import('./draw-islet-art.tsx')).drawIsletArt : () => ''

export interface IsletSceneProps {
  /** A dark lighthouse means that something is wrong. */
  readonly isLit?: boolean
  /** Where the islet is on wide screens: beside a title, or alone in the middle. */
  readonly place?: 'middle' | 'end'
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * The brand: an islet built of game pieces, at night or at noon. It fills its frame and is decorative.
 * Beam and waves are separate layers, so that animating them repaints nothing.
 */
export function IsletScene({ isLit = true, place = 'middle', className, children }: IsletSceneProps) {
  const isMoving = useAmbientMotion()
  return (
    <div className={classNames(styles.frame, className)}>
      <div className={styles.scene} aria-hidden="true">
        <div
          className={classNames(
            styles.stage,
            !isLit && styles.dark,
            place === 'end' && styles.atEnd,
            isMoving && styles.moving,
          )}
        >
          <Art isLit={isLit} />
          <div className={styles.veil} />
        </div>
      </div>
      {children}
    </div>
  )
}

/**
 * The drawing never changes, so the browser keeps the server's markup; its code loads only for a page that was reached by
 * client-side navigation. React leaves markup alone that was given as a string.
 */
function Art({ isLit }: { readonly isLit: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [Drawn, setDrawn] = useState<ComponentType<{ readonly isLit: boolean }>>()
  useLayoutEffect(() => {
    if (place.current?.childElementCount === 0)
      import('./IsletArt.tsx')
        .then(({ IsletArt }) => setDrawn(() => IsletArt))
        .catch(ignoreFailure('no picture'))
  }, [])
  if (Drawn)
    return (
      <div className={styles.art} key="drawn">
        <Drawn isLit={isLit} />
      </div>
    )
  return (
    <div
      ref={place}
      className={styles.art}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawArt(isLit) }}
    />
  )
}
