import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ArrowsInSimpleIcon, CornersOutIcon } from '#kit/ui/icons/stage.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { Switch } from '#kit/ui/Switch.tsx'
import { KeyboardIcon, SignOutIcon } from '../player-icons.tsx'
import { LEAST_OPACITY, type PlayerSettingsStore } from '../player-settings.ts'
import type { PlayView } from '../play/open-play.ts'
import type { Seat } from '../../model.ts'
import { Together, type TogetherCalls } from './Together.tsx'
import { streamingTexts } from '../texts.ts'
import styles from './play-menu.module.css'

interface PlayMenuProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly view: PlayView
  readonly settings: PlayerSettingsStore
  readonly hasPad: boolean
  readonly isFull: boolean
  readonly onFull: () => void
  readonly onKeys: () => void
  readonly onMovePad: () => void
  readonly onLeave: () => void
  readonly together: TogetherCalls | undefined
  readonly onSeat: (watcherId: string, seat: Seat) => void
}

const SIZES = ['small', 'normal', 'large'] as const

/** What a player may change in the middle of a game, and the way out. */
export function PlayMenu(props: PlayMenuProps) {
  const { name, isOpen, onClose, view, settings, hasPad, isFull, onFull, onKeys, onLeave } = props
  const { together, onSeat, onMovePad } = props
  const text = useMessages(streamingTexts)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name}>
      <div className={styles.menu}>
        <div className={styles.buttons}>
          <Button icon={isFull ? <ArrowsInSimpleIcon /> : <CornersOutIcon />} onClick={onFull}>
            {text(isFull ? 'full.leave' : 'full')}
          </Button>
          <Button icon={<KeyboardIcon />} onClick={onKeys}>
            {text('keys')}
          </Button>
        </div>
        {together && (
          <Together
            calls={together}
            watchers={view.watchers}
            isForTwo={view.join?.isForTwo ?? false}
            onSeat={onSeat}
          />
        )}
        {view.hasSound && <Volume settings={settings} />}
        {hasPad && <PadChoices settings={settings} onMove={onMovePad} />}
        <Picture view={view} />
        <Button look="danger" icon={<SignOutIcon />} onClick={onLeave} isWide>
          {text('leave')}
        </Button>
      </div>
    </Sheet>
  )
}

interface RangeProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly onChange: (value: number) => void
}

function Range({ label, value, min, onChange }: RangeProps) {
  return (
    <label className={styles.range}>
      {label}
      <input
        type="range"
        min={min}
        max={100}
        step={5}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}

function Volume({ settings }: { readonly settings: PlayerSettingsStore }) {
  const text = useMessages(streamingTexts)
  const { volume } = useStore(settings)
  return (
    <Range
      label={text('volume')}
      value={volume}
      min={0}
      onChange={(chosen) => settings.set({ volume: chosen })}
    />
  )
}

interface PadChoicesProps {
  readonly settings: PlayerSettingsStore
  readonly onMove: () => void
}

function PadChoices({ settings, onMove }: PadChoicesProps) {
  const text = useMessages(streamingTexts)
  const { padSize, padOpacity, isLeftHanded } = useStore(settings)
  return (
    <fieldset className={styles.pad}>
      <legend>{text('pad')}</legend>
      <Segments
        label={text('pad.size')}
        segments={SIZES.map((id) => ({ id, label: text(`pad.${id}`) }))}
        current={padSize}
        onPick={(size) => settings.set({ padSize: size })}
      />
      <Range
        label={text('pad.opacity')}
        value={padOpacity}
        min={LEAST_OPACITY}
        onChange={(opacity) => settings.set({ padOpacity: opacity })}
      />
      <Switch
        label={text('pad.leftHanded')}
        note={text('pad.leftHandedNote')}
        isOn={isLeftHanded}
        onChange={(isOn) => settings.set({ isLeftHanded: isOn })}
      />
      <Button onClick={onMove}>{text('pad.move')}</Button>
    </fieldset>
  )
}

/** What is sent now, and on demand how it travels. */
function Picture({ view: { quality, link, transport } }: { readonly view: PlayView }) {
  const text = useMessages(streamingTexts)
  const number = useNumber()
  const tenths = (value: number) => number(Math.round(value * 10) / 10)
  return (
    <div className={styles.picture}>
      <p>
        <strong>{text('quality')}</strong>{' '}
        {quality
          ? text('quality.line', {
              size: `${quality.width} × ${quality.height}`,
              frames: text('frames', { count: number(quality.framesPerSecond) }),
              rate: text('rate', { megabits: tenths(quality.kilobits / 1000) }),
            })
          : text('quality.waiting')}
      </p>
      {link && (
        <details>
          <summary>{text('stats')}</summary>
          <dl className={styles.stats}>
            <dt>{text('stats.delay')}</dt>
            <dd>{text('milliseconds', { count: number(Math.round(link.roundTripMs)) })}</dd>
            <dt>{text('stats.loss')}</dt>
            <dd>{text('percent', { count: tenths(link.lossPercent) })}</dd>
            <dt>{text('stats.frames')}</dt>
            <dd>{number(Math.round(link.framesPerSecond))}</dd>
            {transport && (
              <>
                <dt>{text('stats.way')}</dt>
                <dd>{text(`stats.${transport}`)}</dd>
              </>
            )}
          </dl>
        </details>
      )}
    </div>
  )
}
