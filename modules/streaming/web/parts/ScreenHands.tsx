import { Suspense, useState, type RefObject } from 'react'
import { late } from '#kit/ui/late.ts'
import type { Held } from '../hands/held.ts'
import { PlayPad } from '../pad/PlayPad.tsx'
import type { PlayJoin } from '../play/open-play.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'

const ScreenKeys = late(() => import('./ScreenKeys.tsx').then((part) => ({ default: part.ScreenKeys })))

interface ScreenHandsProps {
  readonly join: PlayJoin | undefined
  readonly held: Held
  readonly settings: PlayerSettingsStore
  readonly showsPad: boolean
  readonly moving: ReturnType<typeof useMoving>
  /** The class of where the pad lies while nobody has moved it. */
  readonly usualPlace: string | undefined
  readonly keys: ReturnType<typeof useKeys>
}

/** Pad or keyboard, over the picture or below it. */
export function ScreenHands({ join, held, settings, showsPad, moving, usualPlace, keys }: ScreenHandsProps) {
  if (keys.areOpen)
    return (
      <Suspense>
        <ScreenKeys held={held} onClose={keys.close} />
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

/** The keyboard of the page, which takes the place of the pad. */
export function useKeys() {
  const [areOpen, setOpen] = useState(false)
  return { areOpen, open: () => setOpen(true), close: () => setOpen(false) }
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
