import { useRef, useState, type PointerEvent } from 'react'
import { PAD_PLACES, type PadButton, type PadLayout } from '../../model.ts'
import type { Held } from '../input/held.ts'
import type { PlayerSettings } from '../player-settings.ts'
import { take } from './fingers.ts'
import { KeyButton } from './KeyButton.tsx'
import { buttonAt, placeButtons, SMALL_BUTTON, STICK_REACH } from './pad-geometry.ts'
import { StickZone } from './Stick.tsx'
import { tick } from './tick.ts'
import { useFingers } from './use-fingers.ts'
import styles from './pad.module.css'

interface PadProps {
  readonly layout: PadLayout
  readonly held: Held
  readonly settings: PlayerSettings
}

const isSmall = ({ place }: PadButton) => place === 'start' || place === 'select'

/** The pad under both thumbs, never mirrored: left and right are the hands'. */
export function Pad({ layout, held, settings }: PadProps) {
  return (
    <div
      className={styles.pad}
      dir="ltr"
      data-swapped={settings.isLeftHanded || undefined}
      style={{ '--pad-opacity': settings.padOpacity / 100 } as React.CSSProperties}
    >
      <div className={styles.side}>
        <SmallButtons buttons={layout.buttons.filter(isSmall)} held={held} />
        {layout.stick && <StickZone stick={layout.stick} held={held} reach={STICK_REACH[settings.padSize]} />}
      </div>
      <ButtonZone
        buttons={layout.buttons.filter((button) => !isSmall(button))}
        held={held}
        size={settings.padSize}
      />
    </div>
  )
}

interface ButtonZoneProps {
  readonly buttons: readonly PadButton[]
  readonly held: Held
  readonly size: PlayerSettings['padSize']
}

/** Every finger holds the button below it, and changes it when it slides. */
function ButtonZone({ buttons, held, size }: ButtonZoneProps) {
  const zone = useRef<HTMLDivElement>(null)
  const group = placeButtons(
    PAD_PLACES.filter((place) => buttons.some((button) => button.place === place)),
    size,
  )
  const fingers = useFingers({ zone, buttons, held, find: (point) => buttonAt(group.buttons, point) })
  return (
    <div
      ref={zone}
      className={styles.buttonZone}
      style={{ inlineSize: group.width, blockSize: group.height }}
      {...fingers.hear}
    >
      {group.buttons.map(({ place, x, y, size: across }) => (
        <KeyButton
          key={place}
          button={buttons.find((button) => button.place === place)!}
          held={held}
          isPressed={fingers.pressed.has(place)}
          style={{
            insetInlineStart: x - across / 2,
            insetBlockStart: y - across / 2,
            inlineSize: across,
            blockSize: across,
          }}
        />
      ))}
    </div>
  )
}

/** Start and select, where the thumbs do not rest. */
function SmallButtons({ buttons, held }: { readonly buttons: readonly PadButton[]; readonly held: Held }) {
  const [pressed, setPressed] = useState<ReadonlyMap<number, string>>(new Map())
  const change = (next: ReadonlyMap<number, string>) => {
    held.hold('small', [...next.values()])
    setPressed(next)
  }
  const leave = (event: PointerEvent) => {
    if (!pressed.has(event.pointerId)) return
    const rest = new Map(pressed)
    rest.delete(event.pointerId)
    change(rest)
  }
  if (buttons.length === 0) return null
  return (
    <div className={styles.smallZone}>
      {buttons.map((button) => (
        <div
          key={button.place}
          onPointerDown={(event) => {
            take(event)
            tick()
            change(new Map(pressed).set(event.pointerId, button.presses))
          }}
          onPointerUp={leave}
          onPointerCancel={leave}
          onLostPointerCapture={leave}
        >
          <KeyButton
            button={button}
            held={held}
            isPressed={[...pressed.values()].includes(button.presses)}
            style={{ inlineSize: SMALL_BUTTON, blockSize: SMALL_BUTTON }}
          />
        </div>
      ))}
    </div>
  )
}
