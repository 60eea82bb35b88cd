import { useRef } from 'react'
import type { PadLayout } from '../../model.ts'
import type { Held } from '../input/held.ts'
import type { Point } from '../input/place.ts'
import type { PlayerSettings } from '../player-settings.ts'
import { KeyButton } from './KeyButton.tsx'
import { buttonAt } from './pad-geometry.ts'
import { partStyle } from './part-style.ts'
import { placeParts, sizeOf, type PadPart, type Placement } from './pad-places.ts'
import { StickZone } from './Stick.tsx'
import { useFingers } from './use-fingers.ts'
import styles from './moved-pad.module.css'

interface MovedPadProps {
  readonly layout: PadLayout
  readonly placement: Placement
  readonly held: Held
  readonly settings: PlayerSettings
}

/** The pad as arranged by the player. Only its parts take touches: the rest belongs to the game. */
export function MovedPad({ layout, placement, held, settings }: MovedPadProps) {
  const zone = useRef<HTMLDivElement>(null)
  const { padSize, padOpacity } = settings
  const styleOf = (part: PadPart) => partStyle(part, placement, padSize)
  const find = (point: Point) => {
    const box = zone.current!.getBoundingClientRect()
    const places = layout.buttons.map(({ place }) => place)
    const placed = placeParts(places, placement, padSize, box)
    return buttonAt(
      placed.map((one, at) => ({ ...one, place: places[at]! })),
      point,
    )
  }
  const fingers = useFingers({ zone, buttons: layout.buttons, held, find })
  return (
    <div
      ref={zone}
      className={styles.area}
      dir="ltr"
      data-moved
      style={{ '--pad-opacity': padOpacity / 100 } as React.CSSProperties}
      {...fingers.hear}
    >
      {layout.stick && (
        <StickZone
          stick={layout.stick}
          held={held}
          reach={sizeOf('stick', placement.stick ?? { scale: 100 }, padSize) / 2}
          place={styleOf('stick')}
        />
      )}
      {layout.buttons.map((button) => (
        <KeyButton
          key={button.place}
          button={button}
          held={held}
          isPressed={fingers.pressed.has(button.place)}
          style={styleOf(button.place)}
        />
      ))}
    </div>
  )
}
