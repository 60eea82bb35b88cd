import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import {
  PAD_ACTIONS,
  PAD_PLACES,
  type PadAction,
  type PadButton,
  type PadLayout,
  type PadPlace,
} from '../../model.ts'
import type { Held } from '../hands/held.ts'
import type { Point } from '../hands/place.ts'
import type { PlayerSettings } from '../player-settings.ts'
import { streamingTexts, type StreamingText } from '../texts.ts'
import { ACTION_ICONS } from './action-icon.ts'
import {
  buttonAt,
  moveThumb,
  placeButtons,
  pushOf,
  SMALL_BUTTON,
  STICK_REACH,
  stickDirections,
  type Stick,
} from './pad-geometry.ts'
import { tick } from './tick.ts'
import styles from './pad.module.css'

interface PadProps {
  readonly layout: PadLayout
  readonly held: Held
  readonly settings: PlayerSettings
}

const isSmall = ({ place }: PadButton) => place === 'start' || place === 'select'

/** The pad under both thumbs. It lies the same way in every language: left and right are the hands'. */
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

const pointIn = (zone: RefObject<HTMLElement | null>, event: PointerEvent): Point => {
  const box = zone.current!.getBoundingClientRect()
  return { x: event.clientX - box.x, y: event.clientY - box.y }
}

/** Keeps the focus on the game and the finger on the zone where it came down. */
function take(event: PointerEvent) {
  event.preventDefault()
  event.currentTarget.setPointerCapture?.(event.pointerId)
}

interface StickZoneProps {
  readonly stick: NonNullable<PadLayout['stick']>
  readonly held: Held
  readonly reach: number
}

/** The stick comes to where the thumb comes down. */
function StickZone({ stick, held, reach }: StickZoneProps) {
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

interface ButtonZoneProps {
  readonly buttons: readonly PadButton[]
  readonly held: Held
  readonly size: PlayerSettings['padSize']
}

/** Every finger holds the button it is on, and changes it when it slides. */
function ButtonZone({ buttons, held, size }: ButtonZoneProps) {
  const zone = useRef<HTMLDivElement>(null)
  const [fingers, setFingers] = useState<ReadonlyMap<number, PadPlace | undefined>>(new Map())
  const group = placeButtons(
    PAD_PLACES.filter((place) => buttons.some((button) => button.place === place)),
    size,
  )
  const show = (next: ReadonlyMap<number, PadPlace | undefined>) => {
    const places = new Set(next.values())
    held.hold(
      'pad',
      buttons.filter(({ place }) => places.has(place)).map(({ presses }) => presses),
    )
    setFingers(next)
  }
  const put = (event: PointerEvent) => {
    const place = buttonAt(group.buttons, pointIn(zone, event))
    if (fingers.has(event.pointerId) && fingers.get(event.pointerId) === place) return
    if (place) tick()
    show(new Map(fingers).set(event.pointerId, place))
  }
  const leave = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    const rest = new Map(fingers)
    rest.delete(event.pointerId)
    show(rest)
  }
  const pressed = new Set(fingers.values())
  return (
    <div
      ref={zone}
      className={styles.buttonZone}
      style={{ inlineSize: group.width, blockSize: group.height }}
      onPointerDown={(event) => {
        take(event)
        put(event)
      }}
      onPointerMove={(event) => {
        if (fingers.has(event.pointerId)) put(event)
      }}
      onPointerUp={leave}
      onPointerCancel={leave}
      onLostPointerCapture={leave}
    >
      {group.buttons.map(({ place, x, y, size: across }) => (
        <KeyButton
          key={place}
          button={buttons.find((button) => button.place === place)!}
          held={held}
          isPressed={pressed.has(place)}
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

interface KeyButtonProps {
  readonly button: PadButton
  readonly held: Held
  readonly isPressed: boolean
  readonly style: React.CSSProperties
}

const isAction = (action: string): action is PadAction => (PAD_ACTIONS as readonly string[]).includes(action)
/** Long enough for a game that looks once a frame. */
const CLICK_MS = 80

/** Fingers are the zone's; a screen reader or a switch presses and lifts with one click. */
function KeyButton({ button, held, isPressed, style }: KeyButtonProps) {
  const text = useMessages(streamingTexts)
  const action: PadAction = isAction(button.action) ? button.action : 'special'
  const Icon = ACTION_ICONS[action]
  return (
    <button
      type="button"
      className={styles.button}
      data-place={button.place}
      data-pressed={isPressed || undefined}
      aria-label={text(`action.${action}` satisfies StreamingText)}
      tabIndex={-1}
      style={style}
      onClick={(event) => {
        if (event.detail > 0) return
        held.press('click', button.presses)
        setTimeout(() => held.lift('click', button.presses), CLICK_MS)
      }}
    >
      <Icon />
    </button>
  )
}
