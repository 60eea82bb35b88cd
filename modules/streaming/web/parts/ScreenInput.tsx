import { Suspense, useState, type RefObject } from 'react'
import { late } from '#kit/ui/late.ts'
import type { InputMessage } from '../../model.ts'
import type { Held } from '../input/held.ts'
import { PlayPad } from '../pad/PlayPad.tsx'
import type { PlayJoin } from '../play/open-play.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import { TypeText } from './TypeText.tsx'

const ScreenKeys = late(() => import('./ScreenKeys.tsx').then((part) => ({ default: part.ScreenKeys })))

interface ScreenInputProps {
  readonly join: PlayJoin | undefined
  readonly held: Held
  readonly send: (input: InputMessage) => void
  readonly settings: PlayerSettingsStore
  readonly showsPad: boolean
  readonly moving: ReturnType<typeof useMoving>
  /** The class of where the pad lies while nobody has moved it. */
  readonly usualPlace: string | undefined
  readonly keys: ReturnType<typeof useKeys>
}

/** Pad or keyboard, over the picture or below it. */
export function ScreenInput(props: ScreenInputProps) {
  const { join, held, send, settings, showsPad, moving, usualPlace, keys } = props
  if (keys.open === 'text') return <TypeText held={held} send={send} onClose={keys.close} />
  if (keys.open === 'keys')
    return (
      <Suspense>
        <ScreenKeys held={held} onType={keys.type} onClose={keys.close} />
      </Suspense>
    )
  if (!join?.pad || !showsPad) return null
  return (
    <PlayPad
      gameKey={join.gameKey}
      layout={join.pad}
      held={held}
      settings={settings}
      isEdited={moving.isOn}
      onDone={moving.end}
      usualPlace={usualPlace}
    />
  )
}

/** The keyboard of the page, or the device's own; either takes the place of the pad. */
export function useKeys() {
  const [open, setOpen] = useState<'none' | 'keys' | 'text'>('none')
  return {
    open,
    show: () => setOpen('keys'),
    type: () => setOpen('text'),
    /** What opens the device's keyboard, unless one is open. */
    typeIf: (mayType: boolean) => (mayType && open === 'none' ? () => setOpen('text') : undefined),
    close: () => setOpen('none'),
  }
}

/** While the parts of the pad are moved, the game gets nothing; afterwards it has the keys again. */
export function useMoving(screen: RefObject<HTMLElement | null>, keys: ReturnType<typeof useKeys>) {
  const [isOn, setOn] = useState(false)
  return {
    isOn,
    begin(hideMenu: () => void) {
      hideMenu()
      keys.close()
      setOn(true)
    },
    end() {
      setOn(false)
      screen.current?.focus({ preventScroll: true })
    },
  }
}
