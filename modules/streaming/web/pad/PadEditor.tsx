import { useEffect, useRef, type RefObject } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import type { PadLayout } from '../../model.ts'
import type { PlayerSettings } from '../player-settings.ts'
import { streamingTexts, type StreamingText } from '../texts.ts'
import { ACTION_ICONS } from './action-icon.ts'
import { actionOf } from './KeyButton.tsx'
import { partsOf, spotAt, type PadPart, type Placement, type Spot } from './pad-places.ts'
import { partStyle } from './part-style.ts'
import { usePadEdit } from './use-pad-edit.ts'
import styles from './moved-pad.module.css'

interface PadEditorProps {
  readonly layout: PadLayout
  readonly settings: PlayerSettings
  /** What the player has chosen; nothing while the pad lies as usual. */
  readonly placement: Placement | undefined
  /** The pad as it lies usually, to be measured. */
  readonly usual: RefObject<HTMLElement | null>
  /** Keeps it; nothing puts the pad back. */
  readonly onChange: (placement: Placement | undefined) => void
  readonly onDone: () => void
}

/** Moves and sizes the parts of the pad: by finger, by a touch on where the chosen part shall go, or by keys. */
export function PadEditor({ layout, settings, placement, usual, onChange, onDone }: PadEditorProps) {
  const text = useMessages(streamingTexts)
  const area = useRef<HTMLDivElement>(null)
  const { padSize } = settings
  const parts = partsOf(layout)
  const edit = usePadEdit({
    area,
    parts,
    padSize,
    placement,
    measure: () => measured(usual.current, area.current!),
    onChange,
  })
  useEffect(() => area.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div
      className={styles.editor}
      role="group"
      aria-label={text('pad.move')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <div className={styles.bar}>
        <IconButton label={text('pad.smaller')} icon="−" onClick={() => edit.resize(-1)} />
        <IconButton label={text('pad.larger')} icon="+" onClick={() => edit.resize(1)} />
        <Button onClick={() => onChange(undefined)} disabled={!placement}>
          {text('pad.back')}
        </Button>
        <Button look="act" onClick={onDone}>
          {text('pad.done')}
        </Button>
      </div>
      <p className={styles.hint}>{text('pad.moveHint')}</p>
      {/* Keys have their own way to every part: this is one more for fingers that cannot drag. */}
      <div
        ref={area}
        className={styles.area}
        dir="ltr"
        data-edited
        onClick={(event) => {
          if (event.target === event.currentTarget) edit.bring(event)
        }}
      >
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className={styles.part}
            aria-pressed={part === edit.chosen}
            aria-label={text(nameOf(part, layout))}
            data-place={part}
            style={partStyle(part, edit.shown, padSize)}
            onFocus={() => edit.choose(part)}
            onKeyDown={(event) => {
              if (edit.press(event, part)) event.preventDefault()
            }}
            {...edit.drag(part)}
          >
            <PartIcon part={part} layout={layout} />
          </button>
        ))}
      </div>
    </div>
  )
}

const buttonOf = (part: PadPart, layout: PadLayout) => layout.buttons.find(({ place }) => place === part)!

const nameOf = (part: PadPart, layout: PadLayout): StreamingText =>
  part === 'stick' ? 'pad.stick' : `action.${actionOf(buttonOf(part, layout))}`

function PartIcon({ part, layout }: { readonly part: PadPart; readonly layout: PadLayout }) {
  if (part === 'stick') return <span className={styles.thumb} />
  const Icon = ACTION_ICONS[actionOf(buttonOf(part, layout))]
  return <Icon />
}

/** Where the parts of the usual pad lie, in the area in which they can be moved. */
function measured(usual: HTMLElement | null, area: HTMLElement): Placement {
  const whole = area.getBoundingClientRect()
  const spots: Partial<Record<PadPart, Spot>> = {}
  for (const element of usual?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const box = element.getBoundingClientRect()
    const middle = { x: box.x + box.width / 2 - whole.x, y: box.y + box.height / 2 - whole.y }
    spots[element.dataset['place'] as PadPart] = spotAt(middle, { size: box.width, scale: 100 }, whole)
  }
  return spots
}
