import { Suspense, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { late } from '#kit/ui/late.ts'
import { useStore } from '#kit/ui/store.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { PadLayout } from '../../model.ts'
import type { Held } from '../input/held.ts'
import { ownStorage, type PlayerSettingsStore } from '../player-settings.ts'
import { keepPad, readPad } from './kept-pads.ts'
import { MovedPad } from './MovedPad.tsx'
import { Pad } from './Pad.tsx'
import { mirrored, screenKind, type Placement } from './pad-places.ts'

const PadEditor = late(() => import('./PadEditor.tsx').then((part) => ({ default: part.PadEditor })))

interface PlayPadProps {
  readonly gameKey: string
  readonly layout: PadLayout
  readonly held: Held
  readonly settings: PlayerSettingsStore
  /** Its parts are being moved. */
  readonly isEdited: boolean
  readonly onDone: () => void
  /** The class of where the pad lies while nobody has moved it. */
  readonly usualPlace: string | undefined
}

/** The pad of a game: as it lies usually, or where the player has put its parts. */
export function PlayPad({ gameKey, layout, held, settings, isEdited, onDone, usualPlace }: PlayPadProps) {
  const shown = useStore(settings)
  const { placement, change } = usePlacement(gameKey, shown.isLeftHanded)
  const usual = useRef<HTMLDivElement>(null)
  const parts = { layout, settings: shown }
  return (
    <>
      {!placement && (
        <div ref={usual} className={usualPlace} data-edited={isEdited || undefined}>
          <Pad {...parts} held={held} />
        </div>
      )}
      {placement && !isEdited && <MovedPad {...parts} held={held} placement={placement} />}
      {isEdited && (
        <Suspense>
          <PadEditor {...parts} placement={placement} usual={usual} onChange={change} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}

/** Where this player wants the pad of this game on this kind of screen. What is kept is for the right hand. */
function usePlacement(gameKey: string, isLeftHanded: boolean) {
  const [storage] = useState(ownStorage)
  const [, readAgain] = useReducer((times: number) => times + 1, 0)
  const isPortrait = useMedia('(orientation: portrait)')
  const isTablet = useMedia('(min-width: 600px) and (min-height: 600px)')
  const screen = screenKind(isTablet, isPortrait)
  const forHand = (placement: Placement | undefined) =>
    placement && isLeftHanded ? mirrored(placement) : placement
  return {
    placement: forHand(readPad(storage, gameKey, screen)),
    change(placement: Placement | undefined) {
      keepPad(storage, gameKey, screen, { placement: forHand(placement), now: systemClock() })
      readAgain()
    },
  }
}

function useMedia(query: string): boolean {
  const follow = (changed: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )
}
