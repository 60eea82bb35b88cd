import { useRef, useState, type PointerEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import type { PadLayout } from '../../model.ts'
import type { Held } from '../input/held.ts'
import { streamingTexts } from '../texts.ts'
import { pointIn, take } from './fingers.ts'
import { moveThumb, pushOf, stickDirections, type Stick } from './pad-geometry.ts'
import { tick } from './tick.ts'
import styles from './pad.module.css'

interface StickZoneProps {
  readonly stick: NonNullable<PadLayout['stick']>
  readonly held: Held
  readonly reach: number
  /** Where the player has put it; missing: at the edge of the pad. */
  readonly place?: React.CSSProperties
}

/** The stick comes to where the thumb comes down. */
export function StickZone({ stick, held, reach, place }: StickZoneProps) {
  const text = useMessages(streamingTexts)
  const zone = useRef<HTMLDivElement>(null)
  const thumb = useRef<number>(undefined)
  const [shown, setShown] = useState<Stick>()

  const push = (next: Stick) => {
    const ways = stickDirections(next, reach)
    if (ways.join() !== (shown ? stickDirections(shown, reach).join() : '')) tick()
    held.hold(
      'stick',
      ways.map((way) => stick[way]),
    )
    setShown(next)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerId !== thumb.current) return
    thumb.current = undefined
    setShown(undefined)
    held.drop('stick')
  }
  const away = shown ? pushOf(shown) : { x: 0, y: 0 }
  return (
    <div
      ref={zone}
      className={styles.stickZone}
      data-moved={place && ''}
      style={place}
      role="img"
      aria-label={text('pad.stick')}
      onPointerDown={(event) => {
        take(event)
        if (thumb.current !== undefined) return
        thumb.current = event.pointerId
        const point = pointIn(zone, event)
        push({ centre: point, thumb: point })
      }}
      onPointerMove={(event) => {
        if (event.pointerId === thumb.current && shown) push(moveThumb(shown, pointIn(zone, event), reach))
      }}
      onPointerUp={leave}
      onPointerCancel={leave}
      onLostPointerCapture={leave}
    >
      <div
        className={styles.stick}
        data-place="stick"
        data-resting={!shown || undefined}
        style={{
          inlineSize: 2 * reach,
          blockSize: 2 * reach,
          ...(shown && { insetInlineStart: shown.centre.x, insetBlockStart: shown.centre.y }),
        }}
      >
        <span
          className={styles.thumb}
          style={{
            inlineSize: reach,
            blockSize: reach,
            translate: `${away.x}px ${away.y}px`,
          }}
        />
      </div>
    </div>
  )
}
