import { useId, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { useNear } from '#kit/ui/use-near.ts'
import { kindOf } from '../../model.ts'
import { drawFace } from './brush.ts'
import { CardFrame } from './CardFrame.tsx'
import { useDrawing } from './faces-of-level.ts'
import { FRAMES } from './frames.ts'
import styles from './card.module.css'
import { useTilt } from './use-tilt.ts'

export interface CardFaceProps {
  readonly kind: number
  /** In the page's language; text over the picture, never part of it. */
  readonly name: string
  /** The label for screen readers, where name and number are not enough. */
  readonly label?: string | undefined
  /** A missing card is a dark shape. */
  readonly owned?: boolean | undefined
  /** Width in pixels; without it the card fills its place. */
  readonly size?: number | undefined
  /** Tilts towards the pointer, and with the phone after a tap. */
  readonly isTilting?: boolean | undefined
  /** Draws at once instead of near the viewport: for the one card everybody waits for. */
  readonly isFirst?: boolean | undefined
}

/** A card of the collection, seen from the front (docs/look.md 10). */
export function CardFace(props: CardFaceProps) {
  const { kind, name, label, owned = true, size, isTilting = false, isFirst = false } = props
  const { level, number } = kindOf(kind)
  const card = useTilt(isTilting)
  const isNear = useNear(card, isFirst)
  const style = { '--ink': FRAMES[level].ink, inlineSize: size } as CSSProperties
  return (
    <div
      ref={card}
      role="img"
      // Cards are not mirrored in right-to-left pages.
      dir="ltr"
      aria-label={label ?? `${name}, ${number}`}
      data-level={level}
      className={classNames(styles.card, !owned && styles.missing, isTilting && styles.tilting)}
      style={style}
    >
      <div className={styles.sheet}>
        <Picture kind={kind} isWanted={isNear} />
        <Name key={name} text={name} />
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
    </div>
  )
}

function Picture({ kind, isWanted }: { kind: number; isWanted: boolean }) {
  const id = useId()
  const draw = useDrawing(kind, isWanted)
  const face = useMemo(() => (draw && isWanted ? drawFace(draw, id) : undefined), [draw, isWanted, id])
  return (
    <CardFrame id={id} level={kindOf(kind).level}>
      {face && (
        <>
          <defs dangerouslySetInnerHTML={{ __html: face.defs }} />
          <g className={styles.back} dangerouslySetInnerHTML={{ __html: face.back }} />
          <g className={styles.front} dangerouslySetInnerHTML={{ __html: face.front }} />
        </>
      )}
    </CardFrame>
  )
}

/** A long name is shrunk down to three quarters; a longer one ends in an ellipsis. */
const SMALLEST = 0.75

function Name({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const element = line.current
      if (!element) return
      element.style.setProperty('--fit', '1')
      const share = element.clientWidth / (element.scrollWidth || 1)
      if (share < 1) element.style.setProperty('--fit', String(Math.max(SMALLEST, share * 0.99)))
    }
    fit()
    void document.fonts?.ready.then(fit)
  }, [])
  return (
    <span ref={line} dir="auto" className={styles.name} aria-hidden="true">
      {text}
    </span>
  )
}
