import type { PointerEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import type { Held } from '../input/held.ts'
import { tick } from '../pad/tick.ts'
import { BackspaceIcon, TextIcon } from '../player-icons.tsx'
import { streamingTexts } from '../texts.ts'
import styles from './screen-keys.module.css'

const LETTERS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']
const SOURCE = 'screen keys'
/** Long enough for a game that looks once a frame. */
const CLICK_MS = 80

interface ScreenKeysProps {
  readonly held: Held
  /** The device's own keyboard instead. */
  readonly onType: () => void
  readonly onClose: () => void
}

/** A keyboard for names and short cuts: a phone's own would send no keys that a game can hold. */
export function ScreenKeys({ held, onType, onClose }: ScreenKeysProps) {
  const text = useMessages(streamingTexts)
  const key = (code: string, label: string) => <Key key={code} code={code} label={label} held={held} />
  return (
    <div className={styles.keys} dir="ltr" role="group" aria-label={text('keys')}>
      <div className={styles.row}>
        {key('Escape', 'Esc')}
        {Array.from('1234567890', (digit) => key(`Digit${digit}`, digit))}
      </div>
      {LETTERS.map((row) => (
        <div key={row} className={styles.row}>
          {Array.from(row, (letter) => key(`Key${letter}`, letter))}
        </div>
      ))}
      <div className={styles.row}>
        {key('Tab', 'Tab')}
        {key('ArrowLeft', '←')}
        {key('ArrowUp', '↑')}
        {key('ArrowDown', '↓')}
        {key('ArrowRight', '→')}
        <Key code="Space" label={text('keys.space')} held={held} isWide />
        <Key code="Backspace" label={text('keys.backspace')} held={held} icon={<BackspaceIcon />} />
        <Key code="Enter" label="Enter" held={held} icon="↵" />
        <IconButton label={text('keys.type')} icon={<TextIcon />} onClick={onType} />
        <IconButton label={text('keys.hide')} icon={<XIcon />} onClick={onClose} />
      </div>
    </div>
  )
}

interface KeyProps {
  readonly code: string
  readonly label: string
  readonly held: Held
  readonly icon?: React.ReactNode
  readonly isWide?: boolean
}

function Key({ code, label, held, icon, isWide }: KeyProps) {
  const lift = () => held.lift(SOURCE, code)
  return (
    <button
      type="button"
      className={styles.key}
      data-wide={isWide || undefined}
      aria-label={icon ? label : undefined}
      onPointerDown={(event: PointerEvent) => {
        // The game keeps the focus.
        event.preventDefault()
        tick()
        held.press(SOURCE, code)
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onClick={(event) => {
        if (event.detail > 0) return
        held.press(SOURCE, code)
        setTimeout(lift, CLICK_MS)
      }}
    >
      {icon ?? label}
    </button>
  )
}
